import { PatientName } from '#web/ui/patient-identity.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { EmergencyRow } from './emergency-line.tsx'
import { type Earlier, MessageLog } from './message-log.tsx'
import { messagesIn, threadOf } from './queries.ts'
import type { ThreadParts } from './staff-parts.ts'
import { errorTitles, unknownPerson } from './texts.ts'
import { Urgent } from './urgent.tsx'
import { useBack } from './use-back.ts'
import { useVisibleHeight } from './visible-height.ts'

interface ThreadPanelProps {
  id: string
  staff: ThreadParts | undefined
}

/** One conversation: the name, the messages, and the form to write. It fills the screen. */
export function ThreadPanel({ id, staff }: ThreadPanelProps) {
  useVisibleHeight()
  const back = useBack(id)
  const { data: profile } = useProfile()
  const thread = useQuery(threadOf(id))
  const written = useInfiniteQuery(messagesIn(id))
  /** The newest message that was in view here: another open page may have shown later ones. */
  const [shown, setShown] = useState<string>()
  const messages = written.data?.pages.flat()
  const query = {
    data: thread.data && messages && profile && { thread: thread.data, messages, me: profile.id },
    error: thread.error ?? written.error,
    refetch: () => Promise.all([thread.refetch(), written.refetch()]),
  }
  const earlier = written.hasNextPage
    ? {
        isLoading: written.isFetchingNextPage,
        hasFailed: written.isFetchNextPageError,
        load: () => void written.fetchNextPage(),
      }
    : undefined
  return (
    <div className="thread">
      <header className="thread-head">
        <BackLink onBack={back} />
        {thread.data ? <Recipient {...thread.data} /> : null}
        {thread.data?.as === 'provider' && staff ? (
          <staff.Archive thread={thread.data} shown={shown} onArchived={back} />
        ) : null}
      </header>
      <EmergencyRow />
      <QueryView query={query} failed={errorTitles.thread} fallback={<Skeleton lines={8} />}>
        {(all) => <Conversation {...all} earlier={earlier} staff={staff} onShown={setShown} />}
      </QueryView>
    </div>
  )
}

interface ConversationProps {
  thread: Thread
  messages: readonly Message[]
  me: string
  earlier: Earlier | undefined
  staff: ThreadParts | undefined
  /** Called with the newest message that is in view. */
  onShown: (id: string) => void
}

function Conversation({ thread, messages, me, earlier, staff, onShown }: ConversationProps) {
  const now = useNow()
  const name = firstName(thread.person?.full_name ?? '') || unknownPerson
  return (
    <>
      {messages.length > 0 ? (
        <MessageLog
          thread_id={thread.id}
          messages={messages}
          me={me}
          name={name}
          now={now}
          readUntil={thread.read_by_other_until}
          earlier={earlier}
          onShown={onShown}
        />
      ) : (
        <p className="message-log place-content-center text-muted">No messages yet.</p>
      )}
      {thread.urgent_at ? <Urgent thread={thread} since={thread.urgent_at} /> : null}
      <Arrivals messages={messages} me={me} name={name} />
      {thread.may_write ? (
        <ComposeForm
          key={thread.id}
          thread_id={thread.id}
          messages={messages}
          provider={thread.as === 'patient' ? thread.person?.full_name : undefined}
          Templates={thread.as === 'provider' ? staff?.Templates : undefined}
        />
      ) : (
        <p className="thread-end">
          You can write to each other while you have an appointment together. What was written stays
          here.
        </p>
      )}
    </>
  )
}

function BackLink({ onBack }: { onBack: () => void }) {
  return (
    <Link
      to="?"
      replace
      className="thread-back"
      aria-label="All messages"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onBack()
      }}
    >
      <Icon name="back" size={24} />
    </Link>
  )
}

function Recipient({ person, as }: Pick<Thread, 'person' | 'as'>) {
  return (
    <>
      <Portrait
        src={person?.profile_picture_url ?? null}
        initials={initials(person?.full_name ?? '')}
        size={48}
      />
      <div className="min-w-0 flex-1">
        {person && as === 'provider' ? (
          <h2 className="text-lg">
            <PatientName person={person} />
          </h2>
        ) : (
          <h2 className="text-lg wrap-anywhere" translate="no">
            {person?.full_name || unknownPerson}
          </h2>
        )}
        {person?.specialty ? <p className="text-sm text-muted">{person.specialty}</p> : null}
      </div>
    </>
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
    <p className="sr-only" role="status">
      {newest && newest.created_at > since ? `${name}: ${newest.body}` : ''}
    </p>
  )
}
