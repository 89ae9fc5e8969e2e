import type { Appointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { isProposal } from '../order.ts'
import { AcceptButton } from './accept-button.tsx'
import { nameIdOf } from './when.ts'

/** What a patient can do with an appointment and those that follow in its series. */
export function SeriesWays({
  appointment,
  following,
  onLeave,
}: {
  appointment: Appointment
  following: readonly Appointment[]
  onLeave: (appointments: readonly Appointment[]) => void
}) {
  const count = following.length + 1
  return (
    <>
      {isProposal(appointment) ? <AcceptButton appointment={appointment} count={count} /> : null}
      <Button
        variant="quiet"
        aria-describedby={nameIdOf(appointment)}
        onClick={() => onLeave([appointment, ...following])}
      >
        {isProposal(appointment)
          ? `Decline all ${count}`
          : `Cancel this and ${following.length} later`}
      </Button>
    </>
  )
}
