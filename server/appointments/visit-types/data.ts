import { sql } from 'kysely'
import type { ClinicCalendar } from '#domain/appointments/clinic-calendar.ts'
import type { StartsOn } from '#domain/appointments/slots.ts'
import { isFor } from '#domain/appointments/topics.ts'
import type { VisitType } from '#domain/appointments/visit-types.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readCalendar, startsFor, startsIfOpen } from '../clinic-calendar/data.ts'
import { requireType, type WantedVisit } from './visit-problems.ts'

/** How long a visit lasts, what is kept free around it, and when it can begin. */
export interface Visit {
  /** Null for a session of an hour without a type. */
  visit_type_id: string | null
  minutes: number
  buffer: number
  professions: VisitType['professions']
  starts: StartsOn
  /** The same, were no day closed. */
  startsIfOpen: StartsOn
}

const inUse = tables
  .selectFrom('visit_types')
  .select(['id', 'name', 'duration_minutes', 'buffer_minutes', 'professions', 'session_types'])
  .select(['price_ngwee', 'self_booked', 'colour'])
  .where('retired_at', 'is', null)
  .orderBy('created_at')
  .orderBy('id')
  .limit(100)

const timesOf = (calendar: ClinicCalendar, minutes: number) => ({
  starts: startsFor(calendar, minutes),
  startsIfOpen: startsIfOpen(calendar, minutes),
})

/**
 * The visit that is wanted, in one round trip.
 *
 * @throws Problem 422 where there is no such type, or it cannot be booked in this way
 */
export async function readVisit(tx: Transaction, wanted: WantedVisit): Promise<Visit> {
  const [types, calendar] = await Promise.all([
    tx.run(inUse.select(suits(wanted).as('is_suitable'))),
    readCalendar(tx),
  ])
  const fits = types.filter(
    (one) =>
      (one.self_booked || wanted.by === 'staff') &&
      (wanted.session_type === undefined || one.session_types.includes(wanted.session_type)),
  )
  const found = wanted.visit_type_id
    ? fits.find(
        // A patient's booking says instead that this provider is not free for it.
        ({ id, is_suitable }) =>
          id === wanted.visit_type_id && (is_suitable || wanted.by === 'patient'),
      )
    : (fits.find((one) => one.is_suitable && isAbout(one, wanted)) ?? fits[0])
  requireType(found, wanted)
  return {
    visit_type_id: found.id,
    minutes: found.duration_minutes,
    buffer: found.buffer_minutes,
    professions: found.professions,
    ...timesOf(calendar, found.duration_minutes),
  }
}

/** Whether the wanted provider is of a profession of the type; true where none is wanted. */
const suits = ({ provider_id, by }: WantedVisit) =>
  provider_id === undefined
    ? sql<boolean>`true`
    : sql<boolean>`practice.is_bookable_type(visit_types.id, ${provider_id}::uuid, visit_types.session_types[1], ${by === 'staff' ? 'provider' : 'patient'})`

const isAbout = (
  { professions }: Pick<VisitType, 'professions'>,
  { provider_id, about }: WantedVisit,
) =>
  provider_id !== undefined ||
  about === undefined ||
  (professions?.some((specialty) => isFor(about, { specialty })) ?? true)

/** The visit of an appointment that is there, as it was booked; undefined where the actor sees none. */
export async function readVisitOf(
  tx: Transaction,
  appointment_id: string,
): Promise<Visit | undefined> {
  const [[booked], calendar] = await Promise.all([
    tx.run(
      tables
        .selectFrom('appointments')
        .select(['visit_type_id', 'duration_minutes', 'buffer_minutes'])
        .where('id', '=', appointment_id),
    ),
    readCalendar(tx),
  ])
  return (
    booked && {
      visit_type_id: booked.visit_type_id,
      minutes: booked.duration_minutes,
      buffer: booked.buffer_minutes,
      professions: null,
      ...timesOf(calendar, booked.duration_minutes),
    }
  )
}

/** The visit of an appointment that is to move, or the one that is wanted. */
export const readVisitTo = async (
  tx: Transaction,
  moves: string | undefined,
  wanted: WantedVisit,
): Promise<Visit> => (moves && (await readVisitOf(tx, moves))) || readVisit(tx, wanted)

/** What patients may book themselves, the oldest first. */
export async function listSelfBooked(tx: Transaction): Promise<VisitType[]> {
  return (await tx.run(inUse.where('self_booked', '=', true))).map(asVisitType)
}

/** What staff may book with a provider, the oldest first. */
export async function listForStaff(tx: Transaction, provider_id: string): Promise<VisitType[]> {
  return (await tx.run(inUse.where(suits({ provider_id, by: 'staff' })))).map(asVisitType)
}

const asVisitType = ({
  buffer_minutes: _buffer,
  ...type
}: VisitType & { buffer_minutes: number }): VisitType => type

/** How long the visits in use last, and whose they are. */
export const listLengths = (tx: Transaction) =>
  tx.run(inUse.clearSelect().select(['duration_minutes', 'professions']))
