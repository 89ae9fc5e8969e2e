import { useQuery } from '@tanstack/react-query'
import { MedicationsPanel } from '#web/medications/medicines/medications-panel.tsx'
import { ownCare } from '#web/platform/signed-in/profile.ts'

/** The medicines of the user, with what their care profile says of a pregnancy. */
export function MedicationsTab() {
  const care = useQuery(ownCare).data
  // An answer of this month may change: a woman who said no is still asked beside a medicine that harms.
  const canNotBe = care?.pregnancy === 'no' && care.pregnancy_answer !== 'no'
  return (
    <MedicationsPanel
      isPregnant={care?.pregnancy === 'pregnant' ? true : canNotBe ? false : undefined}
    />
  )
}
