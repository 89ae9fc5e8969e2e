/** Number and hash of the rows of every table, by table: equal before and after, nothing was lost. */
export async function hashRows(
  ask: (text: string) => Promise<Record<string, unknown>[]>,
): Promise<Record<string, string>> {
  const named = await ask(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const hashes: Record<string, string> = {}
  for (const { name } of named) {
    const [row] = await ask(
      `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), ''))
       as hash from ${String(name)} t`,
    )
    hashes[String(name)] = String(row!.hash)
  }
  return hashes
}
