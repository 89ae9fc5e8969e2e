import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { AgreementChoice } from '#web/appointments/agreement-choice.tsx'
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
  const isConfirmed = moving?.every(({ status }) => status === 'confirmed') ?? false
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
            mayOverbook
            before={moving.map((one) => one.appointment_time)}
            slotsOfDay={{
              whose: `own ${appointment.id}`,
              fetch: (day) => client.fetchQuery(ownSlots(day, appointment.id)),
            }}
            consequence={
              isConfirmed
                ? 'The old time is free at once. The session stays confirmed, and the patient gets an email. Without an address, call them.'
                : 'The old time is free at once. The patient gets an email.'
            }
            onMove={async (move) => {
              await moveSession(client, appointment.id, move)
              toast(isConfirmed || move.agreed_how ? toasts.moved : toasts.moveProposed)
              onDone()
            }}
            onClose={() => setMoving(undefined)}
          >
            {isConfirmed ? null : <AgreementChoice />}
          </MoveForm>
        ) : null}
      </Dialog>
    </div>
  )
}
