import type { SignalKind } from '#domain/calls/schema.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { sendSignal } from '../queries.ts'

/** Milliseconds between two tries to send a signal. */
const pause = 1500

interface Outgoing {
  appointment_id: string
  from_entry: string
  to_entry: string
  /** Stops when it aborts. */
  signal: AbortSignal
  /** The server no longer accepts signals between these two entries. */
  onStale: () => void
}

/**
 * Sends signals one after another, each until the server has it: an answer that was overtaken by its
 * candidates is of no use. Its id makes a repetition harmless.
 */
export function outgoingSignals({ appointment_id, signal, onStale, ...entries }: Outgoing) {
  let last = Promise.resolve()

  async function deliver(kind: SignalKind, body: string) {
    const id = crypto.randomUUID()
    while (!signal.aborted) {
      try {
        return await sendSignal(appointment_id, { id, ...entries, kind, body })
      } catch (failure) {
        const isRejected = failure instanceof ProblemError && failure.status < 500
        if (isRejected && failure.status !== 429) {
          if (!signal.aborted) onStale()
          return
        }
      }
      await untilOnline()
    }
  }

  return (kind: SignalKind, body: string) => {
    last = last.then(() => deliver(kind, body))
  }
}

/** Waits for the next try: a moment, or until the device is online. */
function untilOnline(): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, pause)
    addEventListener('online', end)
  })
}
