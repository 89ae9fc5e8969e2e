import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { SignupForm } from '#web/accounts/signup-form.tsx'
import { Link } from '#web/ui/link.tsx'

async function drawing() {
  const { MsasaTree } = await import('#web/ui/drawings/msasa-tree.tsx')
  return <MsasaTree width={480} />
}

export function SignupPage() {
  return (
    <AccountFrame
      title="Create an account"
      lead="It takes about two minutes. What you tell us stays between you and the people who care for you."
      drawing={drawing}
    >
      <SignupForm />
      <p>
        Already have an account?{' '}
        <Link to="/login" className="link">
          Log in
        </Link>
      </p>
      <p>
        <Link to="/" className="link">
          Back to the start page
        </Link>
      </p>
    </AccountFrame>
  )
}
