import { EmailField } from '#web/ui/forms/email-field.tsx'
import type { AuthError } from '@supabase/auth-js'

import type { SignUpForm } from '#domain/accounts/accounts.ts'
import { withNext } from '#domain/values/own-path.ts'
import { useNavigate } from '#web/platform/location.ts'
import { AgeFields } from '#web/accounts/ages/age-fields.tsx'
import { asProblem, messageOf } from '#web/accounts/auth-failure.ts'
import { useAddressParameters } from '#web/platform/hydration.ts'
import { NewPasswordField } from '#web/accounts/new-password-field.tsx'
import { sendSignUp, signUpSchemas } from '#web/accounts/sign-up/kept-sign-up.ts'
import { rejectedFields } from '#web/accounts/sign-up/rejected-fields.ts'
import { RoleFields } from '#web/accounts/sign-up/role-fields.tsx'
import { signUpTexts } from '#web/accounts/texts.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'

/** The schema for today's date in Lusaka: the user must be old enough. */
async function formOfToday() {
  const [{ signUpForm }, { dayOf }] = await Promise.all([
    signUpSchemas(),
    import('#web/platform/values/dates.ts'),
  ])
  return signUpForm(dayOf(Date.now()))
}

/** The form of docs/specification.md, "Sign-up". It signs no one in: it leads to the login page. */
export function SignupForm() {
  const navigate = useNavigate()
  const next = useAddressParameters().get('next')

  async function createAccount(form: SignUpForm) {
    const { error, isConfirmed } = await sendSignUp(form, next)
    if (error) throw describeAuthFailure(error)
    toast(signUpTexts.success)
    const state = isConfirmed ? null : { isCreated: true, email: form.email }
    navigate(withNext('/login', next), { state })
  }

  return (
    <Form
      schema={formOfToday}
      onSubmit={createAccount}
      onInvalid={showNotices}
      submitLabel="Create Account"
      busyLabel={signUpTexts.busy}
    >
      <TextField name="full_name" label="Full name" autoComplete="name" />
      <AgeFields hint="For example 27 3 1994." />
      <ChoiceCards
        name="gender"
        label="Gender"
        optional
        columns
        options={[
          { value: 'male', label: 'Male' },
          { value: 'female', label: 'Female' },
        ]}
      />
      <TextField
        name="phone_number"
        label="Phone number"
        optional
        type="tel"
        autoComplete="tel"
        maxLength={30}
        hint="For sessions by phone. Your provider sees it from a day before the session until half an hour after it."
      />
      <EmailField
        name="email"
        label="Email"
        autoComplete="username"
        hint="We send one email to it, to make sure that it is yours."
      />
      <NewPasswordField />
      <RoleFields />
    </Form>
  )
}

/**
 * The notice that docs/specification.md, "Sign-up", requires besides the messages in the form: the first
 * that applies.
 */
function showNotices(errors: Record<string, string>) {
  if (errors.password) toast({ ...signUpTexts.weak, kind: 'destructive' })
  else if (errors.has_agreed) toast({ ...signUpTexts.agreement, kind: 'destructive' })
}

function describeAuthFailure(error: AuthError): Error {
  if (error.code === 'weak_password') return asProblem(error, { password: messageOf(error) })
  if (error.code === 'signup_disabled') {
    toast({ ...signUpTexts.closed, kind: 'destructive' })
    const message = signUpTexts.closed.text
    return new ProblemError({ code: error.code, message, status: error.status ?? 422 })
  }
  const isTaken = error.message.includes('User already registered')
  const fields = rejectedFields(error.message)
  const text = Object.values(fields).join(' ') || messageOf(error)
  const notice = isTaken ? signUpTexts.taken : { ...signUpTexts.failed, text }
  toast({ ...notice, kind: 'destructive' })
  if (!isTaken) return asProblem(error, fields)
  return new ProblemError({
    code: error.code ?? 'user_already_exists',
    message: signUpTexts.taken.text,
    status: error.status ?? 422,
    fields: { email: signUpTexts.taken.text },
  })
}
