import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedAccount } from '#domain/admin/accounts.ts'
import { maxReason } from '#domain/admin/limits.ts'
import type { PracticeFacts } from '#domain/practice/facts.ts'
import { findPracticeBlocker, nameBlocker } from '#domain/practice/blocker.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { PageHeading, Card } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { accountById, restore, suspend } from './account-queries.ts'
import { Decided } from '#web/admin/decision-buttons.tsx'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { AskAgain } from './ask-again.tsx'
import { OneToDecide } from '#web/admin/one-to-decide.tsx'
import { errorTitles, toasts, roleLabels } from '#web/admin/texts.ts'

const fetchCancelAppointments = async () =>
  (await import('./cancel-appointments.tsx')).CancelAppointments
const fetchRegistration = async () => (await import('./registration-part.tsx')).RegistrationPart
const fetchFrontDesk = async () => (await import('./front-desk.tsx')).FrontDesk
const fetchAdminRole = async () => (await import('./admin-role.tsx')).AdminRole
const fetchFactorReset = async () => (await import('./factor-reset.tsx')).FactorReset

/** One account: its data, and the form that suspends it or ends the suspension. */
export function AccountPage({ id }: PathParams<'/admin/accounts/:id'>) {
  return (
    <OneToDecide
      id={id}
      query={accountById}
      title="An account"
      missing="Account not found"
      failure={errorTitles.account}
      list={{ to: '/admin/accounts', label: 'Find another account' }}
    >
      {(account) => <Account key={account.id} {...account} />}
    </OneToDecide>
  )
}

function Account(account: OpenedAccount) {
  const { full_name, email, role, created_on, last_sign_in_on, appointments_ahead } = account
  return (
    <>
      <PageHeading
        kicker={roleLabels[role]}
        title={
          <span className="wrap-anywhere" translate="no">
            {full_name || 'No name given'}
          </span>
        }
      />
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr]">
        <Card className="grid content-start gap-4">
          <h2>The account</h2>
          <FactList
            facts={[
              ['Email', email],
              ['Email confirmed', account.is_confirmed ? 'Yes' : 'No'],
              ['Since', formatDate(created_on)],
              ['Last login', last_sign_in_on ? formatDate(last_sign_in_on) : 'Never'],
              ['Upcoming appointments', String(appointments_ahead)],
              ['Two-step login', account.has_second_factor ? 'On' : 'Off'],
              ...(account.practice ? ([['Practice', practiceOf(account.practice)]] as const) : []),
            ]}
          />
          {role === 'provider' && appointments_ahead > 0 ? (
            <Lazy load={fetchCancelAppointments} props={account} />
          ) : null}
          <p>
            <Link to="/admin/audit" state={{ subject: account.id }} className="link link-alone">
              What was done to this account
            </Link>
          </p>
          {role === 'client' && !account.is_confirmed && !email ? (
            <Lazy load={fetchRegistration} props={account} />
          ) : null}
          {(role === 'client' || role === 'front_desk') && email && !account.is_suspended ? (
            <Lazy load={fetchFrontDesk} props={account} />
          ) : null}
          {(role === 'client' || role === 'admin') &&
          email &&
          !account.is_suspended &&
          !account.is_own ? (
            <Lazy load={fetchAdminRole} props={account} />
          ) : null}
          {account.has_second_factor && !account.is_own ? (
            <Lazy load={fetchFactorReset} props={account} />
          ) : null}
        </Card>
        {account.is_suspended ? (
          <Suspended {...account} />
        ) : account.is_own ? (
          <Card className="self-start">
            <h2>Your own account</h2>
            <p className="mt-2">Another admin can suspend it. You cannot.</p>
          </Card>
        ) : (
          <Open {...account} />
        )}
      </div>
    </>
  )
}

function practiceOf(facts: PracticeFacts) {
  const blocker = findPracticeBlocker(facts, dayOf(Date.now()))
  return blocker ? nameBlocker(blocker, formatDate) : 'Verified, can see patients'
}

function Open({ id, full_name, role, appointments_ahead }: OpenedAccount) {
  const [isAsked, setAsked] = useState(false)
  const client = useQueryClient()
  const close = () => setAsked(false)
  const name = full_name || 'this account'
  return (
    <Card className="grid gap-4 self-start lg:sticky lg:top-6">
      <h2>Open</h2>
      <p>
        Suspended, they are logged out everywhere at once and cannot log in.
        {role === 'provider' ? ' No one can find or book them.' : ''} Nothing is deleted, and you
        can restore the account.
      </p>
      <div className="form-actions">
        <Button variant="danger" data-adds-fields="reason" onClick={() => setAsked(true)}>
          Suspend
        </Button>
      </div>
      <Dialog open={isAsked} onClose={close} title={`Suspend ${name}?`}>
        <Form
          schema={async () => (await import('#domain/admin/accounts.ts')).newSuspension}
          submitLabel="Suspend"
          busyLabel="Suspending..."
          submitVariant="danger"
          onSubmit={async (typed) => {
            await suspend(client, id, typed)
            close()
            toast(toasts.suspended)
          }}
          actions={
            <Button variant="quiet" onClick={close}>
              Not now
            </Button>
          }
        >
          <TextAreaField
            name="reason"
            label="Reason"
            hint="For admins, and for them should they ask. The email to them does not say it. Do not write about anyone’s health."
            maxLength={maxReason}
          />
          {appointments_ahead > 0 ? (
            <CheckboxField
              name="call_off"
              label={
                appointments_ahead === 1
                  ? 'Cancel the upcoming appointment'
                  : `Cancel the ${appointments_ahead} upcoming appointments`
              }
              hint="The other side gets an email. Otherwise they stay booked."
              defaultChecked={role === 'provider'}
            />
          ) : null}
          <OwnPassword />
        </Form>
      </Dialog>
    </Card>
  )
}

function Suspended({ id, full_name, suspension }: OpenedAccount) {
  const [isAsked, setAsked] = useState(false)
  const client = useQueryClient()
  return (
    <div className="grid gap-4 self-start">
      <Decided
        title="Suspended"
        decided_at={suspension?.suspended_at ?? null}
        reason={suspension?.reason ?? 'Set by the operator of the server.'}
      />
      {suspension?.suspended_by ? <p className="text-muted">By {suspension.suspended_by}</p> : null}
      <div className="form-actions">
        <Button onClick={() => setAsked(true)}>Restore</Button>
      </div>
      <AskAgain
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Restore ${full_name || 'this account'}?`}
        confirmLabel="Restore"
        busyLabel="Restoring..."
        confirmVariant="leaf"
        onConfirm={async (typed) => {
          await restore(client, id, typed)
          toast(toasts.restored)
        }}
      >
        <p>
          They can log in again, and get an email about it. Cancelled appointments stay cancelled.
        </p>
      </AskAgain>
    </div>
  )
}
