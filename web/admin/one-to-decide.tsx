import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from '#web/ui/location.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/lusaka-time-note.tsx'
import { PageHeading } from '#web/ui/page.tsx'
import { ProblemError } from '#web/ui/problem.ts'
import { AdminMain } from './admin-main.tsx'

interface OneToDecideProps<Row, Key extends QueryKey> {
  /** Reads one by the id that stands last in the address. */
  query: (id: string) => UseQueryOptions<Row, Error, Row, Key>
  /** Until it has come. */
  title: string
  missing: string
  failure: string
  /** The list that it stands in. */
  list?: { to: `/${string}`; label: string }
  children: (row: Row) => ReactNode
}

/** A page of an admin about one of those who wait: its way back, and its states. */
export function OneToDecide<Row, Key extends QueryKey>(props: OneToDecideProps<Row, Key>) {
  const { list = { to: '/admin', label: 'All who wait' } } = props
  const id = useLocation().pathname.split('/')[3] ?? ''
  return (
    <AdminMain>
      <p className="mb-4">
        <Link to={list.to} className="link inline-flex min-h-9 items-center gap-2">
          <Icon name="back" />
          {list.label}
        </Link>
      </p>
      <One key={id} id={id} {...props} />
      <LusakaTimeNote />
    </AdminMain>
  )
}

function One<Row, Key extends QueryKey>({
  id,
  query,
  title,
  missing,
  failure,
  children,
}: OneToDecideProps<Row, Key> & { id: string }) {
  const { data, error, refetch } = useQuery(query(id))
  if (data !== undefined) return children(data)
  // An address that is no id (422) leads nowhere either.
  if (error instanceof ProblemError && [404, 422].includes(error.status))
    return (
      <>
        <PageHeading title={missing} />
        <EmptyState
          text="It may have gone with the account of whoever sent it."
          action={<LinkButton to="/admin">See who waits</LinkButton>}
        />
      </>
    )
  return (
    <>
      <PageHeading title={title} />
      {error ? (
        <FailedState title={failure} failure={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock />
      )}
    </>
  )
}
