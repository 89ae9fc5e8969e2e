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
import { Form } from '#web/ui/forms/form.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { loadOnce } from '#web/platform/lazy.tsx'

const drawing = {
  load: async () => (await import('#web/ui/drawings/keys.tsx')).Keys,
  props: { width: 280 },
}

const loadSecondStep = loadOnce(() => import('#web/accounts/second-factor/second-step.tsx'))

/**
 * Target of the emailed link. A POST uses the link up, at the first touch of the form: a mail
 * scanner that only opens it does not use it up, and the page reports an old link before a password
 * is typed.
 */
export function ResetPasswordPage() {
  const parameters = useAddressParameters()
  const onTheWay = useOnTheWay()
  const token_hash = parameters.get('token_hash')
  // An invited user chooses their first password here.
  const type = parameters.get('type') === 'invite' ? 'invite' : 'recovery'
  const isAwake = useInBrowser(() => true)
  const redeemed = useRef<Promise<Error | null> | null>(null)
  const [isUsed, setUsed] = useState(false)
  const [secondStep, setSecondStep] = useState<ReactNode>(null)
  const navigate = useNavigate()
  useEffect(() => dropSession, [])

  function redeem(token: string): Promise<Error | null> {
    redeemed.current ??= redeemLink(token, type).then((failure) => {
      if (failure instanceof ProblemError) setUsed(failure.code !== 'user_banned')
      // A lost connection is no reason to give the link up.
      else if (failure) redeemed.current = null
      return failure
    })
    return redeemed.current
  }

  async function changePassword({ password }: PasswordForm) {
    const failure = await redeem(token_hash ?? '')
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

  if (isAwake && (!token_hash || isUsed)) return <UsedLink />
  if (secondStep) return secondStep
  return (
    <Touchable isReady={token_hash !== null} onTouch={() => token_hash && void redeem(token_hash)}>
      <AccountFrame
        drawing={drawing}
        title="Choose a new password"
        lead="Afterwards you are logged out everywhere, and log in with the new password."
      >
        <Form
          schema={async () => (await import('#web/accounts/schemas.ts')).passwordForm}
          onSubmit={changePassword}
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

async function redeemLink(token_hash: string, type: 'invite' | 'recovery'): Promise<Error | null> {
  try {
    const auth = await holdSession()
    const { error } = await auth.verifyOtp({ token_hash, type })
    return error && asProblem(error)
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure))
  }
}

function UsedLink() {
  const onTheWay = useOnTheWay()
  return (
    <AccountFrame
      isNextStep
      drawing={drawing}
      title="This link does not work any more"
      lead="It works once, for 15 minutes. Request a new one. Your old password still works."
    >
      <p>
        <LinkButton to={onTheWay('/forgot-password')}>Ask for a new link</LinkButton>
      </p>
    </AccountFrame>
  )
}
