import { kept, made } from '#web/platform/calls/idempotency-key.ts'

/** A create that may have no answer yet: its id, and of what was sent only what tells it from other values. */
export interface KeptCreate {
  id: string
  sum: string
}

/** The creates of this page, to be kept with what was typed. A press without a value may be of any row. */
export const readCreates = (): KeptCreate[] =>
  [...made].flatMap(({ current }) =>
    current && current.sent !== '{}' ? [{ id: current.id, sum: sumOf(current.sent) }] : [],
  )

/** The same values, sent again from the same page, have the same id: the server may have them already. */
export function findCreates(found: readonly KeptCreate[], place: string) {
  const open = new Map(found.map(({ id, sum }) => [sum, id]))
  kept.find = (sent) => {
    if (location.pathname + location.search + location.hash !== place) return undefined
    const sum = sumOf(sent)
    const id = open.get(sum)
    open.delete(sum)
    return id
  }
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
