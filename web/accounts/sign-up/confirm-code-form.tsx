import { useRef, useState } from 'react'
import { withNext } from '#domain/values/own-path.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { asProblem } from '#web/accounts/auth-failure.ts'
import { useMailState } from '#web/accounts/sign-up/mail-state.ts'
import { type Confirmation, isPasswordNeeded, redeem } from '#web/accounts/sign-up/confirmation.ts'
import { aboutCode } from '#web/accounts/code-failure.ts'
import { CodeField } from '#web/accounts/code-field.tsx'
import { useAddressParameters } from '#web/platform/hydration.ts'
import { confirmPageOf } from '#web/accounts/sign-up/own-browser.ts'
import { correctAddress, correctedFrom } from '#web/accounts/sign-up/correct-address.ts'
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
  const box = useRef<HTMLDivElement>(null)
  // Only a user who signed up in another browser needs it.
  const { Part: OtherBrowserFields, load: loadFields } = useLazyPart(fetchFields)

  async function confirm(values: EmailAndCodeForm & { password?: string }) {
    const { email, code, password } = values
    try {
      onConfirmed(await redeemEither({ email, token: code }, password))
    } catch (failure) {
      if (isPasswordNeeded(failure)) return loadFields()
      throw aboutCode(failure, 'have a new one sent')
    }
  }

  return (
    <div ref={box} className="grid gap-6">
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
        {OtherBrowserFields ? (
          <div role="status" className="grid gap-3">
            <OtherBrowserFields />
          </div>
        ) : null}
      </Form>
      <SendAgain form={() => box.current?.querySelector('form') ?? null} />
    </div>
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

/** The address in the form, with the spelling that the server knows. */
async function readAddress(form: HTMLFormElement | null): Promise<string> {
  const { emailForm } = await loadSchemas()
  const typed = emailForm.safeParse({ email: new FormData(form ?? undefined).get('email') })
  if (typed.success) return typed.data.email
  form?.querySelector<HTMLInputElement>('[name="email"]')?.focus()
  const { message } = typed.error.issues[0]!
  throw new ProblemError({ code: 'invalid', message, status: 0 })
}

/** Sends the email again, to the address in the form, which may be a corrected one. */
function SendAgain({ form }: { form: () => HTMLFormElement | null }) {
  const next = useAddressParameters().get('next')
  const { email: signedUp } = useMailState()
  const button = useRef<HTMLButtonElement>(null)
  const [sent, setSent] = useState<{ to: string; isCorrected: boolean }>()
  const [asked, setAsked] = useState<{ from: string; to: string }>()

  async function resend(to: string) {
    const auth = await loadAuth()
    const options = { emailRedirectTo: confirmPageOf(undefined, next) }
    const { error } = await auth.resend({ type: 'signup', email: to, options })
    if (error) throw asProblem(error)
    setSent({ to, isCorrected: false })
  }

  const send = useAction(async (form: HTMLFormElement | null) => {
    setSent(undefined)
    setAsked(undefined)
    const to = await readAddress(form)
    const from = correctedFrom(signedUp, to)
    if (from === undefined) await resend(to)
    else setAsked({ from, to })
  })

  const answer = useAction(async (isSame: boolean) => {
    const { from, to } = asked!
    // The server has no account for a corrected address yet: the form is sent again with it.
    if (isSame && (await correctAddress(from, to, next))) setSent({ to, isCorrected: true })
    else await resend(to)
    button.current?.focus()
    setAsked(undefined)
  })

  const failure = send.failure ?? answer.failure
  return (
    <div className="grid justify-items-start gap-2">
      <p>No email, or the code is too old? You can correct the address above.</p>
      <Button
        ref={button}
        variant="quiet"
        aria-disabled={send.isBusy || answer.isBusy}
        onClick={() => void send.run(form())}
      >
        {send.isBusy ? 'Sending...' : 'Send the email again'}
      </Button>
      <p
        role="status"
        className={failure ? 'font-bold text-danger' : 'wrap-anywhere empty:absolute'}
      >
        {failure
          ? describeFailure(failure, true)
          : asked
            ? questionOf(asked)
            : sent && wordsOf(sent)}
      </p>
      {asked ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            aria-disabled={answer.isBusy}
            onClick={() => void answer.run(true)}
          >
            Yes, with the new address
          </Button>
          <Button
            variant="quiet"
            aria-disabled={answer.isBusy}
            onClick={() => void answer.run(false)}
          >
            No, only send the email
          </Button>
        </div>
      ) : null}
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

/** Another person at the same screen can say no. */
const questionOf = ({ from, to }: { from: string; to: string }) =>
  `You signed up as ${from}. Sign up again as ${to}, with the same name, date of birth and password?`
