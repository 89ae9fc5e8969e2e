import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemError } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { changeAppointment, reloadAppointments } from './appointment-queries.ts'
import { notices } from './texts.ts'

type Mark = 'confirmed' | 'cancelled' | 'completed'

/** Moves an appointment on once for each press, and says how it went. */
export function useMarking(id: string) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  /** @returns `changed` where it has gone another way in the meantime: then it is read again */
  async function mark(to: Mark): Promise<'marked' | 'changed' | 'failed'> {
    if (isBusy) return 'failed'
    setBusy(true)
    try {
      await changeAppointment(client, id, { status: to })
      toast(notices.marked(to))
      return 'marked'
    } catch (failure) {
      toast(notices.notMarked)
      if (!(failure instanceof ProblemError && [404, 409].includes(failure.status))) return 'failed'
      await reloadAppointments(client)
      return 'changed'
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, mark }
}
