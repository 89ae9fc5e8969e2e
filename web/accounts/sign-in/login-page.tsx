import { type ReactNode, useEffect, useState } from 'react'

import { useNavigate } from '#web/platform/location.ts'
import { useAddressParameters, useInBrowser } from '#web/platform/hydration.ts'
import { LoginForm, type LoginOutcome } from '#web/accounts/sign-in/login-form.tsx'
import { AccountFrame, StatusNotice } from '#web/accounts/account-frame.tsx'
import { EndedNotice } from '#web/accounts/sign-in/ended-notice.tsx'
import { MailedLogin } from '#web/accounts/sign-in/mailed-login.tsx'
import { nextPlace } from '#web/accounts/sign-in/next-place.ts'
import { loginTexts } from '#web/accounts/texts.ts'
import { dropSession, keepSession } from '#web/platform/signed-in/auth/auth.ts'
import { isTabKept } from '#web/platform/browser/is-tab-kept.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { loadOnce } from '#web/platform/lazy.tsx'

const drawing = {
  load: async () => (await import('#web/ui/drawings/hands-around-cup.tsx')).HandsAroundCup,
  props: { width: 440 },
}

const loadSecondStep = loadOnce(() => import('#web/accounts/second-factor/second-step.tsx'))

/** Password, then the second factor where the account has one; only then is the session stored. */
export function LoginPage() {
  const navigate = useNavigate()
  const parameters = useAddressParameters()
  const next = nextPlace(parameters.get('next'), '/patient-dashboard')
  const token_hash = parameters.get('type') === 'magiclink' ? parameters.get('token_hash') : null
  const [secondStep, setSecondStep] = useState<ReactNode>(null)
  const isKept = useInBrowser(isTabKept)
  useEffect(() => dropSession, [])

  function enter(isOnDevice: boolean) {
    toast(keepSession(isOnDevice) ? loginTexts.success : loginTexts.notKept)
    navigate(next, { replace: true })
  }

  /** @throws TypeError where the page of the second step cannot be fetched */
  async function askForCode({ factor_id, isOnDevice }: LoginOutcome) {
    const { SecondStep } = await loadSecondStep()
    setSecondStep(
      <SecondStep
        factor_id={factor_id}
        drawing={drawing}
        submitLabel="Log in"
        busyLabel={loginTexts.busy}
        onVerified={() => enter(isOnDevice)}
        onCancel={() => {
          dropSession()
          setSecondStep(null)
        }}
      />,
    )
  }

  if (secondStep) return secondStep
  if (token_hash)
    return (
      <AccountFrame title="Log in" lead="One press, and you are logged in." drawing={drawing}>
        <MailedLogin
          token_hash={token_hash}
          onEntered={() => enter(false)}
          onFactorNeeded={(factor_id) => askForCode({ factor_id, isOnDevice: false })}
        />
      </AccountFrame>
    )

  return (
    <AccountFrame title="Log in" drawing={drawing}>
      <EndedNotice />
      {isKept === false ? (
        <StatusNotice title={loginTexts.keepsNothing.title}>
          {loginTexts.keepsNothing.text}
        </StatusNotice>
      ) : null}
      <LoginForm onEntered={enter} onFactorNeeded={askForCode} />
    </AccountFrame>
  )
}
