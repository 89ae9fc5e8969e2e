import type { ReactNode } from 'react'

import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { useClosedSignUp } from '#web/accounts/sign-up/closed-sign-up.ts'
import { useOnTheWay } from '#web/accounts/sign-in/next-place.ts'
import { SignupForm } from '#web/accounts/sign-up/signup-form.tsx'
import { signUpTexts } from '#web/accounts/texts.ts'
import { Link } from '#web/ui/actions/link.tsx'

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
