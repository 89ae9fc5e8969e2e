import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chartSize, drawChart } from './chart.ts'

const point = fc.record({
  at: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  value: fc.double({ min: 0.6, max: 900, noNaN: true }),
})

it('draws every value within its frame, however few there are and wherever they lie', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 60 }), (points) => {
      const svg = drawChart({
        lines: [{ label: 'Value', colour: '#000', points }],
        targets: [{ from: 70, to: 140, colour: '#000' }],
        step: 50,
        unit: 'mg/dL',
        day: (at) => at.toISOString().slice(0, 10),
      })
      expect(svg).not.toMatch(/NaN|Infinity/)
      const dots = [...svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)]
      expect(dots).toHaveLength(points.length)
      for (const [, x, y] of dots) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(chartSize.width)
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeLessThanOrEqual(chartSize.height)
      }
    }),
  )
})
