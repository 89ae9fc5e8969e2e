import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  maxTemplates,
  type NewPlanTemplate,
  type PlanTemplate,
  type PlanTemplateChange,
} from '#domain/care-plans/shared/templates.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireStorable } from './template-problems.ts'

/** A row, whose content is of its kind: stored content was checked. */
type Stored = PlanTemplate extends infer One
  ? One extends PlanTemplate
    ? Unsent<One, 'updated_at'>
    : never
  : never

const columns = ['id', 'kind', 'name', 'content', 'updated_at'] as const
const templates = tables.selectFrom('plan_templates').select(columns)
const names = tables.selectFrom('plan_templates').select(['id', 'kind', 'name'])

/** The actor's own templates, by name. */
export async function listTemplates(tx: Transaction) {
  const rows = await tx.run(templates.orderBy('kind').orderBy('name').limit(maxTemplates))
  return rows as Stored[]
}

/**
 * Keeps a new template.
 *
 * @throws Problem 409 where the name is taken, or there are as many as one may keep
 */
export async function addTemplate(
  tx: Transaction,
  provider_id: string,
  { id = randomUUID(), kind, name, content }: NewPlanTemplate,
) {
  requireStorable(await tx.run(names), { id, kind, name })
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('plan_templates')
        .values({ id, provider_id, kind, name, content: JSON.stringify(content) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: templates.where('id', '=', id),
    },
    { kind, name, content },
  )
  return { template: row as Stored, isNew }
}

/**
 * Replaces a template.
 *
 * @throws Problem 404 where there is none of this kind, 409 where the name is taken
 */
export async function changeTemplate(
  tx: Transaction,
  id: string,
  { kind, name, content }: PlanTemplateChange,
) {
  requireStorable(await tx.run(names), { id, kind, name })
  const [row] = await tx.run(
    tables
      .updateTable('plan_templates')
      .set({ name, content: JSON.stringify(content), updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .returning(columns),
  )
  requireFound(row)
  return row as Stored
}

/** @throws Problem 404 where there is none */
export async function removeTemplate(tx: Transaction, id: string): Promise<void> {
  const rows = await tx.run(
    tables.deleteFrom('plan_templates').where('id', '=', id).returning('id'),
  )
  requireFound(rows[0])
}
