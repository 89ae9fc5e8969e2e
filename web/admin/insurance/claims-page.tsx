import { AdminMain } from '#web/admin/admin-main.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { ClaimsPart } from './claims-part.tsx'

/** What insurers are asked for, by month: handed in, answered, and what becomes of the rest. */
export function ClaimsPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Claims"
        lead="Shares of insurers, by the month of the visit. Hand in the list, then enter each answer."
      />
      <ClaimsPart />
    </AdminMain>
  )
}
