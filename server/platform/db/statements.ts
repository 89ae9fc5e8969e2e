import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

const statementNames = new Map<string, string>()

/** Prepared under a name made from its text: parsed once per connection. */
export function namedStatement(text: string, values: readonly unknown[]): QueryConfig {
  let name = statementNames.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    statementNames.set(text, name)
  }
  return { name, text, values: values as unknown[] }
}

/** Behind a pooler in transaction mode the next call may reach a session that knows other names. */
export function unnamedStatement(text: string, values: readonly unknown[]): QueryConfig {
  return { text, values: values as unknown[] }
}
