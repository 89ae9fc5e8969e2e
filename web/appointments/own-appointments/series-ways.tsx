import type { Appointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { isProposal } from '../order.ts'
import { MoveWays } from '../moving/move-ways.tsx'
import { AcceptButton } from './accept-button.tsx'
import { nameIdOf } from './when.ts'

/**
 * Further actions of a patient: another time, and a change of all later appointments of the series.
 */
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
      {appointment.provider ? <MoveWays appointment={appointment} following={following} /> : null}
      {following.length > 0 && isProposal(appointment) ? (
        <AcceptButton appointment={appointment} count={count} />
      ) : null}
      {following.length > 0 ? (
        <Button
          variant="quiet"
          aria-describedby={nameIdOf(appointment)}
          onClick={() => onLeave([appointment, ...following])}
        >
          {isProposal(appointment)
            ? `Decline all ${count}`
            : `Cancel this and ${following.length} later`}
        </Button>
      ) : null}
    </>
  )
}
