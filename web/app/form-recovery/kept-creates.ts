import { ids } from '#web/platform/calls/idempotency-key.ts'

/** A create that may have no answer yet: its id, and a checksum of what was sent. */
export interface KeptCreate {
  id: string
  sum: string
}

/** The creates of this page, each with the form that was sent last before it. */
let made: (KeptCreate & { form: HTMLFormElement | undefined })[] = []
let submitted: HTMLFormElement | undefined

/** Those that an earlier load of the same page has made, by their sums. */
let found = new Map<string, string>()
let place = ''

/** From now on the ids of creates are known here. */
export function followCreates() {
  ids.forget = (id) => {
    made = made.filter((one) => one.id !== id)
  }
  ids.make = (sent) => {
    const sum = sumOf(sent)
    const isHere = location.pathname + location.search + location.hash === place
    const id = (isHere && found.get(sum)) || crypto.randomUUID()
    if (isHere) found.delete(sum)
    // A press without a value may be of any row. A checksum of a password could be guessed at leisure.
    if (sent !== '{}' && !sent.includes('"password":')) made.push({ id, sum, form: submitted })
    return id
  }
}

export function noteSubmitted(form: HTMLFormElement) {
  submitted = form
}

/** The form was answered: the same values again are another create. */
export function forgetCreates(form: HTMLFormElement) {
  made = made.filter((one) => one.form !== form)
}

/** The creates of forms that are still on the page, to be kept with what was typed. */
export const readCreates = (): KeptCreate[] =>
  made.filter(({ form }) => form?.isConnected).map(({ id, sum }) => ({ id, sum }))

/** The same values, sent again from the same page, have the same id: the server may have them already. */
export function findCreates(kept: readonly KeptCreate[], at: string) {
  found = new Map(kept.map(({ id, sum }) => [sum, id]))
  place = at
}

/** 64 bits in two parts (FNV-1a): no text is stored a second time. */
function sumOf(text: string): string {
  const parts = [0x811c9dc5, 0x01000193].map((seed) => {
    let sum = seed
    for (let at = 0; at < text.length; at++)
      sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193 + 2 * (seed & 1)) >>> 0
    return sum.toString(36)
  })
  return parts.join('.')
}
