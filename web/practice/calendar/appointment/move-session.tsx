import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { MoveForm } from '#web/appointments/moving/move-form.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { toasts } from '#web/practice/texts.ts'
import { ownSlots } from '../appointment-queries.ts'
import { nameOf } from '../patient-name.ts'
import { followingOf, moveSession } from './move-queries.ts'

/** Opens the form for another time: of one session, or of one and all that follow in its series. */
export function MoveSession({
  appointment,
  onDone,
}: {
  appointment: ProviderAppointment
  onDone: () => void
}) {
  const client = useQueryClient()
  const { data: following = [] } = useQuery(followingOf(appointment))
  const [moving, setMoving] = useState<readonly ProviderAppointment[]>()
  return (
    <div className="form-actions">
      <Button variant="quiet" onClick={() => setMoving([appointment])}>
        Change time
      </Button>
      {following.length > 0 ? (
        <Button variant="quiet" onClick={() => setMoving([appointment, ...following])}>
          Change this and {following.length} later
        </Button>
      ) : null}
      <Dialog
        open={moving !== undefined}
        onClose={() => setMoving(undefined)}
        title={`Change time with ${nameOf(appointment)}`}
      >
        {moving ? (
          <MoveForm
            before={moving.map((one) => one.appointment_time)}
            slotsOfDay={{
              whose: 'own',
              fetch: (day) => client.fetchQuery(ownSlots(day)),
            }}
            consequence="The old time is free at once. The patient gets an email and must accept the new one."
            onMove={async (move) => {
              await moveSession(client, appointment.id, move)
              toast(toasts.moved)
              onDone()
            }}
            onClose={() => setMoving(undefined)}
          />
        ) : null}
      </Dialog>
    </div>
  )
}
