import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { missedAtDesk } from '../appointment/outcome-texts.ts'
import { whichOf } from '../patient-name.ts'

interface HeldThoughMissedProps {
  /** Those that are to be completed as held; undefined where nothing is asked. */
  chosen: readonly ProviderAppointment[] | undefined
  onClose: () => void
  onHeld: (chosen: readonly ProviderAppointment[]) => void
}

/** Asks before sessions are held of which the desk has marked that the patient did not come: held ones are billed. */
export function HeldThoughMissed({ chosen, onClose, onHeld }: HeldThoughMissedProps) {
  return (
    <Dialog open={chosen !== undefined} onClose={onClose} title="Were these sessions held?">
      <ul className="mb-4 grid gap-2">
        {chosen
          ?.filter(({ marked_missed }) => marked_missed)
          .map((one) => (
            <li key={one.id} className="wrap-anywhere">
              {whichOf(one)}. {missedAtDesk}.
            </li>
          ))}
      </ul>
      <div className="form-actions">
        <Button onClick={() => chosen && onHeld(chosen)}>All chosen were held</Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}
