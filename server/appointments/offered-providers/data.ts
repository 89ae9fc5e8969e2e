import { sql } from 'kysely'
import type { OfferedProvider } from '#domain/appointments/schema.ts'
import { isFor, type Topic } from '#domain/appointments/topics.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readPricesOf } from '#server/practice/billing/summary/data.ts'
import { listProviders, ownFreeStarts, slotsOfDays } from '../slots/data.ts'
import { daysToSearch } from '../slots/rules.ts'

/**
 * The providers who can be booked for a topic, or at all, with what each asks for a session. A provider
 * is not offered to themselves.
 */
export async function listWithPrices(
  tx: Transaction,
  user_id: string,
  about: Topic | undefined,
): Promise<Omit<OfferedProvider, 'next_free'>[]> {
  const listed = await listProviders(tx)
  const wanted = listed.filter(
    (one) => one.id !== user_id && (about === undefined || isFor(about, one)),
  )
  if (wanted.length === 0) return []
  const prices = await readPricesOf(
    tx,
    wanted.map(({ id }) => id),
  )
  return wanted.map(({ id, full_name, specialty, profile_picture_url }) => ({
    id,
    full_name,
    specialty,
    profile_picture_url,
    prices: prices.get(id)!,
  }))
}

/** Days of which the hours of all providers are read at once. */
const nearDays = 3

/** The next hour (ISO 8601) at which a person can book each of these providers, two weeks on at most. */
export async function nextFreeOfEach(
  tx: Transaction,
  user_id: string,
  ids: ReadonlySet<string>,
  about: Topic | undefined,
  now: Date,
): Promise<Map<string, string>> {
  const days = daysToSearch(now, now)
  const found = new Map<string, string>()
  const near = await slotsOfDays(tx, user_id, days.slice(0, nearDays), now, { about })
  for (const { starts_at, providers = [] } of near)
    for (const { id } of providers) if (ids.has(id) && !found.has(id)) found.set(id, starts_at)
  const missing = [...ids].filter((id) => !found.has(id))
  if (missing.length === 0) return found
  const rows = await nextOpen(tx, await ownFreeStarts(tx, user_id, days.slice(nearDays)), missing)
  for (const { provider_id, slot } of rows) if (slot) found.set(provider_id, slot.toISOString())
  return found
}

function nextOpen(tx: Transaction, starts: readonly string[], providers: readonly string[]) {
  return tx.run(
    tables
      .selectFrom(
        sql<{
          provider_id: string
          slot: Date | null
        }>`practice.next_open(${starts}::timestamptz[], ${providers}::uuid[])`.as('next'),
      )
      .select(['provider_id', 'slot']),
  )
}
