import type { PatientPage } from '#domain/practice/patient-page.ts'
import { dial } from '#domain/phone/dial.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { genderLabels } from '#domain/values/gender.ts'
import { ageOn, formatDate } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'

/** Who the patient is, how to reach them, and what must not be overlooked: allergies and open alerts. */
export function PatientHeader({ patient }: { patient: PatientPage }) {
  const { date_of_birth, gender, phone_number, email, open_alerts } = patient
  const now = useNow()
  const facts = [
    date_of_birth ? `${ageOn(date_of_birth, now)} years` : 'Age not known',
    gender ? genderLabels[gender] : 'Sex not stated',
  ].join(', ')
  return (
    <>
      <PageHeading
        title={nameOfPatient(patient)}
        lead={
          <>
            {facts}
            <PatientIdentity person={patient} />
          </>
        }
      />
      {open_alerts.length > 0 ? (
        <p className="patient-alert">
          <strong>May be unsafe.</strong> An alert is open since{' '}
          {formatDate(open_alerts[0]!.raised_at)}.{' '}
          <Link to="/safety-alerts" className="link link-alone">
            Open the alert
          </Link>
        </p>
      ) : null}
      <dl className="patient-facts">
        <div>
          <dt>Phone</dt>
          <dd>
            {phone_number ? (
              <a className="link link-alone" href={dial(phone_number)} translate="no">
                {showPhone(phone_number)}
              </a>
            ) : (
              'No number'
            )}
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd className="wrap-anywhere">
            {email ? <EmailAddress address={email} /> : 'No address'}
          </dd>
        </div>
        <Allergies patient={patient} />
      </dl>
    </>
  )
}

/** In the patient’s own words. None written is not none: it says to ask. */
function Allergies({ patient: { intake } }: { patient: PatientPage }) {
  const written = intake?.allergies
  return (
    <div className={written ? 'patient-allergies' : undefined}>
      <dt>Allergies</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {written ? (
          <>
            <strong>{written}</strong>{' '}
            <span className="text-muted">Written on {formatDate(intake.submitted_at)}.</span>
          </>
        ) : intake ? (
          `None written on ${formatDate(intake.submitted_at)}. Ask.`
        ) : (
          'Not known: no intake form. Ask.'
        )}
      </dd>
    </div>
  )
}
