import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { AdminMain } from './admin-main.tsx'

interface OneToDecideProps<Row, Key extends QueryKey> {
  id: string
  query: (id: string) => UseQueryOptions<Row, Error, Row, Key>
  /** Shown until it is loaded. */
  title: string
  missing: string
  failure: string
  /** The list that contains the case. */
  list?: { to: `/${string}`; label: string }
  children: (row: Row) => ReactNode
}

/** A page of an admin about one pending case: the link back, and its states. */
export function OneToDecide<Row, Key extends QueryKey>(props: OneToDecideProps<Row, Key>) {
  const { list = { to: '/admin', label: 'All who wait' } } = props
  return (
    <AdminMain>
      <p className="mb-4">
        <Link to={list.to} className="link link-alone gap-2">
          <Icon name="back" />
          {list.label}
        </Link>
      </p>
      <One key={props.id} {...props} />
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
  list,
  children,
}: OneToDecideProps<Row, Key>) {
  const found = useQuery(query(id))
  const { data, error } = found
  const isUnknown = data === undefined
  // An address with an invalid id (422) counts as not found too.
  if (isUnknown && error instanceof ProblemError && [404, 422].includes(error.status))
    return (
      <>
        <PageHeading title={missing} />
        <EmptyState
          text={list ? 'It may have been erased.' : 'The account may have been erased.'}
          action={
            <LinkButton to={list?.to ?? '/admin'}>{list?.label ?? 'See approvals'}</LinkButton>
          }
        />
      </>
    )
  return (
    <>
      {isUnknown ? <PageHeading title={title} /> : null}
      <QueryView query={found} failed={failure} fallback={<SkeletonBlock />}>
        {children}
      </QueryView>
    </>
  )
}
