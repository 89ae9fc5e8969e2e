import { longestWait } from '#domain/readings/measures.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { ageOf, type Stamp } from '#web/platform/calls/entry-age.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'
import { openOutbox } from '#web/platform/calls/outbox.ts'
import type { OutboxKind } from '#web/platform/calls/outbox-kind.ts'
import { ConnectionError, ProblemError } from '#web/platform/calls/problem.ts'
import { timeUnknown } from '#web/platform/calls/send-when-possible.ts'
import { type Clock, openTimesTyped } from './time-typed.ts'

/** A reading that could not be sent, as it was typed, with when it was typed. */
export interface Waiting extends Stamp {
  /** The key of its kind: "glucose-readings". */
  kind: string
  user_id: string
  /** With the id under which it is queued. */
  typed: { id: string }
}

/** A reading that the server rejected and the person corrects. */
export type Rejected = Pick<Waiting, 'typed' | keyof Stamp>

/** What the queue depends on. */
export interface Device
  extends Clock, Pick<OutboxKind<Waiting>, 'list' | 'store' | 'onSent' | 'onConsentMissing'> {
  /** The signed-in person; a reading of another person is neither shown nor sent. */
  owner: () => string | undefined
  /** By how much the server's clock is ahead, in milliseconds; undefined where unknown. */
  offset: () => number | undefined
  /** What must be true before one is sent; the server has answered after that. */
  check?: (waiting: Waiting) => Promise<void>
  /** @param secondsAgo when it was typed, to be asked as late as can be */
  send: (waiting: Waiting, secondsAgo: () => number) => Promise<void>
}

/** The queued readings of one person on this device, sent in the order in which they were taken. */
export function openQueue(
  key: string,
  { owner, offset, check, send, now, elapsed, ...device }: Device,
) {
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
      await check?.(waiting)
      const since = () =>
        ageOf(
          waiting,
          { now: now(), offset: offset() },
          longestWait,
          times.measured(waiting.typed.id),
        )
      const min = since()
      if (min === undefined) throw new ProblemError({ code: timeUnknown, message: '', status: 422 })
      await send(waiting, () => since() ?? min)
      return undefined
    },
    // The field says more than the whole.
    wordsOf: ({ message, fields }) => [message, ...Object.values(fields)].at(-1)!,
  })
  return {
    ...outbox,
    /**
     * @returns where it is
     * @throws DOMException where this browser keeps nothing, or no more
     */
    keep(kind: string, typed: Waiting['typed'], stamp: Stamp): Promise<Place> {
      const user_id = owner()
      if (user_id === undefined) throw new ConnectionError('No one is logged in.')
      times.note(typed.id)
      return outbox.add({ ...stamp, kind, user_id, typed })
    },
    /** The person has said when it was taken: an ISO instant. It is sent as soon as possible. */
    async setTime(id: string, taken_at: string) {
      const found = outbox.own().find(({ typed }) => typed.id === id)
      if (!found) return
      await outbox.add({ ...found, taken_at })
      outbox.keepSending()
    },
  }
}
