import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'
import { maxInSeries, minInSeries, seriesIntervals } from './series.ts'
import { sessionTypes } from './slots.ts'

const id = uuid('Send a UUID.')
const instant = z.iso.datetime({ offset: true, error: 'Send an instant in ISO 8601.' })
const sessionType = z.enum(sessionTypes, 'Choose Virtual, Phone or In-person.')
/** Without it, the oldest visit type that can be booked in this way. */
const visit_type_id = z.optional(uuid('Send the id of a visit type.'))
const everyWeeks = z.literal(seriesIntervals, 'Choose 1 or 2 weeks.')

const chosen = {
  /** Of the series. Sent again, it books nothing twice. */
  id,
  session_type: sessionType,
  visit_type_id,
  every_weeks: everyWeeks,
  /** When each session starts, those that are left out not among them. */
  times: z
    .array(instant, 'Send a list of times.')
    .check(
      z.minLength(minInSeries, `Choose at least ${minInSeries} sessions.`),
      z.maxLength(maxInSeries, `Choose at most ${maxInSeries} sessions.`),
    ),
}

/** Sessions that a patient requests together. */
export const newSeries = z.object({ ...chosen, provider_id: id })
export type NewSeries = z.output<typeof newSeries>

/** Sessions that a provider proposes together. */
export const newSeriesProposal = z.object({ ...chosen, patient_id: id })
export type NewSeriesProposal = z.output<typeof newSeriesProposal>

const repeated = {
  first: instant,
  every_weeks: z.pipe(z.coerce.number(), everyWeeks),
  count: z.coerce
    .number('Must be a number.')
    .check(z.int(), z.minimum(minInSeries), z.maximum(maxInSeries)),
  session_type: z.optional(sessionType),
  visit_type_id,
}
/** The sessions of a series that is considered. */
export const seriesHoursQuery = z.object({ ...repeated, provider_id: id })
export type SeriesHoursQuery = z.output<typeof seriesHoursQuery>

const separated = z.pipe(
  z.pipe(
    z.string('Send times, separated by commas.'),
    z.transform((times: string) => times.split(',')),
  ),
  chosen.times,
)
/** The sessions of a series, as they would be booked. */
export const seriesCostsQuery = z.object({
  provider_id: id,
  session_type: sessionType,
  visit_type_id,
  times: separated,
})

export const ownSeriesHoursQuery = z.object({ ...repeated, patient_id: id })
export type OwnSeriesHoursQuery = z.output<typeof ownSeriesHoursQuery>

/** One hour of a series that is considered. */
export const seriesHour = z.object({
  starts_at: z.iso.datetime({ offset: true }),
  free: z.boolean(),
  /** Other free times of the same day. */
  others: z.array(z.iso.datetime({ offset: true })),
})
export type SeriesHour = z.output<typeof seriesHour>

/** What a provider answers to all that is requested of a series. */
export const seriesAnswer = z.object({
  status: z.enum(['confirmed', 'cancelled'], 'Choose confirmed or cancelled.'),
})

/** Ids of the appointments of a series that a step has changed. */
export const changedAppointments = z.object({ changed: z.array(uuid()) })
