import { useLayoutEffect, useRef } from 'react'
import type { Message } from '#domain/messages/schema.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'

interface MessageLogProps {
  /** Newest first, as the server returns them. */
  messages: readonly Message[]
  /** Id of the user who views the page. */
  me: string
  /** Display name of the other participant. */
  name: string
  now: number
  /** Fetches earlier messages; absent where there are none. */
  onEarlier?: (() => void) | undefined
}

/**
 * A conversation, oldest first, by days. The user's own messages are at the right with the label
 * "You".
 */
export function MessageLog({ messages, me, name, now, onEarlier }: MessageLogProps) {
  const box = useRef<HTMLDivElement>(null)
  const newest = messages[0]?.id
  useLayoutEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight)
  }, [newest])
  const rows = messages.toReversed()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <div ref={box} className="message-log" role="region" aria-label="Messages" tabIndex={0}>
      {onEarlier ? (
        <button
          type="button"
          className="button button-quiet justify-self-center"
          onClick={onEarlier}
        >
          Show earlier messages
        </button>
      ) : null}
      <ol className="grid gap-3">
        {rows.map(({ id, author_id, body, created_at }, index) => {
          const day = dayOf(created_at)
          const before = rows[index - 1]
          const isOwn = author_id === me
          const isFirstOfDay = !before || dayOf(before.created_at) !== day
          return (
            <li key={id} className="grid max-w-none">
              {isFirstOfDay ? (
                <h3 className="mt-2 mb-4 justify-self-center text-sm font-semibold text-muted">
                  {day === dayOf(now) ? 'Today' : formatDay(created_at)}
                </h3>
              ) : null}
              <div className={`message ${isOwn ? 'message-own' : ''}`}>
                {isFirstOfDay || before.author_id !== author_id ? (
                  <p className="text-sm font-semibold">{isOwn ? 'You' : name}</p>
                ) : (
                  <p className="unseen">{isOwn ? 'You' : name}</p>
                )}
                <p className="whitespace-pre-wrap wrap-anywhere">{body}</p>
                <p className="text-end text-sm text-muted">{formatTime(created_at)}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
