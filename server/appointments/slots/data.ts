import { sql } from 'kysely'
import type { DayState } from '#domain/appointments/day-states.ts'
import type { ProviderCard } from '#domain/appointments/provider-card.ts'
import type { Slot } from '#domain/appointments/schema.ts'
import { isBookableDay, isFullAhead, startOfSlot } from '#domain/appointments/slots.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { isFor, type Topic, topicFor } from '#domain/appointments/topics.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Visit } from '../visit-types/data.ts'
import { daysToSearch, freeSlot, isOwnTime, slotsOf, whyNotFree } from './open-hours.ts'

/** The public fields of a provider, as a table to join. */
export const providerCards = sql<ProviderCard>`practice.provider_cards()`

/** Of all providers, of the profession for a topic, or of one provider. */
interface Whose {
  about?: Topic | undefined
  provider_id?: string | undefined
}
/** Which times are wanted, and whose. */
interface Wanted extends Whose {
  visit: Visit
}

/** The times of a day (`YYYY-MM-DD`) for a person: free, or why not. */
export async function slotsOfDay(
  tx: Transaction,
  user_id: string,
  { date, ...wanted }: { date: string } & Wanted,
  now: Date,
): Promise<Slot[]> {
  return slotsOfDays(tx, user_id, [date], now, wanted)
}

/**
 * The next free hours of a person from an instant on, at most two weeks further: those at which a
 * wanted provider is free. A visitor (null) has no appointments.
 */
export async function nextFreeSlots(
  tx: Transaction,
  user_id: string | null,
  { after, limit, ...wanted }: { after: Date; limit: number } & Wanted,
  now: Date,
): Promise<Slot[]> {
  const from = after > now ? after : now
  const days = daysToSearch(from, now)
  const { visit } = wanted
  const found: Slot[] = []
  // A few days at a time: mostly the first of them have what is asked for.
  while (days.length > 0 && found.length < limit) {
    const ahead = startsOf(days.splice(0, 3), visit).filter(
      (start) => new Date(start) > now && new Date(start) >= from,
    )
    if (ahead.length === 0) continue
    const [{ free }, own] = await Promise.all([
      timesOfAny(tx, ahead, wanted),
      readOwn(tx, user_id, ahead),
    ])
    // Who is free is read for those alone that are answered: of short visits there are hundreds.
    const first = ahead
      .filter((start) => free.has(start) && !isOwnTime(start, own, visit.minutes))
      .slice(0, limit - found.length)
    if (first.length === 0) continue
    const at = await providersAt(tx, first, wanted)
    found.push(...first.flatMap((start) => freeSlot(start, at.free.get(start) ?? [])))
  }
  return found
}

/** Which of some days from one on have a free time for a person, are full, or are closed. */
export async function statesOfDays(
  tx: Transaction,
  user_id: string,
  { date, count, ...wanted }: { date: string; count: number } & Wanted,
  now: Date,
): Promise<DayState[]> {
  const { visit } = wanted
  const days = Array.from({ length: count }, (_, index) => dayAfter(date, index))
  const bookable = days.filter((day) => isBookableDay(day, now))
  const starts = startsOf(bookable, visit)
  const ahead = starts.filter((start) => new Date(start) > now)
  const [{ free, worked }, own] = await Promise.all([
    timesOfAny(tx, ahead, wanted),
    starts.length > 0 ? readOwn(tx, user_id, starts) : [],
  ])
  return days.map((day) => {
    const times = bookable.includes(day) ? visit.startsIfOpen(day) : []
    const slots = times.map((time) => {
      const start = startOfSlot(day, time)
      const reason = whyNotFree(start, free.has(start), { now, worked, visit, own })
      return { free: reason === undefined, reason }
    })
    if (slots.some(({ free }) => free)) return { day, state: 'free' }
    const isOpen = visit.starts(day).length > 0
    // Where no time is ahead, nothing can come free.
    return { day, state: isOpen && isFullAhead(slots) ? 'full' : 'closed' }
  })
}

/** The hours of several days, in order. */
export async function slotsOfDays(
  tx: Transaction,
  user_id: string,
  days: readonly string[],
  now: Date,
  wanted: Wanted,
): Promise<Slot[]> {
  const { visit } = wanted
  const starts = startsOf(days, visit)
  if (starts.length === 0)
    return days.flatMap((day) =>
      slotsOf(day, { now, free: new Map(), worked: new Set(), own: [], visit }),
    )
  const [{ free, worked }, own] = await Promise.all([
    providersAt(
      tx,
      starts.filter((start) => new Date(start) > now),
      wanted,
    ),
    readOwn(tx, user_id, starts),
  ])
  return days.flatMap((day) => slotsOf(day, { now, free, worked, own, visit }))
}

/** The slots of days that an appointment of this person does not overlap; for a visitor (null) all. */
export async function ownFreeStarts(
  tx: Transaction,
  user_id: string | null,
  days: readonly string[],
  visit: Visit,
): Promise<string[]> {
  const starts = startsOf(days, visit)
  if (starts.length === 0) return []
  const own = await readOwn(tx, user_id, starts)
  return starts.filter((start) => !isOwnTime(start, own, visit.minutes))
}

const startsOf = (days: readonly string[], { starts }: Visit) =>
  days.flatMap((day) => starts(day).map((time) => startOfSlot(day, time)))

/** The appointments of a person, requested and confirmed, that can overlap these slots; a visitor has none. */
async function readOwn(tx: Transaction, user_id: string | null, starts: readonly string[]) {
  if (user_id === null) return []
  return tx.run(
    tables
      .selectFrom('appointments')
      .select(['appointment_time', 'duration_minutes'])
      .where('patient_id', '=', user_id)
      .where('status', 'in', ['requested', 'confirmed'])
      // An appointment of the evening before may last until the first hour.
      .where('appointment_time', '>', sql<Date>`${starts[0]}::timestamptz - interval '8 hours'`)
      .where(
        'appointment_time',
        '<',
        sql<Date>`${starts.at(-1)}::timestamptz + interval '3 hours'`,
      ),
  )
}

/** At which of these instants (ISO 8601) one of the wanted providers works, and at which one is free. */
async function timesOfAny(
  tx: Transaction,
  starts: readonly string[],
  { visit, ...wanted }: Wanted,
): Promise<{ free: Set<string>; worked: Set<string> }> {
  if (starts.length === 0) return { free: new Set(), worked: new Set() }
  const { minutes, buffer, professions } = visit
  const ids = await idsOf(wanted, () => listCards(tx, wanted))
  const times = await tx.run(
    tables
      .selectFrom(
        sql<{
          slot: Date
          is_free: boolean
        }>`practice.times_of_any(${starts}::timestamptz[], ${ids}::uuid[], ${minutes}::integer, ${buffer}::integer, ${professions}::text[])`.as(
          'times',
        ),
      )
      .select(['slot', 'is_free']),
  )
  const at = (some: typeof times) => new Set(some.map(({ slot }) => slot.toISOString()))
  return { free: at(times.filter(({ is_free }) => is_free)), worked: at(times) }
}

/** The ids of the wanted providers; null for all in practice. */
async function idsOf(
  { about, provider_id }: Whose,
  cards: () => Promise<ProviderCard[]>,
): Promise<string[] | null> {
  if (about !== undefined) return (await cards()).map(({ id }) => id)
  return provider_id === undefined ? null : [provider_id]
}

/** The cards of the wanted providers. */
async function listCards(tx: Transaction, { about, provider_id }: Whose) {
  const cards = await tx.run(tables.selectFrom(providerCards.as('card')).selectAll())
  return cards.filter(
    (card) =>
      (about === undefined || isFor(about, card)) &&
      (provider_id === undefined || card.id === provider_id),
  )
}

/**
 * Which of the wanted providers is free at each of these instants (ISO 8601), the one with least to do that day first,
 * and at which of them one works at all.
 */
export async function providersAt(
  tx: Transaction,
  starts: readonly string[],
  { visit, ...wanted }: Wanted,
): Promise<{ free: Map<string, ProviderCard[]>; worked: Set<string> }> {
  const { minutes, buffer, professions } = visit
  // Each card once, and not with each time: there may be hundreds of both.
  const listed = listCards(tx, wanted)
  const ids = await idsOf(wanted, () => listed)
  const [times, cards] = await Promise.all([
    tx.run(
      tables
        .selectFrom(
          sql<{
            slot: Date
            provider_id: string
            is_free: boolean
            on_day: number
            upcoming: number
          }>`practice.times_of_visit(${starts}::timestamptz[], ${ids}::uuid[], ${minutes}::integer, ${buffer}::integer, ${professions}::text[])`.as(
            'times',
          ),
        )
        .select('slot')
        .select([
          // Among equals another one is first from time to time.
          sql<
            string[] | null
          >`array_agg(provider_id order by on_day, upcoming, uuid_hash_extended(provider_id, extract(epoch from slot)::bigint)) filter (where is_free)`.as(
            'free',
          ),
          sql<string[] | null>`array_agg(provider_id) filter (where not is_free)`.as('busy'),
        ])
        .groupBy('slot'),
    ),
    listed,
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const cardsOf = (ids: readonly string[] | null) =>
    (ids ?? []).flatMap((id) => cardOf.get(id) ?? [])
  const all = times.map(({ slot, free, busy }) => ({
    at: slot.toISOString(),
    free: cardsOf(free),
    isWorked: cardsOf(free).length + cardsOf(busy).length > 0,
  }))
  return {
    free: new Map(all.map(({ at, free }) => [at, free])),
    worked: new Set(all.filter(({ isWorked }) => isWorked).map(({ at }) => at)),
  }
}

/** Whether a provider may be booked at all, whenever they are free. */
export async function isBookable(tx: Transaction, provider_id: string): Promise<boolean> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`${provider_id}::uuid in (select practice.bookable_providers())`.as(
        'is_bookable',
      ),
    ),
  )
  return row!.is_bookable
}

/** The topic for which a provider is offered; "mind", a therapist, for one who cannot be booked. */
export async function readTopic(tx: Transaction, provider_id: string): Promise<Topic> {
  const [card] = await tx.run(
    tables
      .selectFrom(providerCards.as('card'))
      .select('card.specialty')
      .where('card.id', '=', provider_id),
  )
  return topicFor(card?.specialty)
}
