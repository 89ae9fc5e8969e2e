import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { foodPrices, requests, thandiwe } from './sample-requests.ts'
import { templates } from './sample-plans.ts'

const day = 24 * 60 * 60 * 1000

/** An answer is written so long after it was asked for. */
const writtenAfter = 2 * day

/** Adds a row of parts whose names are its columns. @returns its id */
async function insert(tx: Transaction, table: string, columns: Record<string, unknown>) {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const query = sql<{ id: string }>`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(columns)}::jsonb) returning id`
  const [row] = await tx.run({ compile: () => query.compile(tables) })
  return row!.id
}

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
export async function seedPlans(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  const ids = await idsOf(tx)
  for (const { kind, person, days, answers, written } of requests) {
    if (!newcomers.has(person)) continue
    const asked = new Date(now.getTime() - days * day)
    const id = await insert(tx, `${kind}_plan_requests`, {
      ...answers,
      id: randomUUID(),
      user_id: ids.get(person),
      status: 'pending',
      created_at: asked,
    })
    if (!written) continue
    const at = new Date(asked.getTime() + writtenAfter)
    const author_id = ids.get(written.by) ?? null
    await insert(tx, `${kind}_plans`, {
      ...written.plan,
      id: randomUUID(),
      request_id: id,
      author_id,
      created_at: at,
      // No one gets an email about it.
      told_at: at,
    })
    await tx.run(
      tables
        .updateTable(`${kind}_plan_requests` as 'meal_plan_requests')
        .set({ taken_by: author_id, taken_at: at, completed_at: at })
        .where('id', '=', id),
    )
  }
  for (const { provider, kind, name, content } of templates)
    if (newcomers.has(provider))
      await tx.run(
        tables.insertInto('plan_templates').values({
          provider_id: ids.get(provider)!,
          kind,
          name,
          content: JSON.stringify(content),
        }),
      )
  if (newcomers.has(thandiwe)) await seedPrices(tx, ids.get(thandiwe)!, now)
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
        // A price that an admin entered after a visit to the market does not change.
        .where('price_ngwee', 'is', null),
    )
}
