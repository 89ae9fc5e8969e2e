import { expect, it } from 'vitest'
import { pressureScales } from './pressure-scales.ts'

it.each([
  [134, 72, 'Stage 1 Hypertension', 'Normal', [true, false]],
  [118, 92, 'Normal', 'Stage 2 Hypertension', [false, true]],
  [134, 86, 'Stage 1 Hypertension', 'Stage 1 Hypertension', [true, true]],
  [124, 70, 'Elevated', 'Normal', [true, false]],
  [115, 55, 'Normal', 'Low', [false, true]],
  [85, 95, 'Low', 'Stage 2 Hypertension', [true, true]],
  [150, 55, 'Stage 2 Hypertension', 'Low', [true, false]],
  [180, 120, 'Stage 2 Hypertension', 'Stage 2 Hypertension', [true, true]],
  [181, 110, 'Hypertensive Crisis', 'Stage 2 Hypertension', [true, false]],
])(
  '%i/%i is %s above and %s below, and the deciding values are clear',
  (systolic, diastolic, upper, lower, deciding) => {
    const scales = pressureScales({ systolic, diastolic })
    expect(scales.map(({ bands, current }) => bands[current]?.label)).toEqual([upper, lower])
    expect(scales.map(({ isDeciding }) => isDeciding)).toEqual(deciding)
  },
)

it('draws the edges of each value, and no Elevated below', () => {
  const [upper, lower] = pressureScales({ systolic: 120, diastolic: 80 })
  expect(upper!.bands.map(({ edge }) => edge)).toEqual([
    undefined,
    '90',
    '120',
    '130',
    '140',
    '180',
  ])
  expect(lower!.bands.map(({ edge }) => edge)).toEqual([undefined, '60', '80', '90', '120'])
})
