import { useQueryClient } from '@tanstack/react-query'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { roleLabels, toasts } from '#web/admin/texts.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailField } from '#web/ui/forms/email-field.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { inviteStaff } from './staff-queries.ts'

const roles = ['front_desk', 'provider', 'admin'] as const

/** Who is to work here: the account is made, and its owner chooses the password by an emailed link. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await import('#domain/admin/staff-invitation.ts')).staffInvitationForm}
      submitLabel="Send the invitation"
      busyLabel="Sending..."
      onSubmit={async ({ password, ...person }) => {
        await inviteStaff(client, { ...person, password, id: retry.keyFor(person) })
        retry.reset()
        toast(toasts.invited)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <TextField name="full_name" label="Full name" autoComplete="off" maxLength={200} />
      <EmailField
        name="email"
        label="Email"
        hint="Their own, not one that is shared: who reads it can open the account."
        autoComplete="off"
      />
      <SelectField
        name="role"
        label="What they do here"
        hint="A provider sends their certificate after the first login, and can be booked once you approve it."
        placeholder="Choose"
        options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
      />
      <OwnPassword />
    </Form>
  )
}
