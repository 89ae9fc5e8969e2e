import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { exerciseRequests, foodPrices, mealRequests, thandiwe } from './rules.ts'
import { templates } from './written/rules.ts'

const day = 24 * 60 * 60 * 1000

/** An answer is written so long after it was asked for. */
const writtenAfter = 2 * day

/** Each part of an answer or a plan as its column takes it: lists and objects as JSON. */
const asColumns = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      typeof part === 'object' && part !== null ? JSON.stringify(part) : part,
    ]),
  ) as { [Name in keyof Parts]: Parts[Name] extends string | null ? Parts[Name] : string }

/** The ids of demo people by address, as far as they are there. */
async function idsOf(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx.run(
    tables
      .selectFrom('user_profiles')
      .select(['id', 'email'])
      .where('email', 'like', '%@demo.test'),
  )
  return new Map(rows.map(({ id, email }) => [email!, id]))
}

/** Requests and plans of those people who are new here, and what new writers begin with. */
export async function seedPlans(
  tx: Transaction,
  newcomers: readonly string[],
  now: Date,
): Promise<void> {
  const ids = await idsOf(tx)
  for (const request of mealRequests) {
    if (!newcomers.includes(request.person)) continue
    const times = timesOf(request.days, now)
    const [{ id } = { id: '' }] = await tx.run(
      tables
        .insertInto('meal_plan_requests')
        .values({
          ...asColumns(request.answers),
          user_id: ids.get(request.person)!,
          agreement: true,
          created_at: times.asked,
        })
        .returning('id'),
    )
    if (!('plan' in request)) continue
    const author_id = ids.get(request.writer) ?? null
    await tx.run(
      tables.insertInto('meal_plans').values({
        ...asColumns({ ...request.plan, id: undefined }),
        ...written(id, author_id, times.written),
      }),
    )
    await complete(tx, 'meal_plan_requests', id, author_id, times.written)
  }
  for (const request of exerciseRequests) {
    if (!newcomers.includes(request.person)) continue
    const times = timesOf(request.days, now)
    const [{ id } = { id: '' }] = await tx.run(
      tables
        .insertInto('exercise_plan_requests')
        .values({
          ...asColumns(request.answers),
          user_id: ids.get(request.person)!,
          consent_given: true,
          created_at: times.asked,
        })
        .returning('id'),
    )
    if (!('plan' in request)) continue
    const author_id = ids.get(request.writer) ?? null
    await tx.run(
      tables.insertInto('exercise_plans').values({
        ...asColumns({ ...request.plan, id: undefined }),
        ...written(id, author_id, times.written),
      }),
    )
    await complete(tx, 'exercise_plan_requests', id, author_id, times.written)
  }
  for (const { provider, kind, name, content } of templates)
    if (newcomers.includes(provider))
      await tx.run(
        tables.insertInto('plan_templates').values({
          provider_id: ids.get(provider)!,
          kind,
          name,
          content: JSON.stringify(content),
        }),
      )
  if (newcomers.includes(thandiwe)) await seedPrices(tx, ids.get(thandiwe)!, now)
}

function timesOf(days: number, now: Date) {
  const asked = new Date(now.getTime() - days * day)
  return { asked, written: new Date(asked.getTime() + writtenAfter) }
}

/** A version that nobody gets mail about; a trigger counts it. */
const written = (request_id: string, author_id: string | null, at: Date) => ({
  request_id,
  author_id,
  version: 1,
  created_at: at,
  told_at: at,
})

async function complete(
  tx: Transaction,
  table: 'meal_plan_requests' | 'exercise_plan_requests',
  id: string,
  taken_by: string | null,
  at: Date,
) {
  await tx.run(
    tables
      .updateTable(table)
      .set({ taken_by, taken_at: at, completed_at: at })
      .where('id', '=', id),
  )
}

async function seedPrices(tx: Transaction, updated_by: string, now: Date) {
  for (const { name, price_ngwee, price_per } of foodPrices)
    await tx.run(
      tables
        .updateTable('foods')
        .set({
          price_ngwee,
          price_per,
          price_seen_at: now,
          updated_by,
          updated_at: sql<Date>`now()`,
        })
        .where('name', '=', name)
        // What somebody has seen at a market stays.
        .where('price_ngwee', 'is', null),
    )
}
