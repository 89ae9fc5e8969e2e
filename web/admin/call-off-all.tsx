import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedAccount } from '#domain/admin/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.tsx'
import { callOffAll } from './account-queries.ts'
import { notices } from './texts.ts'

/** Calls off all appointments of a provider that are ahead, with a reason that patients never read. */
export function CallOffAll({ id, full_name, appointments_ahead }: OpenedAccount) {
  const [isAsked, setAsked] = useState(false)
  const client = useQueryClient()
  const close = () => setAsked(false)
  const count =
    appointments_ahead === 1 ? 'the appointment' : `the ${appointments_ahead} appointments`
  return (
    <>
      <div className="form-actions">
        <Button variant="quiet" onClick={() => setAsked(true)}>
          Call off {count} ahead
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onClose={close}
        title={`Call off ${count} of ${full_name || 'this provider'}?`}
      >
        <Form
          schema={async () => (await import('#domain/practice/call-off.ts')).callOffForm}
          submitLabel="Call off"
          busyLabel="Calling off..."
          submitVariant="danger"
          onSubmit={async (typed) => {
            await callOffAll(client, id, typed)
            close()
            toast(notices.appointmentsCalledOff)
          }}
          actions={
            <Button variant="quiet" onClick={close}>
              Keep all
            </Button>
          }
        >
          <p>
            Each patient gets an email at once and can choose another time. You cannot undo this.
          </p>
          <TextAreaField
            name="reason"
            label="Reason"
            hint="For admins and the provider. Patients do not read it."
            rows={2}
            maxLength={500}
          />
        </Form>
      </Dialog>
    </>
  )
}
