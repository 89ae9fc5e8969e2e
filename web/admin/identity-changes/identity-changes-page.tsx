import { useQuery, useQueryClient } from '@tanstack/react-query'
import { professionLabels } from '#domain/practice/professions.ts'
import type { IdentityChangeForAdmin } from '#domain/practice/identity-change.ts'
import { formatAge } from '#web/platform/values/dates.ts'
import { MsasaTree } from '#web/ui/drawings/scenes/msasa-tree.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Card, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { DecisionButtons } from '#web/admin/decision-buttons.tsx'
import { decideIdentity, identityChanges } from './identity-queries.ts'
import { errorTitles, toasts } from '#web/admin/texts.ts'

/** Changes of providers' names, specialties and qualifications: old and new beside each other. */
export function IdentityChangesPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Names and titles"
        lead="What providers want patients to read about who they are. Patients see the old values until you approve."
      />
      <Changes />
      <LusakaTimeNote />
    </AdminMain>
  )
}

function Changes() {
  const query = useQuery(identityChanges)
  return (
    <QueryView query={query} failed={errorTitles.identities} fallback={<Skeleton lines={6} />}>
      {(data) => {
        if (data.length === 0)
          return <EmptyState drawing={<MsasaTree width={180} />} text="No changes to approve." />
        return (
          <ul className="grid gap-8" aria-label="Changes that wait">
            {data.map((change) => (
              <li key={change.id} className="grid max-w-none gap-6 lg:grid-cols-[7fr_5fr]">
                <Comparison change={change} />
                <Decision change={change} />
              </li>
            ))}
          </ul>
        )
      }}
    </QueryView>
  )
}

const shown = (value: string | null) => value || 'None'
const listed = (values: readonly string[]) => values.join('; ') || 'None'

const columns: readonly Column<{ field: string; today: string; next: string }>[] = [
  { header: 'Field', cell: ({ field }) => field },
  { header: 'Today', cell: ({ today }) => <span className="wrap-anywhere">{today}</span> },
  {
    header: 'New',
    cell: ({ today, next }) =>
      today === next ? (
        <span className="wrap-anywhere">{next}</span>
      ) : (
        <strong className="wrap-anywhere">
          {next}
          <VisuallyHidden> (changed)</VisuallyHidden>
        </strong>
      ),
  },
]

function Comparison({ change }: { change: IdentityChangeForAdmin }) {
  const now = useNow()
  const rows = [
    { field: 'Name', today: shown(change.full_name), next: shown(change.new_full_name) },
    { field: 'Specialty', today: shown(change.specialty), next: shown(change.new_specialty) },
    {
      field: 'Qualifications',
      today: listed(change.qualifications),
      next: listed(change.new_qualifications),
    },
  ]
  return (
    <Card className="grid content-start gap-4">
      <div>
        <h2 className="wrap-anywhere" translate="no">
          {change.full_name || 'No name given'}
        </h2>
        <p className="text-muted wrap-anywhere">
          {[
            change.profession && `Verified as ${professionLabels[change.profession]}`,
            change.email,
            `Waiting ${formatAge(change.submitted_at, now)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <DataTable
        caption="What patients see today, and the change"
        columns={columns}
        rows={rows}
        rowKey={({ field }) => field}
      />
    </Card>
  )
}

function Decision({ change }: { change: IdentityChangeForAdmin }) {
  const client = useQueryClient()
  const name = change.full_name || 'this provider'
  return (
    <DecisionButtons
      name={name}
      schema={async () => (await import('#domain/practice/identity-change.ts')).newIdentityDecision}
      onDecide={async (decision) => {
        await decideIdentity(client, change.id, decision)
        toast(decision.decision === 'approved' ? toasts.identityApproved : toasts.identityRejected)
      }}
      yes={{
        label: 'Approve',
        busyLabel: 'Approving...',
        decision: 'approved',
        consequence: 'Patients see the new values at once. The provider gets an email.',
      }}
      rejection="refused"
    >
      <p>Compare the new values with the certificate and the register of their profession.</p>
    </DecisionButtons>
  )
}
