import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '#web/ui/actions/use-action.ts'
import { changeAppointment, reloadAppointments } from '../appointment-queries.ts'
import { toasts } from '#web/practice/texts.ts'

type Mark = 'confirmed' | 'cancelled'

/** Changes the status of an appointment. Where it changed in the meantime, it is fetched again. */
export function useMarkStatusMutation(id: string) {
  const client = useQueryClient()
  return useAction(
    async (to: Mark) => {
      await changeAppointment(client, id, { status: to })
      return to
    },
    {
      success: toasts.marked,
      failure: toasts.notMarked,
      refresh: () => reloadAppointments(client),
    },
  )
}
