import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { RuleOfMoving } from '../charge-rule.tsx'
import { slotsOf } from '../queries.ts'
import { MoveForm } from './move-form.tsx'
import { moveOwn } from './move-queries.ts'
import type { SlotsOfDay } from './slot-queries.ts'

/** Another time for an appointment of the caller, perhaps with those that follow. */
export function MoveDialog({
  appointments,
  onClose,
}: {
  /** The first is the one that was chosen. */
  appointments: readonly Appointment[]
  onClose: () => void
}) {
  const client = useQueryClient()
  const [chosen] = appointments

  // The pressed button is removed with its appointment: the focus must not be lost.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus()
    },
    [],
  )

  if (!chosen?.provider) return null
  const provider_id = chosen.provider.id
  const slotsOfDay: SlotsOfDay = {
    whose: `${provider_id} ${chosen.id}`,
    fetch: (day) =>
      client.fetchQuery(slotsOf(day, { about: 'unsure', provider_id, moves: chosen.id })),
  }
  return (
    <Dialog open onClose={onClose} title="Change time">
      <RuleOfMoving appointment={chosen} />
      <MoveForm
        before={appointments.map((one) => one.appointment_time)}
        slotsOfDay={slotsOfDay}
        consequence="You give up the old time at once. Your provider must confirm the new one."
        onMove={async (move) => {
          await moveOwn(client, chosen.id, move)
          toast({
            title: 'Success',
            text: `The new ${appointments.length > 1 ? 'times are' : 'time is'} requested. We email you the answer.`,
          })
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}
