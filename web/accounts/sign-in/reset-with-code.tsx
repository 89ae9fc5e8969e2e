import { aboutCode } from '#web/accounts/code-failure.ts'
import { CodeField } from '#web/accounts/code-field.tsx'
import { NewPasswordField } from '#web/accounts/new-password-field.tsx'
import { useMailState } from '#web/accounts/sign-up/mail-state.ts'
import { signUpTexts } from '#web/accounts/texts.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

interface ResetWithCodeProps {
  /** What was typed before a second factor was asked for. */
  typed: { email: string; code: string } | null
  onTyped: (typed: { email: string; code: string }) => void
  onChosen: (mailed: { email: string; token: string }, password: string) => Promise<void>
}

/** The code of the email about a forgotten password, the address that it went to, and the new password. */
export function ResetWithCode({ typed, onTyped, onChosen }: ResetWithCodeProps) {
  const { email = '' } = useMailState()

  async function change(values: { email: string; code: string; password: string }) {
    onTyped({ email: values.email, code: values.code })
    try {
      await onChosen({ email: values.email, token: values.code }, values.password)
    } catch (failure) {
      throw aboutCode(failure, 'ask for a new email')
    }
  }

  return (
    <Form
      schema={async () => (await import('#web/accounts/schemas.ts')).emailCodeAndPasswordForm}
      onSubmit={change}
      onInvalid={(errors) => errors.password && toast({ ...signUpTexts.weak, kind: 'destructive' })}
      submitLabel="Save the new password"
      busyLabel="Saving..."
    >
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed?.email ?? email}
      />
      <CodeField defaultValue={typed?.code} />
      <NewPasswordField label="New password" />
    </Form>
  )
}
