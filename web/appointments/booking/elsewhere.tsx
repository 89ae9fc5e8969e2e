import { professionLabels } from '#domain/practice/professions.ts'
import { professionOf, type Topic } from '#domain/appointments/topics.ts'
import { WhereToGo } from '#web/appointments/providers/where-to-go.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { CallBackOffer } from '#web/ui/call-back-offer.tsx'
import { CallUs } from '../call-us.tsx'

/** The days in which a free time is looked for. */
const days = 14

/** Where to go when no one of the profession takes bookings (`isNone`), or has a time in two weeks. */
export function Elsewhere({ about, isNone }: { about: Topic; isNone: boolean }) {
  const { data: profile } = useProfile()
  const who = professionLabels[professionOf(about)].toLowerCase()
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-3">
        <p>
          <strong>
            {isNone
              ? `No ${who} takes bookings yet.`
              : `No ${who} has a free time in the next ${days} days.`}
          </strong>{' '}
          {isNone ? 'Ask us to call you.' : 'Look at later days, or ask us to call you.'}
        </p>
        {profile?.role === 'client' ? <CallBackOffer /> : null}
        <CallUs />
      </div>
      <WhereToGo />
    </div>
  )
}
