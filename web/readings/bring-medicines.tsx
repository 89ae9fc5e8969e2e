import { LinkButton } from '#web/ui/button.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Stands where a list of medicines will be. */
export function BringMedicines() {
  return (
    <EmptyState
      drawing={<HandsAroundCup width={180} />}
      text="Your medicines will stand here. Until then bring them, or their boxes, to your appointment."
      action={
        <LinkButton to="/book-appointment" variant="quiet">
          Book an appointment
        </LinkButton>
      }
    />
  )
}
