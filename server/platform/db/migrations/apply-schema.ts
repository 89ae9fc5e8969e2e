import type { ClientBase } from 'pg'
import { log } from '../../log.ts'
import { version } from '../../version.ts'
import { allowTriggers, closeSchemas, openSchemas } from '../owner.ts'
import { inTransaction, retryWhileLocked } from './apply-migration.ts'
import type { Migration } from './migration-files.ts'
import {
  type Baseline,
  type Kind,
  kinds,
  nameOf,
  type RepeatedFile,
  repeatedFiles,
  type SchemaFile,
} from './schema-files.ts'

/**
 * Makes the schema in an empty database, in one transaction. What has led to it elsewhere counts as
 * applied: the migrations of 0.3.0, so that its servers start as well, and all since.
 */
export async function createSchema(
  client: ClientBase,
  files: readonly SchemaFile[],
  migrations: readonly Pick<Migration, 'name' | 'checksum' | 'isAdditive'>[],
): Promise<void> {
  await retryWhileLocked(client, 'The schema', () =>
    inTransaction(client, async () => {
      await applyInOrder(client, files, run)
      await client.query(
        `insert into migrations.applied (name, checksum, is_additive)
         select * from unnest($1::text[], $2::text[], $3::boolean[])`,
        [
          migrations.map(({ name }) => name),
          migrations.map(({ checksum }) => checksum),
          migrations.map(({ isAdditive }) => isAdditive),
        ],
      )
      await record(client, repeatedFiles(files))
    }),
  )
}

/** Takes a database of the baseline over: what is as it was then counts as applied. */
export async function adoptBaseline(client: ClientBase, baseline: Baseline): Promise<void> {
  const names = Object.keys(baseline.repeated)
  await client.query(
    `insert into migrations.repeated (name, hash, version)
     select name, hash, $3 from unnest($1::text[], $2::text[]) as same (name, hash)
     where not exists (select from migrations.repeated)`,
    [names, Object.values(baseline.repeated), baseline.version],
  )
}

/**
 * Applies the functions and the access whose text has changed, all in one transaction, and drops those
 * whose file is gone. Does nothing where a later version has done it: its servers use what it has made.
 *
 * @returns paths of the files applied now
 */
export async function applyChanged(
  client: ClientBase,
  files: readonly SchemaFile[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string; version: string }>(
    // Access before functions: a policy that goes may call one.
    'select name, hash, version from migrations.repeated order by name',
  )
  const later = rows.find((row) => isLater(row.version, version))
  if (later) {
    log.warn(
      { version: later.version },
      'a later version has used the database: its functions and policies stay',
    )
    return []
  }
  const present = repeatedFiles(files)
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const changed = present.filter((file) => applied.get(nameOf(file)) !== file.hash)
  const names = new Set(present.map(nameOf))
  const gone = rows.map(({ name }) => name).filter((name) => !names.has(name))
  if (changed.length === 0 && gone.length === 0) return []
  await retryWhileLocked(client, 'What has changed in database/', () =>
    inTransaction(client, async () => {
      const stale: string[] = []
      await applyInOrder(client, changed, async (_, file) => {
        stale.push(...(await applyAgain(client, file)))
      })
      for (const name of gone) await remove(client, name)
      for (const signature of stale) await drop(client, signature)
      await client.query('delete from migrations.repeated where name = any ($1)', [gone])
      await record(client, changed)
    }),
  )
  return [...changed.map(({ path }) => path), ...gone.map((name) => `${name} (removed)`)]
}

/** @returns signatures of functions of that name that the file no longer makes */
async function applyAgain(client: ClientBase, file: RepeatedFile): Promise<string[]> {
  if (file.kind === 'access') {
    await client.query(withoutAccess(file.object))
    await run(client, file)
    return []
  }
  for (const { signature } of await listOverloads(client, file.object))
    await client.query(asCreated(signature))
  const before = await listOverloads(client, file.object)
  await run(client, file)
  const after = await listOverloads(client, file.object)
  return before
    .filter(({ row }) => after.some((one) => one.row === row))
    .map((one) => one.signature)
}

/**
 * Gives a function the owner and the rights of a new one, because `create or replace` keeps both: a right
 * that the file no longer grants would stay. The transaction ends after the file has taken them away again.
 */
const asCreated = (signature: string) => `
alter function ${signature} owner to current_user;
revoke all on function ${signature} from anon, authenticated, service_role;
grant execute on function ${signature} to public, current_user`

/** The functions of a name; `row` is another one once it was replaced. */
async function listOverloads(client: ClientBase, name: string) {
  const { rows } = await client.query<{ signature: string; row: string }>(
    `select p.oid::regprocedure::text as signature, concat_ws(' ', p.oid, p.ctid) as row
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname || '.' || p.proname = $1`,
    [name],
  )
  return rows
}

/**
 * Drops a function, after what has used it was changed.
 *
 * @throws Error that also names what still uses one
 */
async function drop(client: ClientBase, signature: string) {
  try {
    await client.query(`drop function ${signature}`)
  } catch (error) {
    const { message, detail = '', code } = error as Error & { detail?: string; code?: string }
    const words = [message, detail].filter(Boolean).join('. ').replaceAll('\n', ', ')
    throw Object.assign(new Error(words, { cause: error }), { code })
  }
}

async function remove(client: ClientBase, name: string) {
  const [kind, object] = name.split(' ') as [RepeatedFile['kind'], string]
  if (kind === 'access') return void (await client.query(withoutAccess(object)))
  for (const { signature } of await listOverloads(client, object)) await drop(client, signature)
}

/** Takes policies, triggers and rights from a table, where it exists. A name of the schema has no quotes. */
const withoutAccess = (table: string) => `do $$
declare
  of regclass := to_regclass('${table}');
  entry record;
begin
  if of is null then return; end if;
  for entry in select polname as name from pg_policy
    where polrelid = of and polname <> 'the owner migrates and backs up' loop
    execute format('drop policy %I on %s', entry.name, of);
  end loop;
  for entry in select tgname as name from pg_trigger where tgrelid = of and not tgisinternal loop
    execute format('drop trigger %I on %s', entry.name, of);
  end loop;
  execute format('revoke all on %s from public, anon, authenticated, service_role', of);
end $$`

async function run(client: ClientBase, { path, text }: SchemaFile) {
  try {
    await client.query(text)
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw Object.assign(new Error(`database/${path}: ${message}`, { cause: error }), { code })
  }
}

async function record(client: ClientBase, files: readonly RepeatedFile[]) {
  await client.query(
    `insert into migrations.repeated (name, hash, version)
     select name, hash, $3 from unnest($1::text[], $2::text[]) as changed (name, hash)
     on conflict (name) do update set hash = excluded.hash, version = excluded.version, applied_at = now()`,
    [files.map(nameOf), files.map(({ hash }) => hash), version],
  )
}

/** Applies files kind by kind, with the rights that an owner who is no superuser needs for each. */
async function applyInOrder<File extends SchemaFile>(
  client: ClientBase,
  files: readonly File[],
  apply: (client: ClientBase, file: File) => Promise<void>,
): Promise<void> {
  // A function calls others that are made after it.
  await client.query('set local check_function_bodies = off')
  const of = (wanted: Kind) => files.filter(({ kind }) => kind === wanted)
  let endTriggers = async () => {}
  for (const kind of Object.keys(kinds) as Kind[]) {
    if (kind === 'functions') await openSchemas(client)
    if (kind === 'access') endTriggers = await allowTriggers(client)
    for (const file of of(kind)) await apply(client, file)
  }
  await endTriggers()
  await closeSchemas(client)
}

/** True where a version like 0.4.1 is later than another; what follows a hyphen does not count. */
function isLater(one: string, other: string): boolean {
  const parts = (of: string) => of.split('-')[0]!.split('.').map(Number)
  const [a, b] = [parts(one), parts(other)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && a[at]! > b[at]!
}
