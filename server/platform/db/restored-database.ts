import { connect } from './connect.ts'
import { checksumTables, type TableChecksums } from './table-checksums.ts'

/**
 * Makes sure that a PostgreSQL database is empty, and lets its owner restore a dump.
 *
 * @param address of the database, as its owner
 * @throws Error where it has tables
 */
export async function prepareRestore(address: string): Promise<void> {
  const client = await connect(address)
  try {
    const { rows } = await client.query<{ tables: number; name: string }>(
      `select count(*)::integer as tables, current_database() as name from pg_class
       where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'`,
    )
    const { tables, name } = rows[0]!
    if (tables > 0)
      throw new Error(`The database ${name} is not empty: it has ${tables} tables. Give a new one.`)
    // Lets the restore hand functions over to service_role; the next start of a server removes it again.
    await client.query('alter default privileges grant create on schemas to service_role')
  } finally {
    await client.end()
  }
}

/** Checksums of a PostgreSQL database as of one time. @param address as its owner */
export async function checksumDatabase(address: string): Promise<TableChecksums> {
  const client = await connect(address)
  try {
    await client.query('begin isolation level repeatable read read only')
    return await checksumTables(client)
  } finally {
    await client.end()
  }
}
