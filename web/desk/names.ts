import type { DeskAppointment } from '#domain/desk/schema.ts'
import { maskPhone } from '#domain/phone/show-phone.ts'
import { nameWords } from '#domain/values/names.ts'
import { shownName } from '#domain/values/shown-name.ts'

type Patient = Pick<DeskAppointment['patient'], 'full_name' | 'phone_number'>

/** A patient's name for a title, with the end of the number: the desk may read that, and no date of birth. */
export function nameAtDesk({ full_name, phone_number }: Patient): string {
  const name = full_name || 'No name given'
  return phone_number ? `${name}, number ${maskPhone(phone_number)}` : name
}

/** The end of the number alone, where there is space for a few letters beside the name. */
export const digitsAtDesk = ({ phone_number }: Patient): string =>
  phone_number ? `…${phone_number.slice(-3)}` : ''

/** The ids of those who have the name of another patient among these, in any order of its words. */
export function namesakesIn(patients: readonly { id: string; full_name: string }[]): Set<string> {
  const known = new Map(patients.map((patient) => [patient.id, patient]))
  const groups = Map.groupBy(known.values(), ({ full_name }) =>
    nameWords(shownName(full_name)).toSorted().join(' '),
  )
  return new Set(
    [...groups.values()]
      .filter(({ length }) => length > 1)
      .flatMap((group) => group.map(({ id }) => id)),
  )
}
