import { useQueryClient } from '@tanstack/react-query'
import { canMark } from '#domain/appointments/attendance.ts'
import type { DeskMark } from '#domain/appointments/attendance-schema.ts'
import type { BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { markAttendance } from '../board/board-queries.ts'
import { nameAtDesk } from '../names.ts'
import { errorTitles, toasts } from '../texts.ts'

const labels = {
  arrived: 'Arrived',
  missed: 'Did not come',
  booked: 'Not here: undo',
} as const

interface MarkButtonsProps {
  appointment: DeskAppointment
  visit: BoardVisit
  now: number
  onDone: () => void
}

/** What the desk marks of a visit today: that its patient has arrived or did not come, each with a way back. */
export function MarkButtons({ appointment, visit, now, onDone }: MarkButtonsProps) {
  const marks = {
    arrived_at: visit.arrived_at ? new Date(visit.arrived_at) : null,
    called_in_at: visit.called_in_at ? new Date(visit.called_in_at) : null,
    missed_at: visit.state === 'missed' ? new Date(now) : null,
  }
  const states = (['arrived', 'missed', 'booked'] as const).filter((to) =>
    canMark({ ...visit, is_no_show: false }, marks, to, 'desk', new Date(now)),
  )
  return states.map((state) => (
    <MarkButton
      key={state}
      state={state}
      before={visit.state === 'arrived' || visit.state === 'missed' ? visit.state : 'booked'}
      appointment={appointment}
      onDone={onDone}
    />
  ))
}

function MarkButton({
  state,
  before,
  appointment,
  onDone,
}: Pick<MarkButtonsProps, 'appointment' | 'onDone'> &
  Record<'state' | 'before', DeskMark['state']>) {
  const client = useQueryClient()
  const name = nameAtDesk(appointment.patient)
  const action = useAction(
    async () => {
      await markAttendance(client, appointment.id, state)
      if (state === 'booked') toast({ title: 'Undone', text: toasts.unmarked })
      else
        toastUndo({
          ...toasts[state](name),
          undo: () => markAttendance(client, appointment.id, before),
          undone: toasts.unmarked,
          failure: errorTitles.attendance,
        })
      onDone()
    },
    { failure: { title: errorTitles.attendance } },
  )
  return (
    <ActionButton action={action} variant={state === 'arrived' ? 'leaf' : 'quiet'}>
      {labels[state]}
    </ActionButton>
  )
}
