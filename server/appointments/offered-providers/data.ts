import { sql } from 'kysely'
import type { OfferedProvider } from '#domain/appointments/schema.ts'
import { isFor, type Topic } from '#domain/appointments/topics.ts'
import { professionIn } from '#domain/practice/professions.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { listShown } from '../provider-pages/data.ts'
import { ownFreeStarts } from '../slots/data.ts'
import type { Visit } from '../visit-types/data.ts'
import { daysToSearch } from '../slots/open-hours.ts'

/**
 * The providers who can be booked, for a topic or for any, with their prices and ratings. A provider is not
 * offered to themselves.
 */
export async function listWithPrices(
  tx: Transaction,
  user_id: string,
  about: Topic | undefined,
  visit: Pick<Visit, 'professions'>,
): Promise<Omit<OfferedProvider, 'next_free'>[]> {
  const shown = await listShown(tx, false)
  return shown
    .filter(
      (one) =>
        one.id !== user_id &&
        (about === undefined || isFor(about, one)) &&
        (visit.professions?.includes(professionIn(one.specialty)) ?? true),
    )
    .map((one) => {
      const { profession: _, ...offered } = one
      return offered
    })
}

/** Most providers have a free hour within so many days: the further ones are read for the others. */
const nearDays = 3

/** The next hour (ISO 8601) at which a person, or a visitor (null), can book each of these providers, two weeks on at most. */
export async function nextFreeOfEach(
  tx: Transaction,
  user_id: string | null,
  ids: readonly string[],
  now: Date,
  visit: Visit,
): Promise<Map<string, string>> {
  const days = daysToSearch(now, now)
  const found = new Map<string, string>()
  for (const some of [days.slice(0, nearDays), days.slice(nearDays)]) {
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length === 0) break
    const rows = await nextOpen(tx, await ownFreeStarts(tx, user_id, some, visit), missing, visit)
    for (const { provider_id, slot } of rows) if (slot) found.set(provider_id, slot.toISOString())
  }
  return found
}

function nextOpen(
  tx: Transaction,
  starts: readonly string[],
  providers: readonly string[],
  { minutes, buffer }: Visit,
) {
  return tx.run(
    tables
      .selectFrom(
        sql<{
          provider_id: string
          slot: Date | null
        }>`practice.next_times(${starts}::timestamptz[], ${providers}::uuid[], ${minutes}::integer, ${buffer}::integer)`.as(
          'next',
        ),
      )
      .select(['provider_id', 'slot']),
  )
}
