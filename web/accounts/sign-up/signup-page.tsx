import { type ReactNode, useEffect, useState } from 'react'
import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { useOnTheWay } from '#web/accounts/sign-in/next-place.ts'
import { SignupForm } from '#web/accounts/sign-up/signup-form.tsx'
import { fetchCodeStep } from '#web/accounts/sign-up/fetch-code-step.ts'
import { useMailState } from '#web/accounts/sign-up/mail-state.ts'
import { signUpTexts } from '#web/accounts/texts.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { fetchWithTimeout } from '#web/platform/calls/with-timeout.ts'

/** True once the server has answered that sign-up is closed. Without an answer the form stays. */
function useClosedSignUp(): boolean {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    let isOver = false
    void isSignUpClosed().then((answer) => {
      if (!isOver) setClosed(answer)
    })
    return () => {
      isOver = true
    }
  }, [])
  return isClosed
}

async function isSignUpClosed(): Promise<boolean> {
  try {
    const answer = await fetchWithTimeout('/auth/v1/settings')
    const settings = (await answer.json()) as { disable_signup?: boolean }
    return settings.disable_signup === true
  } catch {
    return false
  }
}

const drawing = {
  load: async () => (await import('#web/ui/drawings/scenes/msasa-tree.tsx')).MsasaTree,
  props: { width: 480 },
}

export function SignupPage() {
  const isClosed = useClosedSignUp()
  const { isCreated, email } = useMailState()
  if (isCreated && email)
    return (
      <Lazy
        load={fetchCodeStep}
        props={{ email }}
        fallback={
          <SignupFrame title="Type the code from the email" text={signUpTexts.success.text}>
            <p>Loading...</p>
          </SignupFrame>
        }
        failed={(failure) => (
          <SignupFrame title="Type the code from the email" text={signUpTexts.success.text}>
            <p role="alert">{describeFailure(failure)}</p>
          </SignupFrame>
        )}
      />
    )
  if (isClosed) {
    return (
      <SignupFrame {...signUpTexts.closed}>
        <p>
          <Link to="/contact" className="link">
            Write to us
          </Link>
        </p>
      </SignupFrame>
    )
  }
  return (
    <SignupFrame
      title="Create an account"
      text="It takes about a minute. What you tell us stays between you and the people who care for you."
    >
      <SignupForm />
    </SignupFrame>
  )
}

function SignupFrame(props: { title: string; text: string; children: ReactNode }) {
  const onTheWay = useOnTheWay()
  return (
    <AccountFrame title={props.title} lead={props.text} drawing={drawing}>
      {props.children}
      <p>
        Already have an account?{' '}
        <Link to={onTheWay('/login')} className="link">
          Log in
        </Link>
      </p>
      <p>
        <Link to="/" className="link link-alone">
          Back to the start page
        </Link>
      </p>
    </AccountFrame>
  )
}
