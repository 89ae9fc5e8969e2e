import { useState } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { nameIdOf } from '../own-appointments/when.ts'

const fetchDialog = async () => (await import('./move-dialog.tsx')).MoveDialog

/** Opens the form for another time: of one appointment, or of one and all that follow in its series. */
export function MoveWays({
  appointment,
  following,
}: {
  appointment: Appointment
  following: readonly Appointment[]
}) {
  const [moving, setMoving] = useState<readonly Appointment[]>()
  const dialog = useLazyComponent(fetchDialog, 'Could not open the form')

  async function open(appointments: readonly Appointment[]) {
    if (await dialog.bring()) setMoving(appointments)
  }

  const describedBy = nameIdOf(appointment)
  return (
    <>
      <Button
        variant="quiet"
        aria-describedby={describedBy}
        onClick={() => void open([appointment])}
      >
        Change time
      </Button>
      {following.length > 0 ? (
        <Button
          variant="quiet"
          aria-describedby={describedBy}
          onClick={() => void open([appointment, ...following])}
        >
          Change this and {following.length} later
        </Button>
      ) : null}
      {moving && dialog.Part ? (
        <dialog.Part appointments={moving} onClose={() => setMoving(undefined)} />
      ) : null}
    </>
  )
}
