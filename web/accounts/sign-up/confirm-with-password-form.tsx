import { NewPasswordField } from '#web/accounts/new-password-field.tsx'
import { signUpTexts } from '#web/accounts/texts.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

/**
 * The password of an account that was not made in this browser, chosen when the address is
 * confirmed.
 */
export function ConfirmWithPasswordForm({
  onChosen,
}: {
  onChosen: (password: string) => Promise<void>
}) {
  return (
    <Form
      schema={async () => (await import('#web/accounts/schemas.ts')).passwordForm}
      onSubmit={({ password }) => onChosen(password)}
      onInvalid={(errors) => errors.password && toast({ ...signUpTexts.weak, kind: 'destructive' })}
      submitLabel="Confirm my email"
      busyLabel="Confirming..."
    >
      <NewPasswordField hint="You will log in with it. A password chosen before no longer counts." />
    </Form>
  )
}
