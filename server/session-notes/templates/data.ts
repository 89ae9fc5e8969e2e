import type { NewNoteTemplate } from '#domain/session-notes/schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'

/** More than a list can show. */
const maxTemplates = 50

const templates = tables.selectFrom('note_templates').select(['id', 'name', 'body'])

/** The actor's own templates, by name. */
export const listTemplates = (tx: Transaction, provider_id: string) =>
  tx.run(
    templates
      .where('provider_id', '=', provider_id)
      .orderBy('name')
      .orderBy('id')
      .limit(maxTemplates),
  )

/** @throws Problem 409 where the id is that of another template */
export async function addTemplate(
  tx: Transaction,
  provider_id: string,
  { id, ...template }: NewNoteTemplate,
) {
  return insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('note_templates')
        .values({ id, provider_id, ...template })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(['id', 'name', 'body']),
      existing: templates.where('id', '=', id),
    },
    template,
  )
}

export async function removeTemplate(tx: Transaction, provider_id: string, id: string) {
  await tx.run(
    tables.deleteFrom('note_templates').where('id', '=', id).where('provider_id', '=', provider_id),
  )
}
