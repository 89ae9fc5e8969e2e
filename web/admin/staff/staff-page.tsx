import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffAccount } from '#domain/admin/staff.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { errorTitles, roleLabels } from '#web/admin/texts.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { staffAccounts } from './staff-queries.ts'

const fetchInviteForm = async () => (await import('./invite-form.tsx')).InviteForm
const fetchOpenInvitation = async () => (await import('./open-invitation.tsx')).OpenInvitation

/** Who works here, and how their login is protected: what an admin looks through now and then. */
export function StaffPage() {
  const query = useQuery(staffAccounts)
  const [isInviting, setInviting] = useState(false)
  const { Part: InviteForm, bring } = useLazyComponent(fetchInviteForm, errorTitles.form)
  const close = () => setInviting(false)
  const invite = async () => {
    if (await bring()) setInviting(true)
  }
  return (
    <AdminMain>
      <PageHeading
        title="Staff"
        lead="Accounts of admins, the front desk and providers. Suspend those of people who have left. That you saw a name is written into that person’s record."
        actions={
          <Button data-adds-fields="full_name" onClick={() => void invite()}>
            Invite a person
          </Button>
        }
      />
      <QueryView query={query} failed={errorTitles.accounts} fallback={<Skeleton lines={6} />}>
        {(accounts) => (
          <DataTable
            caption="Staff, admins first"
            columns={columns}
            rows={accounts}
            rowKey={({ id }) => id}
          />
        )}
      </QueryView>
      <Dialog open={isInviting} onClose={close} title="A person who is to work here">
        {InviteForm ? <InviteForm onClose={close} /> : null}
      </Dialog>
    </AdminMain>
  )
}

const columns: readonly Column<StaffAccount>[] = [
  {
    header: 'Name',
    cell: ({ id, full_name, email }) => (
      <>
        <Link to={`/admin/accounts/${id}`} className="link wrap-anywhere" translate="no">
          {full_name || 'No name given'}
        </Link>
        <span className="block font-normal wrap-anywhere text-muted">
          <EmailAddress address={email} />
        </span>
      </>
    ),
  },
  { header: 'Role', cell: ({ role }) => roleLabels[role] },
  {
    header: 'Last login',
    cell: ({ last_sign_in_on }) => (last_sign_in_on ? formatDate(last_sign_in_on) : 'Never'),
  },
  {
    header: 'Two-step login',
    cell: ({ has_second_factor }) =>
      has_second_factor ? 'On' : <strong className="text-danger">Off</strong>,
  },
  { header: 'Devices', cell: ({ sessions }) => <span translate="no">{sessions}</span> },
  {
    header: 'State',
    cell: ({ is_suspended, is_invited }) =>
      is_suspended ? (
        <strong className="text-danger">Suspended</strong>
      ) : is_invited ? (
        'Invited'
      ) : (
        'Open'
      ),
  },
  {
    header: 'Invitation',
    isActions: true,
    cell: (account) =>
      account.is_invited ? <Lazy load={fetchOpenInvitation} props={account} /> : null,
  },
]
