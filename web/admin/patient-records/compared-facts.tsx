import { showPhone } from '#domain/phone/show-phone.ts'
import type { MergeCandidate } from '#domain/registrations/merge.ts'
import { genderLabels } from '#domain/values/gender.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { bornAs } from '#web/registrations/born.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

/** What distinguishes two people, by its name, in the order in which it is compared. */
const factsOf = (person: MergeCandidate): [string, string][] => {
  const { gender, phone_number, phone_of, registered_at } = person
  const phone = phone_number && showPhone(phone_number)
  return [
    ['Name', person.full_name || 'No name given'],
    ['Sex', gender === 'male' || gender === 'female' ? genderLabels[gender] : 'Not known'],
    ['Born', bornAs(person)],
    ['Phone', phone ? `${phone}${phone_of ? ` (${phone_of})` : ''}` : 'None'],
    ['Email', person.email ?? 'None'],
    ['NRC number', person.nrc ?? 'None'],
    ['NHIMA number', person.nhima_number ?? 'None'],
    ['Login', person.has_login ? 'Yes' : 'No'],
    ['Registered', registered_at ? formatDate(registered_at) : 'Came with an account'],
  ]
}

/** Facts that are another's where they differ: a name is misspelt and a phone is changed, these are not. */
const ofOnePerson = ['Sex', 'NRC number', 'NHIMA number']
const unknown = [
  'None',
  'Not known',
  'No name given',
  bornAs({ date_of_birth: null, born_in: null }),
]
const isKnown = (value: string) => !unknown.includes(value)

/** A day and its year agree. */
const areBirthsApart = (one: MergeCandidate, other: MergeCandidate) => {
  if (one.date_of_birth && other.date_of_birth) return one.date_of_birth !== other.date_of_birth
  const [year, its] = [one, other].map(
    ({ date_of_birth, born_in }) =>
      born_in ?? (date_of_birth ? Number(date_of_birth.slice(0, 4)) : null),
  )
  return year !== null && its !== null && year !== its
}

/** Which of those both records have, and differ in. */
export const contradictionsOf = (one: MergeCandidate, other: MergeCandidate): string[] => {
  const others = new Map(factsOf(other))
  const born = areBirthsApart(one, other) ? ['Date or year of birth'] : []
  const named = factsOf(one).flatMap(([name, value]) => {
    const its = others.get(name)!
    return ofOnePerson.includes(name) && isKnown(value) && isKnown(its) && value !== its
      ? [name]
      : []
  })
  return [...born, ...named]
}

/** What a merge makes of the facts: what the record that stays has stays, and what it lacks is filled. */
export const outcomeOf = (stays: MergeCandidate, gone: MergeCandidate): [string, string][] => {
  const others = new Map(factsOf(gone))
  return factsOf(stays)
    .filter(([name]) => !['Login', 'Registered'].includes(name))
    .map(([name, value]) => [name, isKnown(value) ? value : others.get(name)!])
}

/** How much a record has: numbers alone, nothing about health. */
const countsOf = ({ counts }: MergeCandidate): [string, string][] => [
  ['Visits', String(counts.visits)],
  ['Readings', String(counts.readings)],
  ['Notes', String(counts.notes)],
  ['Invoices', String(counts.invoices)],
  ['Consents', String(counts.consents)],
  ['Other entries', String(counts.other)],
]

/** Two records beside each other, also on a phone; what differs is in bold. */
export function ComparedFacts({ one, other }: { one: MergeCandidate; other: MergeCandidate }) {
  const counts = countsOf(other)
  const others = factsOf(other)
  return (
    <table className="w-full">
      <caption className="sr-only">The two records; what differs is in bold</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>What is compared</VisuallyHidden>
          </th>
          <th scope="col" className="px-2 py-2 text-left">
            First
          </th>
          <th scope="col" className="px-2 py-2 text-left">
            Second
          </th>
        </tr>
      </thead>
      <tbody>
        {factsOf(one).map(([name, value], index) => (
          <Row key={name} name={name} values={[value, others[index]![1]]} marksDifference />
        ))}
        {countsOf(one).map(([name, value], index) => (
          <Row key={name} name={name} values={[value, counts[index]![1]]} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  name: string
  values: readonly [string, string]
  marksDifference?: boolean
}

function Row({ name, values, marksDifference = false }: RowProps) {
  const isMarked = marksDifference && values[0] !== values[1]
  return (
    <tr className="border-t border-hairline">
      <th scope="row" className="px-2 py-2 text-left font-normal text-muted">
        {name}
        {isMarked ? <strong className="block">Differs</strong> : null}
      </th>
      {values.map((value, index) => (
        <td key={index === 0 ? 'first' : 'second'} className="px-2 py-2 wrap-anywhere">
          {isMarked ? <strong>{value}</strong> : value}
        </td>
      ))}
    </tr>
  )
}
