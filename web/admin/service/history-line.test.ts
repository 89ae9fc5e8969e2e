import { expect, it } from 'vitest'
import type { ServicePoint } from '#domain/admin/service-history.ts'
import { figureNames } from '#domain/admin/service-figures.ts'
import { figureGroups } from './figures.ts'
import { historyLine } from './history-line.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 4, 12, 8, minute)).toISOString()
const none = Object.fromEntries(figureNames.map((name) => [name, null]))
const point = (minute: number, requests: number | null) =>
  ({ ...none, at: at(minute), requests }) as ServicePoint
const hour = { from: Date.parse(at(0)), to: Date.parse(at(60)), step: 15 * 60_000 }

it('shows each figure that the servers note, once', () => {
  const shown = figureGroups.flatMap(({ figures }) => figures.map(({ name }) => name))
  expect(shown.toSorted()).toEqual(figureNames.toSorted())
})

it('draws a line from 0 to the highest value, with a gap where nothing is known', () => {
  const points = [point(0, 10), point(15, 40), point(30, null), point(45, 20)]
  expect(historyLine(points, 'requests', hour)).toEqual({
    span: { from: 0, to: 40, step: 20 },
    lines: [
      [
        { x: 0, y: 75 },
        { x: 25, y: 0 },
      ],
      [{ x: 75, y: 50 }],
    ],
    last: 20,
    most: 40,
    mostAt: at(15),
  })
})

it('has a gap where no server ran', () => {
  const line = historyLine([point(0, 10), point(45, 20)], 'requests', hour)
  expect(line!.lines).toHaveLength(2)
})

it('draws nothing where no server noted the figure, and a flat line of zeros', () => {
  expect(historyLine([point(0, null)], 'requests', hour)).toBeUndefined()
  expect(historyLine([], 'requests', hour)).toBeUndefined()
  expect(historyLine([point(0, 0)], 'requests', hour)).toMatchObject({ last: 0, most: 0 })
})

it('names whole numbers on the axis of a small count', () => {
  for (const count of [0, 1, 2, 3])
    expect(historyLine([point(0, count)], 'requests', hour)!.span.step % 1).toBe(0)
})
