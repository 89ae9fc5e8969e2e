import {
  type Band,
  type Instrument,
  instrumentIds,
} from '#domain/screening/instruments/instrument.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { bandOf, type Results } from '#domain/screening/scoring.ts'

interface Scored {
  instrument: Instrument
  score: number
  band: Band
}

/** The instruments that have a score, with the band it lies in, in the order they are asked. */
export function scoredIn(results: Results): Scored[] {
  return instrumentIds.flatMap((id) => {
    const score = results[id]
    return score === undefined
      ? []
      : [{ instrument: instruments[id], score, band: bandOf(id, score) }]
  })
}
