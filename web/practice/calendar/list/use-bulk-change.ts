import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import type { NewStatusChanges } from '#domain/practice/status-changes.ts'
import { toasts } from '#web/practice/texts.ts'
import { attempt } from '#web/ui/actions/action.ts'
import { changeStatuses } from './list-queries.ts'
import { whichOf } from '../patient-name.ts'

/** Of several at once; those that failed are listed with the reason. */
const changed = (count: number, word: string) => ({
  title: 'Success',
  text: count === 1 ? `1 appointment ${word}.` : `${count} appointments ${word}.`,
})
const words = { confirmed: 'confirmed', cancelled: 'declined', completed: 'completed' } as const

/** An appointment that could not be changed, and why. */
export interface Failure {
  id: string
  which: string
  message: string
}

/** Confirms, declines or completes the chosen appointments, and keeps why some could not be changed. */
export function useBulkChange(onDone: () => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<NewStatusChanges['status']>()
  const [failed, setFailed] = useState<readonly Failure[]>([])

  async function change(
    appointments: readonly ProviderAppointment[],
    status: NewStatusChanges['status'],
    outcome?: NewStatusChanges['outcome'],
  ) {
    if (busy || appointments.length === 0) return
    setBusy(status)
    setFailed([])
    const ids = appointments.map(({ id }) => id)
    const result = await attempt(
      async () => {
        const results = await changeStatuses(client, {
          ids,
          status,
          ...(outcome ? { outcome } : {}),
        })
        const messageOf = new Map(results.map(({ id, message }) => [id, message]))
        const failures = appointments.flatMap((one) => {
          const message = messageOf.get(one.id)
          return message ? [{ id: one.id, which: whichOf(one), message }] : []
        })
        setFailed(failures)
        return ids.length - failures.length
      },
      {
        success: (count) => (count > 0 ? changed(count, words[status]) : undefined),
        failure: toasts.notMarked,
      },
    )
    setBusy(undefined)
    if (result.outcome === 'done') onDone()
  }

  return { change, busy, failed }
}
