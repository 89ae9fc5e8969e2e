import { writtenKg } from '#domain/weights/measures.ts'
import type { WeightEntry } from '#domain/weights/schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { CareCard } from '#web/ui/care-card.tsx'

/**
 * What to do about 5 % less within 6 months, where that was not meant: domain/weights/course.ts has the source. It neither
 * praises nor blames, for some who read it are ill with eating.
 */
export function LossCard({ loss: { from, to } }: { loss: { from: WeightEntry; to: WeightEntry } }) {
  return (
    <div className="mb-6">
      <CareCard level="clinician" heading="h2" title="If you did not mean to lose weight">
        <p>
          You logged <span translate="no">{writtenKg(from.weight_kg)}</span> on{' '}
          {formatDate(from.created_at)}, and <span translate="no">{writtenKg(to.weight_kg)}</span>{' '}
          on {formatDate(to.created_at)}. If you do not know why, talk to a clinician this week.
          There are many causes, and most can be treated.
        </p>
        <p>
          If food or your weight worries you, a therapist or dietitian can help.{' '}
          <Link to="/appointments" className="link">
            Book a visit
          </Link>
        </p>
      </CareCard>
    </div>
  )
}
