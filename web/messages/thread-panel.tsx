import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Message, Thread } from '#domain/messages/schema.ts'
import { firstName, initials } from '#domain/values/names.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { ComposeForm } from './compose-form.tsx'
import { MessageLog } from './message-log.tsx'
import { markRead, messagesIn, threadOf } from './queries.ts'
import { failures, unknownPerson } from './texts.ts'

/** One conversation: the name, the messages, and the form to write. */
export function ThreadPanel({ id }: { id: string }) {
  const { data: profile } = useProfile()
  const thread = useQuery(threadOf(id))
  const written = useInfiniteQuery(messagesIn(id))
  const messages = written.data?.pages.flat()
  useReadMark(id, messages, profile?.id)
  const query = {
    data: thread.data && messages && profile && { thread: thread.data, messages, me: profile.id },
    error: thread.error ?? written.error,
    refetch: () => Promise.all([thread.refetch(), written.refetch()]),
  }
  return (
    <QueryView query={query} failed={failures.thread} waiting={<Skeleton lines={8} />}>
      {(shown) => (
        <Conversation
          {...shown}
          onEarlier={written.hasNextPage ? () => void written.fetchNextPage() : undefined}
        />
      )}
    </QueryView>
  )
}

interface ConversationProps {
  thread: Thread
  messages: readonly Message[]
  me: string
  onEarlier: (() => void) | undefined
}

function Conversation({ thread, messages, me, onEarlier }: ConversationProps) {
  const now = useNow()
  const name = firstName(thread.person?.full_name ?? '') || unknownPerson
  return (
    <div className="grid gap-4">
      <Recipient thread={thread} />
      {messages.length > 0 ? (
        <MessageLog messages={messages} me={me} name={name} now={now} onEarlier={onEarlier} />
      ) : (
        <p className="border-y border-hairline py-12 text-center text-muted">No messages yet.</p>
      )}
      <Arrivals messages={messages} me={me} name={name} />
      {thread.may_write ? (
        <ComposeForm key={thread.id} thread_id={thread.id} me={me} />
      ) : (
        <p>
          You can write to each other while you have an appointment together. What was written stays
          here.
        </p>
      )}
    </div>
  )
}

function Recipient({ thread: { person } }: { thread: Thread }) {
  return (
    <header className="flex items-center gap-3">
      <Link to="?" className="grid size-11 place-items-center lg:hidden" aria-label="All messages">
        <Icon name="back" size={24} />
      </Link>
      <Portrait
        src={person?.profile_picture_url ?? null}
        initials={initials(person?.full_name ?? '')}
        size={48}
      />
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{person?.full_name || unknownPerson}</h2>
        {person?.specialty ? <p className="text-muted">{person.specialty}</p> : null}
      </div>
    </header>
  )
}

/** Announces messages that arrive while the conversation is open, and none of the earlier ones. */
function Arrivals({
  messages,
  me,
  name,
}: {
  messages: readonly Message[]
  me: string
  name: string
}) {
  const [since] = useState(() => messages[0]?.created_at ?? '')
  const newest = messages.find(({ author_id }) => author_id !== me)
  return (
    <p className="unseen" role="status">
      {newest && newest.created_at > since ? `${name}: ${newest.body}` : ''}
    </p>
  )
}

/** The other participant's messages count as read once they are shown on a visible page. */
function useReadMark(id: string, messages: readonly Message[] | undefined, me: string | undefined) {
  const client = useQueryClient()
  const marked = useRef('')
  const newest = messages?.find(({ author_id }) => author_id !== me)?.id
  useEffect(() => {
    if (!me || !newest) return
    const mark = () => {
      if (document.visibilityState === 'hidden' || marked.current === newest) return
      marked.current = newest
      // An unmarked message stays counted as new, and is marked when the conversation is opened
      // again.
      markRead(client, id, newest).catch(() => (marked.current = ''))
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [client, id, me, newest])
}
