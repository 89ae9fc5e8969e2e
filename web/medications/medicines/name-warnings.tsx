import { duplicatesOf, isAllergyTo } from '#domain/medications/list-checks.ts'
import type { Medicine } from '#domain/medications/schema.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { CareCard } from '#web/ui/care-card.tsx'

interface NameWarningsProps {
  /** The entry being changed; absent for a new one. */
  id: string | undefined
  name: string
  active: readonly Medicine[]
}

/** Before a medicine is saved: it is on the list already, or the user entered an allergy to it. */
export function NameWarnings({ id, name, active }: NameWarningsProps) {
  const allergies = useProfile().data?.known_allergies_conditions ?? ''
  const isTwice = duplicatesOf({ id, name }, active).length > 0
  return (
    <>
      {isAllergyTo(name, allergies) ? (
        <CareCard level="clinician" title="You wrote of an allergy" live>
          <p>
            Your profile says: “{allergies}”. Do not take {name} before you have asked your clinic
            or a pharmacist.
          </p>
        </CareCard>
      ) : null}
      {isTwice ? (
        <CareCard level="clinician" title={`${name} is on your list already`} live>
          <p>
            Is it the same medicine? Then change that entry instead, so that you do not take it
            twice.
          </p>
        </CareCard>
      ) : null}
    </>
  )
}
