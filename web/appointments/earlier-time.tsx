import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment, WaitingEntry } from '#domain/appointments/schema.ts'
import { describeFailure } from '#web/ui/problem.ts'
import { useRetryId } from '#web/ui/retry-id.ts'
import { Unseen } from '#web/ui/page.tsx'
import { timeOf } from './appointment-card.tsx'
import { askForEarlier, stopAsking } from './queries.ts'

/** The waiting list, as a switch of one appointment. It shows what the server has, not what was pressed. */
export function EarlierTime({
  appointment,
  entry,
}: {
  appointment: Appointment
  entry: WaitingEntry | undefined
}) {
  const client = useQueryClient()
  const retry = useRetryId()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function change() {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const sent = { appointment_id: appointment.id }
    try {
      if (entry) await stopAsking(client, entry.id)
      else await askForEarlier(client, { ...sent, id: retry.idFor(sent) })
      retry.settle()
    } catch (failure) {
      setProblem(describeFailure(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="border-t border-hairline pt-2">
      <label className="choice choice-plain">
        <input
          className="choice-mark"
          type="checkbox"
          checked={entry !== undefined}
          aria-disabled={isBusy}
          onChange={() => void change()}
        />
        <span className="choice-name">
          Tell me if an earlier time comes free
          <Unseen> than {timeOf(appointment)}</Unseen>
        </span>
      </label>
      <p role="status" className="text-muted">
        {isBusy
          ? 'Saving...'
          : entry && !entry.offer
            ? 'You are on the list. You will get a mail, and two hours to answer.'
            : ''}
      </p>
      {problem ? (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
