import { useState } from 'react'
import { withNext } from '#domain/values/own-path.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { asProblem } from '#web/accounts/auth-failure.ts'
import { useMailState } from '#web/accounts/sign-up/mail-state.ts'
import { type Confirmation, isPasswordNeeded, redeem } from '#web/accounts/sign-up/confirmation.ts'
import { CodeField } from '#web/accounts/code-field.tsx'
import { useAddressParameters } from '#web/platform/hydration.ts'
import { confirmPageOf } from '#web/accounts/sign-up/own-browser.ts'
import { correctAddress } from '#web/accounts/sign-up/kept-sign-up.ts'
import type { EmailAndCodeForm } from '#web/accounts/schemas.ts'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailField } from '#web/ui/forms/email-field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { loadOnce, useLazyPart } from '#web/platform/lazy.tsx'

const loadSchemas = loadOnce(() => import('#web/accounts/schemas.ts'))

const fetchFields = async () =>
  (await import('#web/accounts/sign-up/other-browser-fields.tsx')).OtherBrowserFields

/**
 * The code of the email with the address it went to; the email can be sent again from here as well.
 */
export function ConfirmCodeForm({ onConfirmed }: { onConfirmed: (done: Confirmation) => void }) {
  const { email = '' } = useMailState()
  // Only a user who signed up in another browser needs it.
  const { Part: OtherBrowserFields, load: loadFields } = useLazyPart(fetchFields)

  async function confirm(values: EmailAndCodeForm & { password?: string }) {
    const { email, code, password } = values
    try {
      onConfirmed(await redeemEither({ email, token: code }, password))
    } catch (failure) {
      if (isPasswordNeeded(failure)) return loadFields()
      throw inWords(failure)
    }
  }

  return (
    <Form
      key={email}
      schema={async () => {
        const schemas = await loadSchemas()
        return OtherBrowserFields ? schemas.emailCodeAndPasswordForm : schemas.emailAndCodeForm
      }}
      onSubmit={confirm}
      submitLabel="Confirm"
      busyLabel="Confirming..."
    >
      <EmailField name="email" label="Email" autoComplete="username" defaultValue={email} />
      <CodeField />
      <SendAgain />
      {OtherBrowserFields ? (
        <div role="status" className="grid gap-3">
          <OtherBrowserFields />
        </div>
      ) : null}
    </Form>
  )
}

/** The code is of a sign-up, or of a change of address: the page is one, and a code says nothing of that. */
async function redeemEither(mailed: { email: string; token: string }, password?: string) {
  try {
    return await redeem({ ...mailed, type: 'signup' }, password)
  } catch (failure) {
    if (!(failure instanceof ProblemError) || failure.code !== 'otp_expired') throw failure
    return redeem({ ...mailed, type: 'email_change' })
  }
}

/** The same whether the address has an account or none. */
const wordsOf = ({ to, isCorrected }: { to: string; isCorrected: boolean }) =>
  isCorrected
    ? `We sent a link and a code to ${to}.`
    : `If ${to} is not confirmed yet, a new email is on its way.`

/** Sends the email again, to the address in the form, which may be a corrected one. */
function SendAgain() {
  const next = useAddressParameters().get('next')
  const { email: signedUp } = useMailState()
  const [sent, setSent] = useState<{ to: string; isCorrected: boolean }>()

  const send = useAction(async (form: HTMLFormElement | null) => {
    setSent(undefined)
    const { emailForm } = await loadSchemas()
    const typed = emailForm.safeParse({ email: new FormData(form ?? undefined).get('email') })
    if (!typed.success) {
      form?.querySelector<HTMLInputElement>('[name="email"]')?.focus()
      const { message } = typed.error.issues[0]!
      throw new ProblemError({ code: 'invalid', message, status: 0 })
    }
    const { email } = typed.data
    // The server has no account for a corrected address yet: the form is sent again with it.
    if (await correctAddress(email, next)) return setSent({ to: email, isCorrected: true })
    const auth = await loadAuth()
    const options = { emailRedirectTo: confirmPageOf(undefined, next) }
    const { error } = await auth.resend({ type: 'signup', email, options })
    if (error) throw asProblem(error)
    setSent({ to: email, isCorrected: false })
  })

  return (
    <div className="grid justify-items-start gap-2">
      <p>No email, or the code is too old? You can correct the address above.</p>
      <Button
        variant="quiet"
        aria-disabled={send.isBusy}
        onClick={(event) => void send.run(event.currentTarget.form)}
      >
        {send.isBusy ? 'Sending...' : 'Send the email again'}
      </Button>
      <p role="status" className={send.failure ? 'font-bold text-danger' : 'empty:absolute'}>
        {send.failure ? describeFailure(send.failure, true) : sent && wordsOf(sent)}
      </p>
      {sent && !sent.isCorrected && sent.to !== signedUp ? (
        <p>
          Did you sign up with another address?{' '}
          <Link to={withNext('/signup', next)} className="link">
            Sign up again with the right one
          </Link>
          .
        </p>
      ) : null}
    </div>
  )
}

function inWords(failure: unknown): unknown {
  if (!(failure instanceof ProblemError) || failure.code !== 'otp_expired') return failure
  return new ProblemError({
    code: failure.code,
    status: failure.status,
    message: failure.message,
    fields: { code: 'That code is not right, or too old. Check it, or have a new one sent.' },
  })
}
