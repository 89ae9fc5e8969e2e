import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type InstrumentId, instrumentIds } from '../screening/instruments/instrument.ts'
import { instruments } from '../screening/instruments/instruments.ts'
import { stepsByBand, stepsBySign, stepTexts, studentStepTexts } from './table.ts'

const document = readFileSync(join(import.meta.dirname, '../../docs/for-the-clinician.md'), 'utf8')
const [, section = ''] = /^## Next step after a screening$([^]*?)^## /m.exec(document) ?? []
/** The rows of the tables in that section, without their heads, each as its cells. */
const rows = section.split('\n').flatMap((line) => {
  const cells = line.startsWith('|') ? line.slice(1, -1).split('|') : []
  const isHead = cells.some((cell) => /^ ?-+ ?$/.test(cell))
  return cells.length === 0 || isHead ? [] : [cells.map((cell) => cell.trim())]
})
const rowsAfter = (head: string) => {
  const from = rows.findIndex(([first]) => first === head)
  const next = rows.findIndex(
    ([first], place) => place > from && ['Instrument', 'Sign', 'Step'].includes(first!),
  )
  return rows.slice(from + 1, next < 0 ? undefined : next)
}
const labelOf = (id: InstrumentId, at: number) =>
  instruments[id].bands.find(({ min }) => min === at)!.label

it('has one step for each band of each instrument', () => {
  for (const id of instrumentIds)
    expect(stepsByBand[id].map(({ min, max }) => [min, max])).toEqual(
      instruments[id].bands.map(({ min, max }) => [min, max]),
    )
})

it('is the table that a clinician reads', () => {
  expect(rowsAfter('Instrument')).toEqual(
    instrumentIds.flatMap((id) =>
      stepsByBand[id].map(({ min, max, step }) => [
        id,
        min === max ? String(min) : `${min}-${max}`,
        labelOf(id, min),
        step,
      ]),
    ),
  )
  expect(rowsAfter('Sign')).toEqual(Object.entries(stepsBySign))
  expect(rowsAfter('Step')).toEqual(
    [
      ...Object.entries(stepTexts).map(([step, text]) => [step, text] as const),
      ...Object.entries(studentStepTexts).map(
        ([step, text]) => [`${step}, students`, text] as const,
      ),
    ].map(([step, { title, reason, action, to }]) => [step, title, reason, action, `\`${to}\``]),
  )
})
