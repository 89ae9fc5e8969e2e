import {
  type BloodPressure,
  bloodPressureCategories,
  decidingValues,
  lowFrom,
} from '#domain/readings/blood-pressure.ts'
import { measures } from '#domain/readings/measures.ts'
import type { Band } from '#web/ui/charts/band-scale.tsx'
import { bloodPressureBands } from './blood-pressure-bands.ts'
import type { Scale } from './thin-scale.tsx'

const keys = ['systolic', 'diastolic'] as const

/** The categories along one of the two values; Elevated has no lower number. */
function bandsOf(key: (typeof keys)[number]): Band[] {
  const starts = bloodPressureCategories
    .filter((category) => category[key] !== Infinity)
    .map((category) => ({ label: category.label, from: Math.max(category[key], lowFrom[key]) }))
    .toReversed()
  const ends = [...starts.slice(1).map(({ from }) => from), measures[key].max]
  const low = { label: 'Low', tone: 'stage-1', from: measures[key].min, to: lowFrom[key] } as const
  return [
    low,
    ...starts.map(({ label, from }, index) => {
      const { tone, edge = '' } = bloodPressureBands.find((band) => band.label === label)!
      return {
        label,
        tone,
        from,
        to: ends[index]!,
        edge: edge.split('/')[key === 'systolic' ? 0 : 1]!,
      }
    }),
  ]
}

/** Both values of a reading in their bands. */
export function pressureScales(reading: BloodPressure): Scale[] {
  const deciding = decidingValues(reading)
  return keys.map((key) => {
    const bands = bandsOf(key)
    return {
      label: key === 'systolic' ? 'Systolic' : 'Diastolic',
      value: reading[key],
      bands,
      current: bands.findLastIndex(({ from }) => reading[key] >= from),
      isDeciding: deciding.includes(key),
    }
  })
}
