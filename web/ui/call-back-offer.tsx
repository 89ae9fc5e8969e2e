import { Link } from '#web/ui/actions/link.tsx'

/** For a client or student to whom a call may help: the way to ask for one. */
export function CallBackOffer() {
  return (
    <p className="mt-4">
      We can also call you, at a time you choose. It is not for emergencies.{' '}
      <Link to="/call-back" className="link link-alone">
        Call me back
      </Link>
    </p>
  )
}
