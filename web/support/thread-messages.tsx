import type { QuestionMessage } from '#domain/support/schema.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'

interface ThreadMessagesProps {
  messages: readonly QuestionMessage[]
  /** How the words of the person are headed: "You wrote", or their name. */
  author: string
}

/** What was asked and answered, oldest first. */
export function ThreadMessages({ messages, author }: ThreadMessagesProps) {
  return (
    <ul className="grid gap-4" aria-label="Messages, oldest first">
      {messages.map(({ id, is_from_team, author_name, words, created_at }) => (
        <li key={id} className="max-w-none border-t border-hairline pt-4">
          <p className="font-bold">
            <span translate="no">{is_from_team ? (author_name ?? 'The team') : author}</span>,{' '}
            <span className="font-normal text-muted">{formatDateTime(created_at)}</span>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{words}</p>
        </li>
      ))}
    </ul>
  )
}
