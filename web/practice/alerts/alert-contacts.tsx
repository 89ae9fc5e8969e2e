import { showPhone } from '#domain/phone/show-phone.ts'
import { dial } from '#domain/phone/dial.ts'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import { mailTo } from '#domain/values/mail-to.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { Icon } from '#web/ui/icon.tsx'

/**
 * How to reach a patient: by a tap on their number, by message, through the contact they permitted.
 */
export function AlertContacts({ patient }: { patient: SafetyAlert['patient'] }) {
  const { id, email, phone_number, emergency_contact } = patient
  return (
    <div className="grid gap-3">
      <div className="form-actions">
        {phone_number ? (
          <a href={dial(phone_number)} className="button">
            <Icon name="phone" />
            <CallWords name={nameOfPatient(patient)} number={showPhone(phone_number)} />
          </a>
        ) : null}
        {emergency_contact ? (
          <a href={dial(emergency_contact.phone)} className="button button-quiet">
            <Icon name="phone" />
            <CallWords name={emergency_contact.name} number={showPhone(emergency_contact.phone)} />
          </a>
        ) : null}
        <LinkButton to={`/messaging?patient=${id}`} variant="quiet">
          Write a message
        </LinkButton>
        {email ? (
          <a href={mailTo(email)} className="button button-quiet wrap-anywhere">
            Email {email}
          </a>
        ) : null}
      </div>
      <p className="text-muted">
        {phone_number ? '' : 'They gave no phone number. '}
        {emergency_contact
          ? `${emergency_contact.name} is the emergency contact they released. Say no more than you must.`
          : 'They released no emergency contact.'}{' '}
        They can see that you looked.
      </p>
    </div>
  )
}

/** The number is read as one: it does not break. */
function CallWords({ name, number }: { name: string; number: string }) {
  return (
    <span>
      Call {name},{' '}
      <span className="whitespace-nowrap" translate="no">
        {number}
      </span>
    </span>
  )
}
