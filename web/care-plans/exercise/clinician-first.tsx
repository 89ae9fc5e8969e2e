import { CareCard } from '#web/ui/care-card.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'

interface ClinicianFirstProps {
  /** Shown beside a finished plan, rather than before the request. */
  hasPlan?: boolean
  live?: boolean
}

/**
 * For each user who does not confirm that exercise is safe for them (docs/specification.md, "Clearance
 * for exercise"). All can still request a plan.
 */
export function ClinicianFirst({ hasPlan = false, live = false }: ClinicianFirstProps) {
  return (
    <CareCard level="clinician" heading="h2" title="Please talk to a clinician first" live={live}>
      <p>
        Before you start {hasPlan ? 'this' : 'a new'} plan, ask a doctor, nurse, midwife or clinical
        officer which exercise is safe for you now.
        {hasPlan ? '' : ' You can still send this: the fitness expert sees your answer.'}
      </p>
      <LinkButton to="/book-appointment" variant="quiet" className="mt-3 sm:justify-self-start">
        Book an appointment
      </LinkButton>
    </CareCard>
  )
}
