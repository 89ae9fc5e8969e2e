import { sql } from 'kysely'
import { maxTemplates, type NewTemplate, type TemplateText } from '#domain/messages/templates.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireFewTemplates } from '../message-problems.ts'

const columns = ['id', 'name', 'body'] as const
const templates = tables.selectFrom('message_templates').select(columns)

/** The actor's own templates, by name. */
export const listTemplates = (tx: Transaction, provider_id: string) =>
  tx.run(
    templates
      .where('provider_id', '=', provider_id)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(maxTemplates),
  )

/** @throws Problem 409 where the id is that of another template, or there are as many as can be kept */
export async function addTemplate(
  tx: Transaction,
  provider_id: string,
  { id, ...text }: NewTemplate,
) {
  const kept = await listTemplates(tx, provider_id)
  requireFewTemplates(kept.length < maxTemplates || kept.some((one) => one.id === id))
  return insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('message_templates')
        .values({ id, provider_id, ...text })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: templates.where('id', '=', id),
    },
    text,
  )
}

/** @throws Problem 404 where the actor has no such template */
export async function changeTemplate(
  tx: Transaction,
  provider_id: string,
  id: string,
  text: TemplateText,
) {
  const [changed] = await tx.run(
    tables
      .updateTable('message_templates')
      .set(text)
      .where('id', '=', id)
      .where('provider_id', '=', provider_id)
      .returning(columns),
  )
  requireFound(changed)
  return changed
}

export async function removeTemplate(tx: Transaction, provider_id: string, id: string) {
  await tx.run(
    tables
      .deleteFrom('message_templates')
      .where('id', '=', id)
      .where('provider_id', '=', provider_id),
  )
}
