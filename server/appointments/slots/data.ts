import { sql } from 'kysely'
import type { ListedProvider, ProviderCard, Slot } from '#domain/appointments/schema.ts'
import { slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import { isFor, type Topic, topicFor } from '#domain/appointments/topics.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { daysToSearch, isOwnTime, slotsOf } from './open-hours.ts'

/** The public fields of a provider, as a table to join. */
export const providerCards = sql<ProviderCard>`practice.provider_cards()`

/** Whose hours are wanted: of all providers, of the profession for a topic, or of one provider. */
interface Wanted {
  about?: Topic | undefined
  provider_id?: string | undefined
}

/** The six hours of a day (`YYYY-MM-DD`) for a person: free, or why not. */
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
 * wanted provider is free.
 */
export async function nextFreeSlots(
  tx: Transaction,
  user_id: string,
  { after, limit, ...wanted }: { after: Date; limit: number } & Wanted,
  now: Date,
): Promise<Slot[]> {
  const from = after > now ? after : now
  const days = daysToSearch(from, now)
  const found: Slot[] = []
  // A few days at a time: mostly the first of them have what is asked for.
  while (days.length > 0 && found.length < limit) {
    const slots = await slotsOfDays(tx, user_id, days.splice(0, 3), now, wanted)
    found.push(...slots.filter((one) => one.free && new Date(one.starts_at) >= from))
  }
  return found.slice(0, limit)
}

/** The hours of several days, in order. */
export async function slotsOfDays(
  tx: Transaction,
  user_id: string,
  days: readonly string[],
  now: Date,
  wanted: Wanted,
): Promise<Slot[]> {
  const starts = startsOf(days)
  const [free, own] = await Promise.all([
    freeProviders(
      tx,
      starts.filter((start) => new Date(start) > now),
      wanted,
    ),
    readOwn(tx, user_id, starts),
  ])
  return days.flatMap((day) => slotsOf(day, { now, free, own }))
}

/** The slots of days that an appointment of this person does not overlap. */
export async function ownFreeStarts(
  tx: Transaction,
  user_id: string,
  days: readonly string[],
): Promise<string[]> {
  const starts = startsOf(days)
  const own = await readOwn(tx, user_id, starts)
  return starts.filter((start) => !isOwnTime(start, own))
}

const startsOf = (days: readonly string[]) =>
  days.flatMap((day) => slotTimes.map((time) => startOfSlot(day, time)))

/** The appointments of a person, requested and confirmed, that can overlap these slots. */
function readOwn(tx: Transaction, user_id: string, starts: readonly string[]) {
  return tx.run(
    tables
      .selectFrom('appointments')
      .select(['appointment_time', 'duration_minutes'])
      .where('patient_id', '=', user_id)
      .where('status', 'in', ['requested', 'confirmed'])
      // An appointment of the evening before may last until the first hour.
      .where('appointment_time', '>', sql<Date>`${starts[0]}::timestamptz - interval '8 hours'`)
      .where('appointment_time', '<', sql<Date>`${starts.at(-1)}::timestamptz + interval '1 hour'`),
  )
}

/**
 * Which of the wanted providers is free at each of these instants (ISO 8601), those with the fewest
 * upcoming appointments first.
 */
export async function freeProviders(
  tx: Transaction,
  starts: readonly string[],
  { about, provider_id }: Wanted,
): Promise<Map<string, ProviderCard[]>> {
  // Each card once, and not with each hour: there may be hundreds of both.
  const [hours, cards] = await Promise.all([
    tx.run(
      tables
        .selectFrom(
          sql<{
            slot: Date
            provider_id: string
            upcoming: number
          }>`practice.free_at(${starts}::timestamptz[])`.as('free'),
        )
        .select('slot')
        .select(sql<string[]>`array_agg(provider_id order by upcoming, provider_id)`.as('free'))
        .groupBy('slot'),
    ),
    tx.run(tables.selectFrom(providerCards.as('card')).selectAll()),
  ])
  const wanted = cards.filter(
    (card) =>
      (about === undefined || isFor(about, card)) &&
      (provider_id === undefined || card.id === provider_id),
  )
  const cardOf = new Map(wanted.map((card) => [card.id, card]))
  return new Map(
    hours.map(({ slot, free }) => [
      slot.toISOString(),
      free.flatMap((provider_id) => cardOf.get(provider_id) ?? []),
    ]),
  )
}

/** Every provider who may be booked, by name. */
export async function listProviders(tx: Transaction): Promise<ListedProvider[]> {
  return tx.run(
    tables
      .selectFrom(sql<ListedProvider>`practice.listed_providers()`.as('provider'))
      .select(['id', 'full_name', 'specialty', 'profile_picture_url', 'bio', 'qualifications'])
      .orderBy('full_name')
      .orderBy('id')
      .limit(1000),
  )
}

/** Whether a provider may be booked at all, whenever they are free. */
export async function isBookable(tx: Transaction, provider_id: string): Promise<boolean> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`practice.is_in_practice(${provider_id}::uuid)`.as('is_bookable'),
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
