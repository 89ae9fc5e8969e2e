import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { expectListed } from '#tests/support/gate.ts'
import { mergeRules, placedRules } from './merge-rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const file = 'server/registrations/merges/merge-rules.ts'

it('has a rule for every column that refers to a person: a new one is never left behind by chance', async () => {
  const columns = (await app.database.asOwner(
    `select distinct k.conrelid::regclass::text as "table", n.nspname as schema, c.relname as name, a.attname as "column"
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'f' and k.confrelid in ('public.user_profiles'::regclass, 'accounts.users'::regclass)
     union
     select c.oid::regclass::text, n.nspname, c.relname, a.attname
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'accounts') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attname in ('user_id', 'patient_id', 'subject_id')`,
  )) as { schema: string; name: string; column: string }[]
  expectListed(
    columns.map(({ schema, name, column }) => `${schema}.${name}.${column}`),
    Object.keys(mergeRules),
    {
      file,
      missing: (item) => `A merge of two records of one person does not know ${item}.`,
      lines: (item) =>
        `'${item}': moved, // or login, account, staff: the comment of MergeRule says which`,
    },
  )
})

it('moves rows only where the system may, and a trigger keeps every other row with its person', async () => {
  for (const { table, column, rule } of placedRules) {
    if (rule.rule !== 'moved' && rule.rule !== 'consents') continue
    const [row] = await app.database.asOwner(
      `select has_column_privilege('service_role', $1, $2, 'update') as may,
         (select count(*)::int from pg_trigger t where t.tgrelid = $1::regclass and t.tgfoid = 'accounts.keep_record_from_desk()'::regprocedure) as kept`,
      [table, column],
    )
    // What is read in a conversation has no trigger of its own: it goes where the conversation is.
    const isKept = table === 'public.thread_reads' ? 0 : 1
    expect({ table, ...row }).toEqual({ table, may: true, kept: isKept })
  }
})
