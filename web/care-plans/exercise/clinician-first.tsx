import { CareCard } from '#web/ui/care-card.tsx'

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
      <p>
        Where: the clinic or health centre near you, or the outpatient department (OPD) of a
        hospital. The providers who can be booked here cannot decide this.
      </p>
    </CareCard>
  )
}
