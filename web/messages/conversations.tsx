import '#web/messages/messages.css'

import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListedThread } from '#domain/messages/schema.ts'
import { Navigate, useLocation } from '#web/platform/location.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Letter } from '#web/ui/drawings/letter.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { useNow } from '#web/platform/use-now.ts'
import { EmergencyLine } from './emergency-line.tsx'
import { useLiveMessages } from './live-queries.ts'
import { ownThreads, threadWith } from './queries.ts'
import type { StaffParts } from './staff-parts.ts'
import { errorTitles } from './texts.ts'
import { ThreadList } from './thread-list.tsx'

/** A list can be read before the form to write is loaded. */
const fetchThreadPanel = async () => (await import('./thread-panel.tsx')).ThreadPanel

interface ConversationsProps {
  /** Above the list; on a phone only screen readers find it while a conversation is open. */
  heading: ReactNode
  /** What a user without any conversation can do. */
  first: { text: string; to: `/${string}`; label: string }
  /** What a provider has besides. */
  staff?: StaffParts
}

/** Conversations that a screen shows at once: fewer need no search. */
const manyThreads = 8

/**
 * All conversations, and one of them: beside each other where there is space. The address names the
 * open one (`?thread=`), or the user to write to (`?provider=`, `?patient=`).
 */
export function Conversations({ heading, first, staff }: ConversationsProps) {
  useLiveMessages()
  const list = useInfiniteQuery(ownThreads)
  // An urgent one is first, and once more in its place where that is on a later page.
  const threads = list.data && [
    ...new Map(list.data.pages.flat().map((one) => [one.id, one])).values(),
  ]
  // The router's own parser of these adds 4 kB to every page.
  const search = new URLSearchParams(useLocation().search)
  const open = search.get('thread') ?? undefined
  const provider_id = search.get('provider')
  const patient_id = search.get('patient')
  if (provider_id || patient_id)
    return (
      <>
        {heading}
        <StartConversation
          recipient={provider_id ? { provider_id } : { patient_id: patient_id! }}
          first={first}
        />
      </>
    )
  const isEmpty = !open && !staff && threads?.length === 0
  const all = <Threads list={list} open={open} first={first} />
  return (
    <div
      className="conversations"
      // The stylesheet gives an open conversation the whole screen, without footer and bottom bar.
      data-thread={open ? '' : undefined}
      data-empty={isEmpty ? '' : undefined}
      data-staff={staff ? '' : undefined}
    >
      {heading}
      {open ? null : <EmergencyLine />}
      <div className="conversation-list">
        {staff && threads ? (
          <staff.Finder open={open} isLong={threads.length > manyThreads}>
            {all}
          </staff.Finder>
        ) : (
          all
        )}
      </div>
      {open ? (
        <div className="thread-area">
          <Lazy
            key={open}
            load={fetchThreadPanel}
            props={{ id: open, staff }}
            fallback={<Skeleton lines={8} />}
          />
        </div>
      ) : threads?.length ? (
        <div className="conversation-choice max-md:hidden">
          <EmptyState drawing={<Letter width={220} />} text="Choose a conversation to read it." />
        </div>
      ) : null}
    </div>
  )
}

interface ThreadsProps extends Pick<ConversationsProps, 'first'> {
  list: UseInfiniteQueryResult<InfiniteData<ListedThread[]>>
  open: string | undefined
}

function Threads({ list, open, first }: ThreadsProps) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = list
  const now = useNow()
  return (
    <QueryView query={list} failed={errorTitles.threads} fallback={<Skeleton lines={6} />}>
      {(data) => {
        const threads = data.pages.flat()
        if (threads.length === 0)
          return open ? (
            <p className="text-muted">This is your first conversation.</p>
          ) : (
            <EmptyState
              drawing={<Letter width={220} />}
              text={first.text}
              action={<LinkButton to={first.to}>{first.label}</LinkButton>}
            />
          )
        return (
          <div>
            <ThreadList threads={threads} current={open} now={now} />
            {hasNextPage ? (
              <Button
                variant="quiet"
                className="mt-6"
                aria-disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {isFetchingNextPage ? 'Loading...' : 'Show older conversations'}
              </Button>
            ) : null}
          </div>
        )
      }}
    </QueryView>
  )
}

/** After "Send Message" elsewhere: the conversation's address replaces this one. */
function StartConversation({
  recipient,
  first,
}: { recipient: { provider_id: string } | { patient_id: string } } & Pick<
  ConversationsProps,
  'first'
>) {
  const query = useQuery(threadWith(recipient))
  const { data, error } = query
  if (!data && error instanceof ProblemError && error.status === 404)
    return (
      <EmptyState
        drawing={<Letter width={220} />}
        text="You can write to each other while you have an appointment together. The patient must first accept a time that the front desk proposed."
        action={<LinkButton to={first.to}>{first.label}</LinkButton>}
      />
    )
  return (
    <QueryView query={query} failed={errorTitles.thread} fallback={<Skeleton lines={6} />}>
      {({ id }) => <Navigate replace to={`?thread=${id}`} />}
    </QueryView>
  )
}
