import type { Content } from 'pdfmake/interfaces.js'
import { groupDangers } from '#domain/readings/danger-words.ts'
import type { Danger } from '#domain/readings/dangers.ts'
import { shortInLusaka } from '#server/platform/clock.ts'
import { printable } from './printable.ts'
import { note, printed } from './pdf-document.ts'

/**
 * The dangers among what was logged, above all figures: each kind with its number, values and times.
 *
 * @param none what is said where there is none
 */
export function printDangers(dangers: readonly Danger[], none: string): Content[] {
  if (dangers.length === 0) return [note(none)]
  return groupDangers(dangers).map(({ title, shown, more }) => {
    const each = shown.map((one) => {
      const { day, time } = shortInLusaka(one.at)
      return `${printable(one.shown)} (${day}, ${time})`
    })
    const rest = more > 0 ? `; and ${more} earlier` : ''
    return {
      text: [{ text: `${title}: `, bold: true }, `${each.join('; ')}${rest}.`],
      color: printed.ink,
      margin: [0, 0, 0, 6],
    }
  })
}
