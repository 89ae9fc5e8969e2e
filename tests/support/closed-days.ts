import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { TestDatabase } from './database.ts'

/** An admin closes today and the seven days after it. What follows says from when the clinic may be open again. */
export async function closeNextDays(database: Pick<TestDatabase, 'asOwner'>) {
  const today = todayInLusaka()
  const days = Array.from({ length: 8 }, (_, index) => dayAfter(today, index))
  await database.asOwner(
    `insert into closed_days (day, is_closed, name) select unnest($1::date[]), true, 'Closed'`,
    [days],
  )
  return {
    from: dayAfter(today, 8),
    again: () => database.asOwner(`delete from closed_days where name = 'Closed'`, []),
  }
}
