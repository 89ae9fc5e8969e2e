import type { ListedThread } from '#domain/messages/schema.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { initials } from '#domain/values/names.ts'
import { dayOf, formatShortDate, formatTime } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Count } from '#web/ui/layout/count.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { unknownPerson } from './texts.ts'

interface ThreadListProps {
  threads: readonly ListedThread[]
  /** The thread that is open beside the list. */
  current: string | undefined
  now: number
}

/** Conversations, two lines each: the name, and the latest message with the unread count. */
export function ThreadList({ threads, current, now }: ThreadListProps) {
  return (
    <ul aria-label="Conversations" className="border-t border-hairline">
      {threads.map((thread) => (
        <li key={thread.id} className="max-w-none border-b border-hairline">
          <Link
            to={`?thread=${thread.id}`}
            state={{ fromList: true }}
            aria-current={thread.id === current ? 'true' : undefined}
            className={`thread-row flex items-center gap-3 px-2 no-underline hover:bg-sunken ${thread.id === current ? 'bg-sunken' : ''}`}
          >
            <Portrait
              src={thread.person?.profile_picture_url ?? null}
              initials={initials(thread.person?.full_name ?? '')}
              size={48}
            />
            <LastLine thread={thread} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function LastLine({ thread, now }: { thread: ListedThread; now: number }) {
  const { person, last_message: last, unread, urgent_at } = thread
  const isNew = unread > 0
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline justify-between gap-3">
        <span className={`min-w-0 wrap-anywhere ${isNew ? 'font-bold' : 'font-medium'}`}>
          <span translate="no">{person?.full_name || unknownPerson}</span>
        </span>
        {last ? (
          <span className="shrink-0 text-sm text-muted">
            {dayOf(last.created_at) === dayOf(now)
              ? formatTime(last.created_at)
              : formatShortDate(last.created_at, now)}
          </span>
        ) : null}
      </span>
      <span className="flex items-baseline justify-between gap-3">
        <span className={`min-w-0 text-sm wrap-anywhere ${isNew ? 'font-bold' : 'text-muted'}`}>
          {urgent_at ? (
            <span className="font-bold text-danger">
              {thread.as === 'provider' ? 'Urgent: answer first' : 'You marked this as urgent'}
              {last ? ' · ' : null}
            </span>
          ) : null}
          {last?.is_own ? 'You: ' : ''}
          {last ? beginningOf(last.body) : null}
        </span>
        <Count value={unread} of="new" />
      </span>
      {person && isMistakable(person) ? (
        <span className="block text-sm">
          <PatientIdentity person={person} />
        </span>
      ) : null}
    </span>
  )
}

/** Of two who are written the same, or whose name has changed, the row says who it is. The conversation always does. */
const isMistakable = ({ has_namesake, was_called }: NonNullable<ListedThread['person']>) =>
  has_namesake || was_called !== undefined

/** Letters of a message that fit a row of a phone. */
const maxShown = 23

/** The start of a message, cut between characters. */
function beginningOf(body: string): string {
  const letters = Array.from(body.replaceAll(/\s+/g, ' '))
  return letters.length > maxShown
    ? `${letters
        .slice(0, maxShown - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
