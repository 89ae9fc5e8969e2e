import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditKindNames, auditKinds, careActions, openActions } from '#domain/admin/audit-kinds.ts'
import type { AuditSearch, ShownEvent } from '#domain/admin/audit-trail.ts'
import { useLocation } from '#web/platform/location.ts'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Footpath } from '#web/ui/drawings/scenes/footpath.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { GrowingTable } from '#web/ui/growing-table.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { eventsLike } from './audit-queries.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { errorTitles } from '#web/admin/texts.ts'

/**
 * Who did what to whose record, and when; of care records only that they were opened or changed.
 */
export function AuditPage() {
  const given = useLocation().state as AuditSearch | null
  const [asked, setAsked] = useState<{ search: AuditSearch; count: number } | undefined>(
    given ? { search: given, count: 0 } : undefined,
  )
  return (
    <AdminMain>
      <PageHeading
        title="Audit trail"
        lead="Who did what, and when. What a care record is about is never shown, and each search is written down."
      />
      <Form
        schema={async () => (await import('#domain/admin/audit-trail.ts')).auditSearch}
        submitLabel="Search"
        onSubmit={(search) => setAsked((last) => ({ search, count: (last?.count ?? 0) + 1 }))}
      >
        <div className="grid gap-6 lg:grid-cols-2">
          <TextField
            optional
            name="actor"
            label="Who did it"
            hint="Their whole email address."
            autoComplete="off"
          />
          <TextField
            optional
            name="subject"
            label="Whose record"
            hint="Their whole email address."
            autoComplete="off"
            defaultValue={given?.subject}
          />
          <DateField optional name="from" label="First day" />
          <DateField optional name="to" label="Last day" />
          <SelectField
            optional
            name="kind"
            label="Kind of record"
            placeholder="Any"
            options={auditKindNames.map((value) => ({ value, label: auditKinds[value].label }))}
          />
          <TextField optional name="request_id" label="Id of a request" autoComplete="off" />
        </div>
      </Form>
      {asked ? (
        <Found key={asked.count} search={asked.search} />
      ) : (
        <EmptyState drawing={<Footpath width={180} />} text="Search to see what has been done." />
      )}
      <LusakaTimeNote />
    </AdminMain>
  )
}

const words = (action: string) =>
  openActions[action] ?? careActions[action as keyof typeof careActions] ?? action

const person = (who: ShownEvent['actor'], nobody: string) =>
  who ? (
    <Link to={`/admin/accounts/${who.id}`} className="link wrap-anywhere" translate="no">
      {who.full_name || 'No name given'}
    </Link>
  ) : (
    nobody
  )

const columns: readonly Column<ShownEvent>[] = [
  { header: 'When', cell: ({ occurred_at }) => formatDateTime(occurred_at) },
  { header: 'Who', cell: ({ actor }) => person(actor, 'The system, or an erased account') },
  {
    header: 'What',
    cell: ({ action, request_id }) => (
      <>
        {words(action)}
        {request_id ? (
          <span className="block text-sm wrap-anywhere text-muted">Request {request_id}</span>
        ) : null}
      </>
    ),
  },
  { header: 'Whose record', cell: ({ subject }) => person(subject, 'An erased account') },
]

function Found({ search }: { search: AuditSearch }) {
  const query = useInfiniteQuery(eventsLike(search))
  return (
    <Section title="Found">
      <QueryView query={query} failed={errorTitles.trail} fallback={<Skeleton lines={6} />}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <p>Nothing like this has been done.</p>
          ) : (
            <GrowingTable
              caption="Events, the newest first"
              columns={columns}
              rows={pages.flat()}
              rowKey={({ id }) => id}
              more={{
                label: 'Show earlier events',
                isThere: query.hasNextPage,
                isFetching: query.isFetchingNextPage,
                failure: query.isFetchNextPageError ? query.error : null,
                failureTitle: errorTitles.trail,
                onMore: () => void query.fetchNextPage(),
              }}
              end="There is nothing earlier."
            />
          )
        }
      </QueryView>
    </Section>
  )
}
