import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

import { useNavigate } from '#web/platform/location.ts'
import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { asProblem, messageOf } from '#web/accounts/auth-failure.ts'
import { useAddressParameters, useInBrowser } from '#web/platform/hydration.ts'
import { NewPasswordField } from '#web/accounts/new-password-field.tsx'
import { useOnTheWay } from '#web/accounts/sign-in/next-place.ts'
import type { PasswordForm } from '#web/accounts/schemas.ts'
import { passwordChanged, signUpTexts } from '#web/accounts/texts.ts'
import { verifiedApp } from '#web/accounts/sign-in/verified-app.ts'
import { dropSession, holdSession, loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'

const drawing = {
  load: async () => (await import('#web/ui/drawings/keys.tsx')).Keys,
  props: { width: 280 },
}

/** Only who types the code of the email needs it. */
const loadCodeForm = loadOnce(
  async () => (await import('#web/accounts/sign-in/reset-with-code.tsx')).ResetWithCode,
)
const loadSecondStep = loadOnce(() => import('#web/accounts/second-factor/second-step.tsx'))

/** What an email leads here with. */
export type MailedReset = { token_hash: string } | { email: string; token: string }

/**
 * Target of the emailed link, and the page for the code beside it. Both work until a password is saved, also
 * after a reload. The page reports an old link at the first touch, before a password is typed.
 */
export function ResetPasswordPage() {
  const parameters = useAddressParameters()
  const onTheWay = useOnTheWay()
  const token_hash = parameters.get('token_hash')
  // An invited user chooses their first password here.
  const type = parameters.get('type') === 'invite' ? 'invite' : 'recovery'
  const isAwake = useInBrowser(() => true)
  const redeemed = useRef<{ of: string; outcome: Promise<Error | null> } | null>(null)
  const [isUsed, setUsed] = useState(false)
  const [secondStep, setSecondStep] = useState<ReactNode>(null)
  // The form is away while a second factor is asked for.
  const [typed, setTyped] = useState<{ email: string; code: string } | null>(null)
  const navigate = useNavigate()
  useEffect(() => dropSession, [])

  /** Once for each link or code: after a second step, the session has two factors. */
  function redeem(mailed: MailedReset): Promise<Error | null> {
    const of = JSON.stringify(mailed)
    if (redeemed.current?.of === of) return redeemed.current.outcome
    const outcome = redeemMailed(mailed, type).then((failure) => {
      const isLink = 'token_hash' in mailed
      if (failure instanceof ProblemError && isLink) setUsed(failure.code !== 'user_banned')
      // A lost connection is no reason to give the link up, nor a mistyped code the code.
      else if (failure) redeemed.current = null
      return failure
    })
    redeemed.current = { of, outcome }
    return outcome
  }

  async function changePassword(mailed: MailedReset, password: string) {
    const failure = await redeem(mailed)
    if (failure) throw failure
    const auth = await loadAuth()
    const { error } = await auth.updateUser({ password })
    if (error?.code === 'insufficient_aal') {
      const { data } = await auth.getUser()
      const factor = verifiedApp(data.user)
      if (factor) {
        const { SecondStep } = await loadSecondStep()
        return setSecondStep(
          <SecondStep
            factor_id={factor.id}
            drawing={drawing}
            submitLabel="Continue"
            busyLabel="Checking..."
            onVerified={() => setSecondStep(null)}
          />,
        )
      }
    }
    if (error) throw asProblem(error, { password: messageOf(error) })
    await auth.signOut({ scope: 'local' })
    dropSession()
    toast({ ...passwordChanged, text: 'Log in with the new one.' })
    navigate(onTheWay('/login'))
  }

  if (isAwake && isUsed) return <UsedLink isInvitation={type === 'invite'} />
  if (secondStep) return secondStep
  if (isAwake && !token_hash)
    return (
      <AccountFrame
        drawing={drawing}
        title="Choose a new password"
        lead="The email we sent has a link and a code of six digits. Open the link, or type the code here."
      >
        <Lazy
          load={loadCodeForm}
          props={{ typed, onChosen: changePassword, onTyped: setTyped }}
          fallback={<p>Loading...</p>}
        />
        <p>
          <Link to={onTheWay('/forgot-password')} className="link link-alone">
            Ask for a new email
          </Link>
        </p>
      </AccountFrame>
    )
  return (
    <Touchable
      isReady={token_hash !== null}
      onTouch={() => token_hash && void redeem({ token_hash })}
    >
      <AccountFrame
        drawing={drawing}
        title="Choose a new password"
        lead="Afterwards you are logged out everywhere, and log in with the new password."
      >
        <Form
          schema={async () => (await import('#web/accounts/schemas.ts')).passwordForm}
          onSubmit={({ password }: PasswordForm) =>
            changePassword({ token_hash: token_hash ?? '' }, password)
          }
          onInvalid={(errors) =>
            errors.password && toast({ ...signUpTexts.weak, kind: 'destructive' })
          }
          submitLabel="Save the new password"
          busyLabel="Saving..."
        >
          <NewPasswordField label="New password" />
        </Form>
      </AccountFrame>
    </Touchable>
  )
}

/**
 * Notices the first focus inside, by keyboard, finger or screen reader alike, also one from before
 * hydration.
 */
function Touchable({
  isReady,
  onTouch,
  children,
}: {
  /** False until the page has read its address. */
  isReady: boolean
  onTouch: () => void
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const touch = useEffectEvent((target: Element | null) => {
    if (target instanceof HTMLInputElement) onTouch()
  })
  useEffect(() => {
    const { activeElement } = document
    if (isReady && box.current?.contains(activeElement)) touch(activeElement)
  }, [isReady])
  return (
    <div ref={box} onFocus={(event) => event.target instanceof HTMLInputElement && onTouch()}>
      {children}
    </div>
  )
}

async function redeemMailed(
  mailed: MailedReset,
  type: 'invite' | 'recovery',
): Promise<Error | null> {
  try {
    const auth = await holdSession()
    const { error } = await auth.verifyOtp({ ...mailed, type })
    return error && asProblem(error)
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure))
  }
}

function UsedLink({ isInvitation }: { isInvitation: boolean }) {
  const onTheWay = useOnTheWay()
  return (
    <AccountFrame
      isNextStep
      drawing={drawing}
      title="This link does not work any more"
      lead={
        isInvitation
          ? 'It works for 15 minutes, until you have saved a password. Ask for a new link. If no email comes, the invitation was withdrawn: ask who invited you.'
          : 'It works for 15 minutes, until a new password is saved. If you saved one, log in with it. If not, ask for a new link: your old password still works.'
      }
    >
      <p>
        <LinkButton to={onTheWay('/forgot-password')}>Ask for a new link</LinkButton>
      </p>
    </AccountFrame>
  )
}
