import { useState } from 'react'
import { EmailField } from '#web/ui/forms/email-field.tsx'

import type { SignUpForm } from '#domain/accounts/accounts.ts'
import { withNext } from '#domain/values/own-path.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useNavigate } from '#web/platform/location.ts'
import { AgeFields } from '#web/accounts/ages/age-fields.tsx'
import { useAddressParameters } from '#web/platform/hydration.ts'
import { NewPasswordField } from '#web/accounts/new-password-field.tsx'
import { RoleFields } from '#web/accounts/sign-up/role-fields.tsx'
import { signUpTexts } from '#web/accounts/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

/** What sends the form, fetched with its checks. */
const loadSending = loadOnce(() => import('#web/accounts/sign-up/create-account.ts'))

/** The schema for today's date in Lusaka: the user must be old enough. */
async function formOfToday() {
  const [{ signUpForm }, { dayOf }] = await Promise.all([
    import('#domain/accounts/accounts.ts'),
    import('#web/platform/values/dates.ts'),
    loadSending(),
  ])
  return signUpForm(dayOf(Date.now()))
}

/** In the part of the form that is closed at first. */
const folded = ['role', 'institution_name', 'student_id', 'has_agreed', 'gender', 'phone_number']

/** The form of docs/specification.md, "Sign-up". It signs no one in: the code of the email does. */
export function SignupForm() {
  const navigate = useNavigate()
  const parameters = useAddressParameters()
  const next = parameters.get('next')
  const [wasOpened, setOpened] = useState<boolean>()
  // The pricing page links here with the students' plan preselected.
  const isOpen = wasOpened ?? parameters.has('student')

  async function createAccount(form: SignUpForm) {
    const { isConfirmed } = await (await loadSending()).createAccount(form, next)
    if (isConfirmed) return navigate(withNext('/login', next))
    navigate(withNext('/signup', next), { state: { isCreated: true, email: form.email } })
  }

  function showInvalid(errors: Record<string, string>) {
    if (folded.some((name) => errors[name])) setOpened(true)
    showNotices(errors)
  }

  return (
    <Form
      schema={formOfToday}
      onSubmit={createAccount}
      onInvalid={showInvalid}
      submitLabel="Create Account"
      busyLabel={signUpTexts.busy}
    >
      <TextField name="full_name" label="Full name" autoComplete="name" />
      <AgeFields hint="For example 27 3 1994." />
      <EmailField
        name="email"
        label="Email"
        autoComplete="username"
        hint="We send one email to it, to make sure that it is yours."
      />
      <NewPasswordField />
      <div className="accordion">
        <details open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
          <summary>
            <span className="font-bold">More: student, provider, gender, phone</span>
            <Icon name="chevron" />
          </summary>
          <div className="grid gap-6 py-4">
            <RoleFields />
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
          </div>
        </details>
      </div>
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
