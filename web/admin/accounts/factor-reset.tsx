import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedAccount } from '#domain/admin/accounts.ts'
import { identityChecks } from '#domain/admin/identity-checks.ts'
import { maxReason } from '#domain/admin/limits.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { resetFactor } from './account-queries.ts'
import { toasts } from '#web/admin/texts.ts'

const checks = Object.entries(identityChecks).map(([value, label]) => ({ value, label }))

/** Turns off the second step of a user who lost their phone and their recovery codes. */
export function FactorReset({ id, full_name }: OpenedAccount) {
  const [isAsked, setAsked] = useState(false)
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const close = () => setAsked(false)
  return (
    <>
      <p>
        If they lost their phone and their recovery codes, you can reset two-step login. First check
        who they are.
      </p>
      <div className="form-actions">
        <Button variant="quiet" data-adds-fields="identity_check" onClick={() => setAsked(true)}>
          Reset two-step login
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onClose={close}
        title={`Reset two-step login of ${full_name || 'this account'}?`}
      >
        <p>They are logged out everywhere. Then they log in with only their password.</p>
        <Form
          schema={async () => (await import('#domain/admin/accounts.ts')).factorResetForm}
          submitLabel="Reset two-step login"
          busyLabel="Resetting..."
          submitVariant="danger"
          onSubmit={async ({ password, ...typed }) => {
            await resetFactor(client, id, {
              ...typed,
              password,
              id: retry.keyFor({ account: id, ...typed }),
            })
            retry.reset()
            close()
            toast(toasts.factorReset)
          }}
          actions={
            <Button variant="quiet" onClick={close}>
              Not now
            </Button>
          }
        >
          <ChoiceCards
            name="identity_check"
            label="How did you check who they are?"
            options={checks}
          />
          <TextAreaField
            name="note"
            label="What did you check?"
            hint="For admins only. For example: name, date of birth and NRC match. Do not copy the number."
            maxLength={maxReason}
          />
          <OwnPassword />
        </Form>
      </Dialog>
    </>
  )
}
