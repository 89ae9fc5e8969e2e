import { CareCard } from '#web/ui/care-card.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** For whoever is pregnant or not cleared for exercise (decision 33). It keeps nobody from asking. */
export function ClinicianFirst({ live = false }: { live?: boolean }) {
  return (
    <CareCard level="clinician" heading="h2" title="Please talk to a clinician first" live={live}>
      <p>
        Before you start a new plan, ask a doctor, nurse, midwife or clinical officer which exercise
        is safe for you now. You can still send this: the fitness expert sees your answer.
      </p>
      <LinkButton to="/book-appointment" variant="quiet" className="mt-3">
        Book an appointment
      </LinkButton>
    </CareCard>
  )
}
