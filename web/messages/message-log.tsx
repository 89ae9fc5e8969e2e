import type { Message } from '#domain/messages/schema.ts'
import { dayOf, formatRecentDay, formatTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLogScroll } from './log-scroll.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { markRead } from './queries.ts'

/**
 * The other participant's messages count as read once they are shown on a visible page.
 *
 * @param messages those of the conversation, newest first; undefined while the newest is out of view
 */
function useReadMark(
  thread_id: string,
  messages: readonly Message[] | undefined,
  me: string,
  onShown: (id: string) => void,
) {
  const client = useQueryClient()
  const last = messages?.[0]?.id
  const show = useEffectEvent(() => {
    if (last && document.visibilityState !== 'hidden') onShown(last)
  })
  useEffect(() => {
    show()
    const listen = () => show()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [last])
  const marked = useRef('')
  const newest = messages?.find(({ author_id }) => author_id !== me)?.id
  useEffect(() => {
    if (!newest) return
    const mark = () => {
      if (document.visibilityState === 'hidden' || marked.current === newest) return
      marked.current = newest
      // An unmarked message stays counted as new, and is marked when the conversation is opened
      // again.
      markRead(client, thread_id, newest).catch(() => (marked.current = ''))
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [client, thread_id, newest])
}

/** How the messages before the first one are fetched. */
export interface Earlier {
  isLoading: boolean
  hasFailed: boolean
  load: () => void
}

interface MessageLogProps {
  thread_id: string
  /** Newest first, as the server returns them. */
  messages: readonly Message[]
  /** Id of the user who views the page. */
  me: string
  /** Display name of the other participant. */
  name: string
  now: number
  /** Up to when the other participant has read. */
  readUntil: string | null
  /** Absent where there are no earlier messages. */
  earlier?: Earlier | undefined
  /** Called with the newest message, the user's own as well, once it is in view. */
  onShown: (id: string) => void
}

/**
 * A conversation, oldest first, by days. The user's own messages are at the right with the label
 * "You", and say whether the other participant has read them.
 */
export function MessageLog(props: MessageLogProps) {
  const { thread_id, messages, me, earlier, onShown } = props
  const loadsAtStart = earlier && !earlier.isLoading && !earlier.hasFailed
  const { box, isAtEnd, hasUnseen, onScroll, showNewest } = useLogScroll(
    messages,
    me,
    loadsAtStart ? earlier.load : undefined,
  )
  useReadMark(thread_id, isAtEnd ? messages : undefined, me, onShown)
  return (
    <div className="message-view">
      {/* What arrives is announced by the panel, without the earlier messages that load above. */}
      <div
        ref={box}
        className="message-log"
        role="log"
        aria-live="off"
        aria-label="Messages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        onScroll={onScroll}
      >
        {earlier ? (
          <Button
            variant="quiet"
            className="justify-self-center"
            aria-disabled={earlier.isLoading}
            onClick={earlier.load}
          >
            {earlier.isLoading ? 'Loading...' : 'Show earlier messages'}
          </Button>
        ) : null}
        <Rows {...props} />
      </div>
      {hasUnseen ? (
        <Button
          className="message-new"
          onClick={() => {
            showNewest()
            box.current?.focus()
          }}
        >
          New message
        </Button>
      ) : null}
    </div>
  )
}

function Rows({ messages, me, name, now, readUntil }: MessageLogProps) {
  const rows = messages.toReversed()
  return (
    <ol className="grid gap-3">
      {rows.map(({ id, author_id, body, created_at }, index) => {
        const day = dayOf(created_at)
        const before = rows[index - 1]
        const isOwn = author_id === me
        const isFirstOfDay = !before || dayOf(before.created_at) !== day
        const isFirstOfAuthor = isFirstOfDay || before.author_id !== author_id
        return (
          <li key={id} data-message={id} className="grid max-w-none">
            {isFirstOfDay ? (
              <h3 className="message-day">{formatRecentDay(created_at, now)}</h3>
            ) : null}
            <div className={`message ${isOwn ? 'message-own' : ''}`}>
              <p className={isFirstOfAuthor ? 'text-sm font-medium' : 'sr-only'}>
                {isOwn ? 'You' : name}
              </p>
              <p className="whitespace-pre-wrap wrap-anywhere">{body}</p>
              <p className="text-end text-sm text-muted">
                {formatTime(created_at)}
                {isOwn ? ` · ${readUntil && created_at <= readUntil ? 'Read' : 'Sent'}` : null}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
