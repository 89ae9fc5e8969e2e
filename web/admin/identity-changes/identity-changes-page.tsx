import { useQuery, useQueryClient } from '@tanstack/react-query'
import { professionLabels } from '#domain/practice/professions.ts'
import type { IdentityChangeForAdmin } from '#domain/practice/identity-change.ts'
import { formatAge } from '#web/platform/values/dates.ts'
import { MsasaTree } from '#web/ui/drawings/scenes/msasa-tree.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Surface } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { DecisionButtons } from '#web/admin/decision-buttons.tsx'
import { decideIdentity, identityChanges } from './identity-queries.ts'
import { failures, notices } from '#web/admin/texts.ts'

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
    <QueryView query={query} failed={failures.identities} waiting={<Skeleton lines={6} />}>
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

function Comparison({ change }: { change: IdentityChangeForAdmin }) {
  const now = useNow()
  const rows = [
    ['Name', shown(change.full_name), shown(change.new_full_name)],
    ['Specialty', shown(change.specialty), shown(change.new_specialty)],
    ['Qualifications', listed(change.qualifications), listed(change.new_qualifications)],
  ] as const
  return (
    <Surface className="grid content-start gap-4">
      <div>
        <h2>{change.full_name || 'No name given'}</h2>
        <p className="text-muted wrap-anywhere">
          {change.profession ? `Verified as ${professionLabels[change.profession]}. ` : ''}
          {change.email} Waiting {formatAge(change.submitted_at, now)}
        </p>
      </div>
      <table className="w-full table-fixed text-start">
        <caption className="sr-only">What patients see today, and the change</caption>
        <thead>
          <tr>
            <th scope="col" className="w-1/4 py-2 text-start">
              Field
            </th>
            <th scope="col" className="py-2 text-start">
              Today
            </th>
            <th scope="col" className="py-2 text-start">
              New
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, before, after]) => (
            <tr key={name} className="border-t border-hairline align-top">
              <th scope="row" className="py-2 pe-2 text-start font-normal wrap-anywhere text-muted">
                {name}
              </th>
              <td className="py-2 pe-2 wrap-anywhere">{before}</td>
              <td className={`py-2 wrap-anywhere ${before === after ? '' : 'font-bold'}`}>
                {after}
                {before === after ? null : <span className="sr-only"> (changed)</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Surface>
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
        toast(
          decision.decision === 'approved' ? notices.identityApproved : notices.identityRejected,
        )
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
