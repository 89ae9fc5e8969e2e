import type { Visitor } from '#web/platform/calls/visitor.ts'
import { Link } from '#web/ui/actions/link.tsx'

/** Beneath the helplines, for a client or student: the way to a therapist that is not for emergencies. */
export function CallBackLink({ visitor }: { visitor: Visitor }) {
  if (visitor.role !== 'client') return null
  return (
    <Link to="/call-back" className="link link-alone mt-3">
      Not urgent? Ask us to call you
    </Link>
  )
}
