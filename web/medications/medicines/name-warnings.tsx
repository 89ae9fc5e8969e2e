import { duplicatesOf, oneKindWith } from '#domain/medications/list-checks.ts'
import { allergyMatch } from '#domain/medications/names/allergies.ts'
import { pregnancyNotes } from '#domain/medications/pregnancy-notes.ts'
import type { Medicine } from '#domain/medications/schema.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { allergyNote } from './allergy-note.ts'

interface NameWarningsProps {
  /** The entry being changed; absent for a new one. */
  id: string | undefined
  name: string
  active: readonly Medicine[]
  /** As in the care profile. */
  isPregnant: boolean | undefined
}

/**
 * Before a medicine is saved: it is on the list already, under any of its names, or another does the same,
 * or the user entered an allergy to it.
 */
export function NameWarnings({ id, name, active, isPregnant }: NameWarningsProps) {
  const allergies = useProfile().data?.known_allergies_conditions ?? ''
  const allergy = allergyMatch(name, allergies)
  const duplicates = duplicatesOf({ id, name }, active)
  const isNamedSo = (other: Medicine) => other.name.toLowerCase() === name.trim().toLowerCase()
  const twice = duplicates.find(({ medicine }) => isNamedSo(medicine)) ?? duplicates[0]
  const [alike] = oneKindWith({ id, name }, active)
  return (
    <>
      {allergy ? (
        <CareCard level="clinician" title="You wrote of an allergy" live>
          <p>{allergyNote(name, allergies, allergy)}</p>
        </CareCard>
      ) : null}
      {isPregnant
        ? pregnancyNotes(name, isPregnant).map(({ key, title, text }) => (
            <CareCard key={key} level="clinician" title={title} live>
              <p>{text}</p>
            </CareCard>
          ))
        : null}
      {twice ? (
        <CareCard
          level="clinician"
          title={
            twice.certainty === 'sure'
              ? `${twice.medicine.name} is on your list already`
              : `Is this ${twice.medicine.name}?`
          }
          live
        >
          <p>
            {twice.generics.length > 0
              ? `${twice.certainty === 'sure' ? 'It is' : 'It may be'} the same medicine: both contain ${twice.generics.join(' and ')}. `
              : 'Is it the same medicine? '}
            Taking both can be a double dose. Change the entry on your list instead. If you were
            given both, ask your clinic or a pharmacist before your next dose.
          </p>
        </CareCard>
      ) : null}
      {alike ? (
        <CareCard level="clinician" title={`You also take ${alike.name}`} live>
          <p>
            {name} and {alike.name} do the same. Few people need both. Ask your clinic or a
            pharmacist before your next dose. Do not stop either on your own.
          </p>
        </CareCard>
      ) : null}
    </>
  )
}
