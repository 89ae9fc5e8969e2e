import { AdminMain } from '#web/admin/admin-main.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { InsurersPart } from './insurers-part.tsx'

/** Who pays for patients, and how much of each visit type. */
export function InsurersPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Insurers"
        lead="Who pays for patients, and what they pay of each visit type. Issued invoices keep their shares."
      />
      <InsurersPart />
    </AdminMain>
  )
}
