import type { TableAccess } from './access.ts'
import type { TestDatabase } from './database.ts'

/** What was written where: a word of its own for each column. */
export interface Planted {
  /** The columns by their word: `public.appointments.notes`. */
  columns: Map<string, string>
  /** The columns that keep no word of ours, each with the SQLSTATE that says why. */
  rejected: Map<string, string>
}

/** Words of people that another column must go with: the check between the two is taken away. */
const besideOthers = [
  'public.discharges.readmission_reason',
  'public.invoice_payments.reversed_because',
  'public.invoices.waived_because',
  'public.referrals.decline_reason',
  'public.referrals.outside',
  'public.safety_alerts.note',
  'public.user_profiles.guardian_name',
]

/**
 * Writes a word of its own into every column of text or JSON, in the rows of one person, of every table that has such
 * rows. Triggers are off: what they would keep out may be there from before.
 */
export async function plantEverywhere(
  db: TestDatabase,
  tables: Record<string, TableAccess>,
  person: { id: string; email: string; session_id: string },
): Promise<Planted> {
  const planted: Planted = { columns: new Map(), rejected: new Map() }
  for (const [name, { belongsTo }] of Object.entries(tables)) {
    // Jobs have no words of people.
    if (name.startsWith('pgboss.')) continue
    const whose = belongsTo(person)
    const [rows] = await db.asOwner(`select count(*)::int as count from ${name} where ${whose}`)
    if (rows!.count === 0) continue
    // The columns by which the rows are found come last: after them, these are no longer found.
    const columns = (await textColumns(db, name)).toSorted(
      (one, other) => Number(whose.includes(one.column)) - Number(whose.includes(other.column)),
    )
    for (const { column, type } of columns) {
      if (besideOthers.includes(`${name}.${column}`)) await dropChecksOf(db, name, column)
      const word = `qzx${planted.columns.size + planted.rejected.size}wv`
      const failure = await write(db, { name, whose, column, type, word })
      if (failure) planted.rejected.set(`${name}.${column}`, failure)
      else planted.columns.set(word, `${name}.${column}`)
    }
  }
  return planted
}

async function dropChecksOf(db: TestDatabase, name: string, column: string): Promise<void> {
  const checks = await db.asOwner(
    `select k.conname as name from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.conrelid = $1::regclass and k.contype = 'c' and a.attname = $2`,
    [name, column],
  )
  for (const check of checks)
    await db.asOwner(`alter table ${name} drop constraint "${String(check.name)}"`)
}

async function textColumns(db: TestDatabase, name: string) {
  const rows = await db.asOwner(
    `select a.attname as column, format_type(a.atttypid, null) as type from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and format_type(a.atttypid, null) in ('text', 'text[]', 'json', 'jsonb', 'character varying') order by a.attnum`,
    [name],
  )
  return rows.map((row) => ({ column: String(row.column), type: String(row.type) }))
}

interface Wanted {
  name: string
  whose: string
  column: string
  type: string
  word: string
}

/** The forms that a column may ask for: the word alone, in a list, as JSON; as a number or an address would have it. */
function formsOf({ type, word }: Wanted): string[] {
  if (type === 'text[]') return [`array['${word}']`]
  if (type.startsWith('json'))
    return [
      `'{"words": "${word}", "note": "${word}"}'`,
      `'["${word}"]'`,
      `'[{"words": "${word}"}]'`,
    ].map((json) => `${json}::${type}`)
  // Where each row has one of its own, it begins with the word.
  return [`'${word}'`, `'${word}' || substr(md5(ctid::text), 1, 6)`, `'${word}@example.test'`]
}

/** @returns the SQLSTATE of the last form where none is kept */
async function write(db: TestDatabase, wanted: Wanted): Promise<string | undefined> {
  const { name, whose, column } = wanted
  let failure: string | undefined
  for (const form of formsOf(wanted)) {
    await db.asOwner('begin')
    try {
      await db.asOwner(`alter table ${name} disable trigger user`)
      const [touched] = await db.asOwner(
        `with written as (update ${name} set "${column}" = ${form} where ${whose} returning 1) select count(*)::int as count from written`,
      )
      await db.asOwner(`alter table ${name} enable trigger user`)
      await db.asOwner('commit')
      return touched!.count === 0 ? 'no row' : undefined
    } catch (error) {
      await db.asOwner('rollback')
      failure = (error as { code?: string }).code ?? String(error)
    }
  }
  return failure
}
