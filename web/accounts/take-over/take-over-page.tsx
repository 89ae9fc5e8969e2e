import { useEffect, useState } from 'react'
import type { WantedLogin } from '#domain/registrations/take-over.ts'
import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { loginTexts } from '#web/accounts/texts.ts'
import { dropSession, holdSession, keepSession } from '#web/platform/signed-in/auth/auth.ts'
import { useNavigate } from '#web/platform/location.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { EmailCodeForm } from './email-code-form.tsx'

const drawing = {
  load: async () => (await import('#web/ui/drawings/hands-around-cup.tsx')).HandsAroundCup,
  props: { width: 440 },
}

const fetchForm = loadOnce(async () => (await import('./wanted-login-form.tsx')).WantedLoginForm)

/** A person whom a clinic has registered sets up a login by the code of the clinic, and everything is there. */
export function TakeOverPage() {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<WantedLogin>()
  useEffect(() => dropSession, [])

  /** Where the login fails, the record is theirs all the same: they log in by themselves. */
  async function logIn({ email, password }: WantedLogin) {
    const auth = await holdSession()
    const { error } = await auth.signInWithPassword({ email, password })
    if (error) {
      dropSession()
      navigate('/login', { replace: true })
      return
    }
    toast(keepSession(false) ? loginTexts.success : loginTexts.notKept)
    // There the consent is shown that the clinic has recorded.
    navigate('/account/data', { replace: true })
  }

  return (
    <AccountFrame
      title="Use your code"
      lead="We gave you a code. With it you set up a login and see your record."
      drawing={drawing}
    >
      {wanted ? (
        <EmailCodeForm
          wanted={wanted}
          onTaken={() => logIn(wanted)}
          onBack={() => setWanted(undefined)}
        />
      ) : null}
      {/* Hidden, not taken away: what was typed stays in it. */}
      <div hidden={wanted !== undefined}>
        <Lazy
          load={fetchForm}
          props={{ onSent: setWanted }}
          failed={() => <p role="alert">The form could not be opened. Please reload the page.</p>}
        />
      </div>
    </AccountFrame>
  )
}
