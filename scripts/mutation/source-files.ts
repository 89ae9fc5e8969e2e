import { readSchema, repeatedFiles } from '#server/platform/db/migrations/schema-files.ts'
import type { Mutant } from './mutants.ts'

/** Names the file with the text of what a mutant weakens, as `database/practice/functions/treats.sql`. */
export function sourceFiles(): (mutant: Pick<Mutant, 'kind' | 'object'>) => string {
  const schema = readSchema()
  const paths = new Map(
    repeatedFiles(schema).map(({ kind, object, path }) => [`${kind} ${object}`, path]),
  )
  for (const { kind, text, path } of schema) {
    const created = /^\s*create (?:unlogged )?(table|function) ([\w.]+)/gim
    for (const [, what = '', name = ''] of text.matchAll(created))
      if (kind === 'tables' || kind === 'schemas') paths.set(`${what.toLowerCase()}s ${name}`, path)
  }
  return ({ kind, object }) => {
    const folders = {
      check: ['tables'],
      function: ['functions'],
      trigger: ['access'],
      policy: ['access'],
      grant: ['access', 'functions', 'tables'],
    }[kind]
    // A function makes the months of the audit trail.
    const made = object.replace(/^platform\.audit_events_\d.*/, 'platform.make_audit_months')
    const path = folders.map((folder) => paths.get(`${folder} ${made}`)).find(Boolean)
    if (!path) throw new Error(`No file in database/ is about ${object}.`)
    return `database/${path}`
  }
}
