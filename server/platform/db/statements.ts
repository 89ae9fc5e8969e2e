import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

const statementNames = new Map<string, string>()

/** `select *`, `"account".*` and `returning *`: all columns that a table has. */
const allColumns = /(?:\bselect |\breturning |\.)\*/i

/**
 * Prepared under a name made from its text: parsed once per connection. A statement over all columns
 * has no name: once a later version has added a column, PostgreSQL would reject it on each connection
 * that prepared it before (0A000, "cached plan must not change result type").
 */
export function namedStatement(text: string, values: readonly unknown[]): QueryConfig {
  if (allColumns.test(text)) return unnamedStatement(text, values)
  let name = statementNames.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    statementNames.set(text, name)
  }
  return { name, text, values: values as unknown[] }
}

/** Parsed at each call. Behind a pooler in transaction mode the next call may reach a session that knows other names. */
export function unnamedStatement(text: string, values: readonly unknown[]): QueryConfig {
  return { text, values: values as unknown[] }
}
