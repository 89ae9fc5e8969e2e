import { allergyMatch } from '#domain/medications/names/allergies.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { allergyNote } from './medicines/allergy-note.ts'

/** Before the buttons of a dose: the profile names an allergy to its medicine. Nothing where it does not. */
export function AllergyWarning({ name }: { name: string }) {
  const allergies = useProfile().data?.known_allergies_conditions ?? ''
  const match = allergyMatch(name, allergies)
  return match ? (
    <CareCard level="clinician" title={`${name} and your allergies`}>
      <p>{allergyNote(name, allergies, match)}</p>
    </CareCard>
  ) : null
}
