import type { WantedLogin } from '#domain/registrations/take-over.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { takeOver, wishLogin } from './take-over-calls.ts'

interface EmailCodeFormProps {
  wanted: WantedLogin
  onTaken: () => Promise<void>
  onBack: () => void
}

/** The code of the email: then the login is made. */
export function EmailCodeForm({ wanted, onTaken, onBack }: EmailCodeFormProps) {
  const again = useAction(() => wishLogin(wanted), {
    success: { title: 'Sent', text: 'The code in the newest email counts.' },
    failure: 'The email was not sent',
  })
  const { code, reach, email } = wanted
  return (
    <Form
      schema={async () => (await import('#domain/registrations/take-over.ts')).emailCodeForm}
      submitLabel="Set up my login"
      busyLabel="Setting up..."
      onSubmit={async ({ email_code }) => {
        await takeOver({ code, reach, email_code })
        await onTaken()
      }}
      actions={
        <>
          <ActionButton variant="quiet" action={again} busyLabel="Sending...">
            Send another code
          </ActionButton>
          <Button variant="quiet" onClick={onBack}>
            Change what I typed
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere" role="status">
        We sent an email to {email}. Enter the code from it. It works for 15 minutes.
      </p>
      <TextField
        name="email_code"
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
    </Form>
  )
}
