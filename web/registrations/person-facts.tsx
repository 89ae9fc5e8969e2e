import { showPhone } from '#domain/phone/show-phone.ts'
import type { RegisteredPatient } from '#domain/registrations/schema.ts'
import { genderLabels } from '#domain/values/gender.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { bornAs } from './born.ts'

/** All that the clinic has of a person, to compare. */
export function PersonFacts({ person }: { person: RegisteredPatient }) {
  const { phone_number, phone_of, next_of_kin_name, next_of_kin_phone, next_of_kin_relation } =
    person
  const facts: [string, string | null][] = [
    ['Name', person.full_name],
    ['Sex', person.gender && genderLabels[person.gender]],
    ['Born', bornAs(person)],
    ['Phone', joined([phone_number && showPhone(phone_number), phone_of])],
    ['Email', person.email],
    ['NRC number', person.nrc],
    ['NHIMA number', person.nhima_number],
    [
      'Next of kin',
      joined([
        next_of_kin_name,
        next_of_kin_relation,
        next_of_kin_phone && showPhone(next_of_kin_phone),
      ]),
    ],
    ['Language', person.language],
    ['Address', person.address],
  ]
  return <FactList facts={facts.map(([name, value]) => [name, value || 'None'] as const)} />
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || null
