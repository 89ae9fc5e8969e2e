import { showPhone } from '#domain/phone/show-phone.ts'
import { bornAs } from './born.ts'

interface Person {
  full_name: string
  date_of_birth: string | null
  born_in: number | null
  phone_number: string | null
  phone_of: string | null
}

/** Whose the number is, where it is not their own. */
const withOwner = ({ phone_number, phone_of }: Person) =>
  phone_number ? `${showPhone(phone_number)}${phone_of ? ` (${phone_of})` : ''}` : 'No phone number'

/** A patient in a list of the counter: name, birth and number, and that no email reaches them. */
export function PersonLines({ person, noEmail }: { person: Person; noEmail?: boolean }) {
  return (
    <p className="wrap-anywhere">
      <strong translate="no">{person.full_name || 'No name given'}</strong>
      <span className="block">{bornAs(person)}</span>
      <span className="block text-muted">{withOwner(person)}</span>
      {noEmail ? <span className="block">No email: call them</span> : null}
    </p>
  )
}
