import type { PatientPage } from '#domain/practice/patient-page.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { firstNameOf } from './sharing-words.ts'

const wordsOf = (text: string | null) =>
  text ? <span className="whitespace-pre-line">{text}</span> : null

/** Medicines and history as the patient wrote them down. Their own list of medicines is shared with no one. */
export function IntakeFacts({ patient }: { patient: PatientPage }) {
  const { id, intake, appointments } = patient
  // The form is for providers with an appointment: a referral that was accepted is none yet.
  const isMet = appointments.some(({ status }) => status !== 'cancelled')
  return (
    <Section title="Medicines and history">
      {intake ? (
        <>
          <FactList
            facts={[
              ['Medicines', wordsOf(intake.current_medications)],
              ['History', wordsOf(intake.medical_history)],
              ['Reason for the visit', wordsOf(intake.reason_for_visit)],
            ]}
          />
          <p className="mt-2 text-muted">From the form of {formatDate(intake.submitted_at)}.</p>
        </>
      ) : (
        <p>
          {isMet
            ? `${firstNameOf(patient)} has sent no intake form.`
            : 'You read the intake form once you have an appointment. Ask about allergies and medicines.'}
        </p>
      )}
      <p className="mt-2 text-muted">
        The list of medicines in the app is their own. They can show it on their phone, on “Show my
        nurse”.
      </p>
      {isMet ? (
        <Link to={`/patient-management/${id}`} className="link link-alone">
          Intake form
        </Link>
      ) : null}
    </Section>
  )
}
