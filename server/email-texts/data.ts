import { sql } from 'kysely'
import type { Wording } from '#domain/email-texts/email-text.ts'
import { emailTexts, isTextKey, type TextKey, textKeys } from '#domain/email-texts/registry.ts'
import type { CurrentText, NewText } from '#domain/email-texts/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { requireNewestText } from './text-problems.ts'

interface Stored {
  subject: string | null
  body: string | null
  button: string | null
}

/** A row has all three, or none where the admin went back to ours. */
function wordingOf(key: TextKey, { subject, body, button }: Stored): Wording & { is_own: boolean } {
  return subject === null || body === null || button === null
    ? { ...emailTexts[key].usual, is_own: false }
    : { subject, body, button, is_own: true }
}

const listNewest = (tx: Transaction) =>
  tx.run(
    tables
      .selectFrom('email_texts')
      .distinctOn('key')
      .select(['key', 'version', 'subject', 'body', 'button'])
      .orderBy('key')
      .orderBy('version', 'desc'),
  )

/** All texts as they hold now, in the order of the list. */
export async function listTexts(tx: Transaction): Promise<CurrentText[]> {
  const stored = new Map((await listNewest(tx)).map((row) => [row.key, row]))
  return textKeys.map((key) => {
    const row = stored.get(key)
    const none = { subject: null, body: null, button: null }
    return { key, version: row?.version ?? 0, ...wordingOf(key, row ?? none) }
  })
}

/** What admins have written, by key: an email without an entry has our words. */
export async function readOwnTexts(tx: Transaction): Promise<Map<string, Wording>> {
  const own = new Map<string, Wording>()
  for (const { key, ...row } of await listNewest(tx))
    if (isTextKey(key)) {
      const { is_own, ...wording } = wordingOf(key, row)
      if (is_own) own.set(key, wording)
    }
  return own
}

/** The last 50 changes of a text, the newest first, with who made them. */
export async function listTextChanges(tx: Transaction, key: TextKey) {
  const rows = await tx.run(
    tables
      .selectFrom('email_texts')
      .leftJoin('user_profiles as admin', 'admin.id', 'email_texts.changed_by')
      .select(['email_texts.id', 'version', 'subject', 'body', 'button', 'changed_at'])
      .select('admin.full_name as changed_by_name')
      .where('key', '=', key)
      .orderBy('version', 'desc')
      .limit(50),
  )
  return rows.map((row) => ({ ...row, ...wordingOf(key, row) }))
}

async function readText(tx: Transaction, key: TextKey): Promise<CurrentText> {
  return (await listTexts(tx)).find((text) => text.key === key)!
}

/**
 * Sets the text of an email; what held before stays in the history. Sent again, it is set once. What is as ours is
 * stored as none, so that it follows ours when these change.
 *
 * @throws Problem 409 where the id is of another change, 409 `stale_text` where another admin was faster
 */
export async function changeText(
  tx: Transaction,
  admin_id: string,
  key: TextKey,
  { id, version, subject, body, button }: Omit<NewText, 'password'>,
): Promise<CurrentText> {
  const locked = sql<null>`pg_advisory_xact_lock(hashtextextended(${`email text ${key}`}, 5))`
  await tx.run(tables.selectNoFrom(locked.as('locked')))
  const { usual } = emailTexts[key]
  const isUsual = usual.subject === subject && usual.body === body && usual.button === button
  const words = isUsual
    ? { subject: null, body: null, button: null }
    : { subject, body, button: button ?? null }
  const [known] = await tx.run(
    tables
      .selectFrom('email_texts')
      .select(['changed_by', 'key', 'version', 'subject', 'body', 'button'])
      .where('id', '=', id),
  )
  if (known) {
    await sameRow(tx, known, { changed_by: admin_id, key, version: version + 1, ...words })
    return readText(tx, key)
  }
  requireNewestText((await readText(tx, key)).version, version)
  await tx.run(
    tables
      .insertInto('email_texts')
      .values({ id, key, version: version + 1, ...words, changed_by: admin_id }),
  )
  await auditOwn(tx, admin_id, 'email_text.change', id)
  return readText(tx, key)
}
