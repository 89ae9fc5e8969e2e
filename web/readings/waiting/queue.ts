import { longestWait } from '#domain/readings/measures.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'

/** A reading that found no line, as it was typed. */
export interface Waiting {
  /** The key of its kind: "glucose-readings". */
  kind: string
  user_id: string
  /** When it was typed, by this phone's clock. */
  at: string
  typed: { id: string }
}

/** Why the queue is not sent now: offline, or no consent. */
export type Hindrance = 'line' | 'consent'

/** What the queue depends on. */
export interface Device {
  /** Where the person's session is stored, which is where their readings may be queued (decision 018). */
  store: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The signed-in person; a reading of another person is neither shown nor sent. */
  owner: () => string | undefined
  /** @param secondsAgo when it was typed, to be asked as late as can be */
  send: (waiting: Waiting, secondsAgo: () => number) => Promise<void>
  /** Milliseconds since 1970, which may jump, and since the page was opened, which do not. */
  now: () => number
  elapsed: () => number
  /** Lets one tab at a time do this; the others leave it to that tab. */
  alone: (work: () => Promise<void>) => Promise<void>
  changed: () => void
}

export const clockWasChanged =
  'The clock of this phone was changed, so we cannot tell when this was taken.'

/** The queue, as it was stored, oldest first; empty where the text is not ours. */
export function readWaiting(text: string | null): Waiting[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

function isWaiting(kept: Partial<Waiting> | null): kept is Waiting {
  return (
    typeof kept?.kind === 'string' &&
    typeof kept.user_id === 'string' &&
    !Number.isNaN(Date.parse(kept.at ?? '')) &&
    typeof kept.typed?.id === 'string'
  )
}

/** The queued readings of one person on this device, sent in the order in which they were taken. */
export function openQueue(key: string, device: Device) {
  /** When each was typed since the page was opened, as far as this page saw it. */
  const typedAt = new Map<string, number>()
  /** Why the server will not have it, by id. Not stored: after a reload it is asked again. */
  const refused = new Map<string, string>()
  let hindrance: Hindrance = 'line'
  let isSending = false

  const all = () => readWaiting(device.store().getItem(key))
  const own = () => all().filter(({ user_id }) => user_id === device.owner())

  function write(readings: Waiting[]) {
    if (readings.length > 0) device.store().setItem(key, JSON.stringify(readings))
    else device.store().removeItem(key)
    device.changed()
  }

  /** @throws DOMException where this browser keeps nothing, or no more */
  function keep(kind: string, typed: Waiting['typed'], at: string) {
    const user_id = device.owner()
    if (user_id === undefined) throw new TypeError('No one is logged in.')
    const others = all().filter((other) => other.typed.id !== typed.id)
    write([...others, { kind, user_id, at, typed }])
    typedAt.set(typed.id, device.elapsed())
    hindrance = 'line'
  }

  function remove(id: string) {
    write(all().filter(({ typed }) => typed.id !== id))
  }

  /** How long ago a reading was typed, in seconds; undefined where a changed clock hides it. */
  function secondsSince({ at, typed }: Waiting): number | undefined {
    const start = typedAt.get(typed.id)
    const seen = start === undefined ? undefined : (device.elapsed() - start) / 1000
    const told = (device.now() - Date.parse(at)) / 1000
    // No less can have passed than this page saw pass; more can, while the phone slept.
    return told < (seen ?? 0) || told > longestWait ? seen : told
  }

  /** @returns false where the next one need not be tried */
  async function sendOne(waiting: Waiting): Promise<boolean> {
    const { id } = waiting.typed
    try {
      const least = secondsSince(waiting)
      if (least === undefined) refused.set(id, clockWasChanged)
      else {
        await device.send(waiting, () => secondsSince(waiting) ?? least)
        remove(id)
      }
      return true
    } catch (failure) {
      const message = refusalIn(failure)
      if (message !== undefined) refused.set(id, message)
      else hindrance = isConsentMissing(failure) ? 'consent' : 'line'
      return message !== undefined
    }
  }

  /**
   * Sends the queue; whatever happens, nothing is thrown.
   *
   * @returns how many were sent
   */
  async function sendAll(): Promise<number> {
    if (isSending) return 0
    isSending = true
    let sent = 0
    try {
      await device.alone(async () => {
        for (;;) {
          // Read again each time: the person may have removed one, or logged out.
          const next = own().find(({ typed }) => !refused.has(typed.id))
          if (!next || !(await sendOne(next))) return
          if (!refused.has(next.typed.id)) sent += 1
        }
      })
    } finally {
      isSending = false
      device.changed()
    }
    return sent
  }

  return {
    keep,
    remove,
    sendAll,
    own,
    refusal: (id: string) => refused.get(id),
    hindrance: () => hindrance,
    /** Clears the person's data in memory; signing out clears the store. */
    forget() {
      typedAt.clear()
      refused.clear()
      hindrance = 'line'
    },
  }
}

function isConsentMissing(failure: unknown): boolean {
  return failure instanceof ProblemError && failure.code === 'consent_withdrawn'
}

/** The server's word against this reading; undefined where another attempt may do better. */
function refusalIn(failure: unknown): string | undefined {
  if (!(failure instanceof ProblemError) || isConsentMissing(failure)) return undefined
  // Signed out, asked too often, or the server in trouble: no word about the reading.
  if ([401, 429].includes(failure.status) || failure.status >= 500) return undefined
  return [failure.message, ...Object.values(failure.fields)].at(-1)
}
