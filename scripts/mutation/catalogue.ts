import type pg from 'pg'

/** A function, with its definition as `create or replace` takes it. */
export interface CatalogueFunction {
  name: string
  signature: string
  definition: string
  body: string
  returns: string
  language: string
}

export interface CatalogueTrigger {
  name: string
  table: string
  calls: string
}

export interface CatalogueCheck {
  name: string
  table: string
  definition: string
}

export interface CataloguePolicy {
  name: string
  table: string
  using: string | null
  check: string | null
}

export interface Catalogue {
  functions: CatalogueFunction[]
  triggers: CatalogueTrigger[]
  checks: CatalogueCheck[]
  policies: CataloguePolicy[]
  tables: string[]
}

/** Schemas with objects of this project: not those of PostgreSQL, of its extensions and of the job queue. */
const isOurs = `n.nspname !~ '^(pg_|information_schema|pgboss$|migrations$)'`
const table = `n.nspname || '.' || c.relname`

/** Reads what can be mutated from a migrated database. */
export async function readMutableCatalogue(client: pg.Client): Promise<Catalogue> {
  const rows = async <Row>(text: string) => (await client.query(text)).rows as Row[]
  return {
    functions: await rows(
      `select n.nspname || '.' || p.proname as name, p.oid::regprocedure::text as signature,
         pg_get_functiondef(p.oid) as definition, p.prosrc as body,
         p.prorettype::regtype::text as returns, l.lanname as language
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
       where ${isOurs} and p.prokind = 'f' and l.lanname in ('sql', 'plpgsql')
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       order by 2`,
    ),
    triggers: await rows(
      `select t.tgname as name, ${table} as table, f.nspname || '.' || p.proname as calls
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_proc p on p.oid = t.tgfoid join pg_namespace f on f.oid = p.pronamespace
       where ${isOurs} and not t.tgisinternal order by 2, 1`,
    ),
    checks: await rows(
      `select k.conname as name, ${table} as table, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       where ${isOurs} and k.contype = 'c' and not c.relispartition order by 2, 1`,
    ),
    policies: await rows(
      `select p.polname as name, ${table} as table, pg_get_expr(p.polqual, c.oid) as using,
         pg_get_expr(p.polwithcheck, c.oid) as check
       from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
       where ${isOurs}
         -- The same on each table, where most tests look as the owner.
         and p.polname <> 'the owner migrates and backs up' order by 2, 1`,
    ),
    tables: (
      await rows<{ name: string }>(
        `select ${table} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where ${isOurs} and c.relkind in ('r', 'p') order by 1`,
      )
    ).map(({ name }) => name),
  }
}
