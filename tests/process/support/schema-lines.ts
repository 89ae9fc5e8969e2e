import type { ClientBase } from 'pg'

/**
 * The catalogue of a database, a line for each thing in it: schemas, tables, columns in their order,
 * constraints, indexes, sequences, functions, policies, triggers, types, comments, and each right.
 * Months of the audit trail depend on the day, and the owner's name on the database: neither is in it.
 * The texts of functions are compared without their indentation.
 */
export async function readSchemaLines(client: ClientBase): Promise<string[]> {
  const lines: string[] = []
  for (const [kind, text] of Object.entries(queries)) {
    const { rows } = await client.query<{ line: string }>(text)
    lines.push(...rows.map(({ line }) => `${kind} ${line}`))
  }
  return lines.sort()
}

const isOurs = `n.nspname !~ '^(pg_|information_schema$|migrations$|extensions$)'`
/** A table or index of a month of the audit trail. */
const noMonth = `c.relname !~ '^audit_events_[0-9]'`
const owner = (role: string) =>
  `case when ${role} = (select nspowner from pg_namespace where nspname = 'platform') then 'the owner' else pg_get_userbyid(${role}) end`
/** Rights of others than the owner, of one object. */
const rights = (acl: string, of: string) => `(select string_agg(concat_ws(' ',
  coalesce(case when grantee = 0 then 'public' else pg_get_userbyid(grantee) end, ''), privilege_type, case when is_grantable then 'grantable' end), ', '
  order by grantee::regrole::text, privilege_type) from aclexplode(${acl}) where grantee <> ${of} or ${of} <> (select nspowner from pg_namespace where nspname = 'platform'))`

const relation = `n.nspname || '.' || c.relname`
const relations = `pg_class c join pg_namespace n on n.oid = c.relnamespace`

const queries = {
  schema: `select concat_ws(' ', n.nspname, ${owner('n.nspowner')}, ${rights('n.nspacl', 'n.nspowner')}) as line
    from pg_namespace n where ${isOurs} and n.nspname <> 'public'`,
  relation: `select concat_ws(' ', ${relation}, c.relkind::text, c.relpersistence::text, ${owner('c.relowner')}, c.relrowsecurity, c.relforcerowsecurity,
      c.reloptions::text, pg_get_partkeydef(c.oid), obj_description(c.oid, 'pg_class'), '|', ${rights('c.relacl', 'c.relowner')}) as line
    from ${relations} where ${isOurs} and ${noMonth} and c.relkind in ('r', 'p', 'S', 'v')`,
  column: `select concat_ws(' ', ${relation}, row_number() over (partition by c.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, a.attidentity::text, a.attgenerated::text, a.attstorage::text, pg_get_expr(d.adbin, d.adrelid),
      col_description(c.oid, a.attnum), '|', ${rights('a.attacl', 'c.relowner')}) as line
    from ${relations} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${isOurs} and ${noMonth} and c.relkind in ('r', 'p', 'v')`,
  constraint: `select concat_ws(' ', ${relation}, k.conname, k.convalidated, pg_get_constraintdef(k.oid)) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${isOurs} and ${noMonth} and k.contype <> 'n'`,
  index: `select concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid) as line
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${isOurs} and ${noMonth}`,
  sequence: `select concat_ws(' ', ${relation}, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmax, s.seqmin, s.seqcache, s.seqcycle) as line
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${isOurs}`,
  function: `select concat_ws(' ', regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g'), ${owner('p.proowner')},
      obj_description(p.oid, 'pg_proc'), '|', ${rights(`coalesce(p.proacl, acldefault('f', p.proowner))`, 'p.proowner')}) as line
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${isOurs} and p.prokind = 'f'`,
  policy: `select concat_ws(' ', ${relation}, p.polname, p.polcmd::text, p.polpermissive,
      (select string_agg(r::text, ', ') from unnest(p.polroles::regrole[]) r), pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid)) as line
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    where ${isOurs} and ${noMonth} and p.polname <> 'the owner migrates and backs up'`,
  trigger: `select concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled::text) as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${isOurs} and ${noMonth} and not t.tgisinternal`,
  type: `select concat_ws(' ', n.nspname, t.typname, (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as line
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${isOurs} and t.typtype in ('e', 'd')`,
  extension: `select concat_ws(' ', e.extname, n.nspname) as line from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname <> 'plpgsql'`,
  'default right': `select concat_ws(' ', d.defaclnamespace, d.defaclobjtype::text, ${rights('d.defaclacl', 'd.defaclrole')}) as line from pg_default_acl d
    where d.defaclrole = (select nspowner from pg_namespace where nspname = 'platform')`,
}
