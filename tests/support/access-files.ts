import { fileWith } from './gate.ts'

/** The SQL of the access to a table, and the file with its reviewed entry. */
export function whereIsAccess(name: string): [sql: string, review: string] {
  const tables = fileWith(
    `create table ${name} `,
    'database/*/tables/*.sql',
    'database/FEATURE/tables/',
  )
  const made = `${tables.slice(0, tables.indexOf('/tables/'))}/access/${name.split('.')[1]}.sql`
  const sql = fileWith(name, `database/*/access/${name.split('.')[1]}.sql`, made)
  return [sql, fileWith(`'${name}'`, 'tests/support/access*.ts', 'tests/support/access-table.ts')]
}
