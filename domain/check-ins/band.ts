import type { Band } from '../screening/instruments/instrument.ts'
import { who5 } from '../screening/instruments/who-5.ts'

/** The band of a score of the WHO-5, without the other instruments: a page loads this. */
export const bandOfCheckIn = (score: number): Band =>
  who5.bands.find(({ min, max }) => score >= min && score <= max)!
