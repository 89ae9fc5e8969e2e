import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { openOutbox } from '#web/platform/calls/outbox.ts'
import type { OutboxKind } from '#web/platform/calls/outbox-kind.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { type Clock, clockWasChanged, openTimesTyped } from './time-typed.ts'

/** A reading that could not be sent, as it was typed. */
export interface Waiting {
  /** The key of its kind: "glucose-readings". */
  kind: string
  user_id: string
  /** When it was taken, by this phone's clock. */
  at: string
  /** With the id under which it is queued. */
  typed: { id: string }
}

/** A reading that the server rejected and the person corrects. */
export type Rejected = Pick<Waiting, 'typed' | 'at'>

/** What the queue depends on. */
export interface Device
  extends Clock, Pick<OutboxKind<Waiting>, 'store' | 'onSent' | 'onConsentMissing'> {
  /** The signed-in person; a reading of another person is neither shown nor sent. */
  owner: () => string | undefined
  /** @param secondsAgo when it was typed, to be asked as late as can be */
  send: (waiting: Waiting, secondsAgo: () => number) => Promise<void>
}

/** The queued readings of one person on this device, sent in the order in which they were taken. */
export function openQueue(key: string, { owner, send, now, elapsed, ...device }: Device) {
  const times = openTimesTyped({ now, elapsed })
  onSignedOut(times.clear)
  const outbox = openOutbox<Waiting>({
    ...device,
    key,
    isEntry: ({ kind, user_id, at, typed }) =>
      typeof kind === 'string' &&
      typeof user_id === 'string' &&
      !Number.isNaN(Date.parse(at ?? '')) &&
      typeof typed?.id === 'string',
    idOf: ({ typed }) => typed.id,
    isOwn: ({ user_id }) => user_id === owner(),
    async send(waiting) {
      const since = () => times.secondsSince(waiting.typed.id, waiting.at)
      const min = since()
      if (min === undefined)
        throw new ProblemError({ code: 'clock_changed', message: clockWasChanged, status: 422 })
      await send(waiting, () => since() ?? min)
      return undefined
    },
    // The field says more than the whole.
    wordsOf: ({ message, fields }) => [message, ...Object.values(fields)].at(-1)!,
  })
  return {
    ...outbox,
    /** @throws DOMException where this browser keeps nothing, or no more */
    keep(kind: string, typed: Waiting['typed'], at: string) {
      const user_id = owner()
      if (user_id === undefined) throw new TypeError('No one is logged in.')
      times.note(typed.id, at)
      outbox.add({ kind, user_id, at, typed })
    },
  }
}
