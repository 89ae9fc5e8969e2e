import { fileWith } from './gate.ts'

/** The SQL of the access to a table, and the file with its reviewed entry. */
export function whereIsAccess(name: string): [sql: string, review: string] {
  const [schema, table] = name.split('.')
  const sql = fileWith(
    `${schema}.${table}`,
    'database/*/access/*.sql',
    `database/FEATURE/access/${table}.sql`,
  )
  return [sql, fileWith(`'${name}'`, 'tests/support/access*.ts', 'tests/support/access-table.ts')]
}
