import { type ReactNode, useEffect, useState } from 'react'
import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { useOnTheWay } from '#web/accounts/sign-in/next-place.ts'
import { SignupForm } from '#web/accounts/sign-up/signup-form.tsx'
import { signUpTexts } from '#web/accounts/texts.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { fetchInTime } from '#web/platform/calls/in-time.ts'

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
    const answer = await fetchInTime('/auth/v1/settings')
    const settings = (await answer.json()) as { disable_signup?: boolean }
    return settings.disable_signup === true
  } catch {
    return false
  }
}

const drawing = {
  fetchPart: async () => (await import('#web/ui/drawings/scenes/msasa-tree.tsx')).MsasaTree,
  props: { width: 480 },
}

export function SignupPage() {
  if (useClosedSignUp()) {
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
      text="It takes about two minutes. What you tell us stays between you and the people who care for you."
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
