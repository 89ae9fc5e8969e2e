import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedAccount } from '#domain/admin/accounts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { upcomingAppointments, cancelAppointments } from './account-queries.ts'
import { errorTitles, toasts } from '#web/admin/texts.ts'

/**
 * Cancels some or all upcoming appointments of a provider, with a reason that patients never read.
 */
export function CancelAppointments(account: OpenedAccount) {
  const [asked, setAsked] = useState<'some' | 'all'>()
  const { full_name, appointments_ahead: count } = account
  const close = () => setAsked(undefined)
  const what =
    asked === 'some'
      ? 'appointments'
      : count === 1
        ? 'the appointment'
        : `all ${count} appointments`
  return (
    <>
      <div className="form-actions">
        <Button variant="quiet" data-adds-fields="ids" onClick={() => setAsked('some')}>
          Choose appointments to cancel
        </Button>
        <Button variant="quiet" data-adds-fields="reason" onClick={() => setAsked('all')}>
          {count === 1 ? 'Cancel the appointment' : `Cancel all ${count} appointments`}
        </Button>
      </div>
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={`Cancel ${what} of ${full_name || 'this provider'}?`}
      >
        {asked === 'some' ? (
          <SomeForm id={account.id} onClose={close} />
        ) : (
          <AllForm id={account.id} onClose={close} />
        )}
      </Dialog>
    </>
  )
}

interface CancelFormProps {
  id: string
  onClose: () => void
}

function AllForm({ id, onClose }: CancelFormProps) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('#domain/practice/cancel-many.ts')).cancellationForm}
      {...submitLabel}
      onSubmit={async (typed) => {
        await cancelAppointments(client, id, typed)
        toast(toasts.appointmentsCancelled)
        onClose()
      }}
      actions={<Keep onClose={onClose} />}
    >
      <Consequence />
      <ReasonField />
    </Form>
  )
}

function SomeForm({ id, onClose }: CancelFormProps) {
  const client = useQueryClient()
  const query = useQuery(upcomingAppointments(id))
  return (
    <QueryView
      query={query}
      failed={errorTitles.upcomingAppointments}
      fallback={<Skeleton lines={4} />}
    >
      {(data) => (
        <Form
          schema={async () =>
            (await import('#domain/practice/cancel-many.ts')).someCancellationForm
          }
          {...submitLabel}
          onSubmit={async (typed) => {
            await cancelAppointments(client, id, typed)
            toast(toasts.appointmentsCancelled)
            onClose()
          }}
          actions={<Keep onClose={onClose} />}
        >
          <Consequence />
          <ChoiceCards
            name="ids"
            label="Which appointments?"
            multiple
            options={data.map(({ id: value, appointment_time, duration_minutes, status }) => ({
              value,
              label: `${formatDay(appointment_time)}, ${formatTime(appointment_time)}`,
              detail: `${duration_minutes} minutes, ${status}`,
            }))}
          />
          <ReasonField />
        </Form>
      )}
    </QueryView>
  )
}

const submitLabel = {
  submitLabel: 'Cancel and email patients',
  busyLabel: 'Cancelling...',
  submitVariant: 'danger',
} as const

function Keep({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="quiet" onClick={onClose}>
      Keep all
    </Button>
  )
}

function Consequence() {
  return (
    <p>Each patient gets an email at once and can choose another time. You cannot undo this.</p>
  )
}

function ReasonField() {
  return (
    <TextAreaField
      name="reason"
      label="Reason"
      hint="For admins and the provider. Patients do not read it."
      rows={2}
      maxLength={500}
    />
  )
}
