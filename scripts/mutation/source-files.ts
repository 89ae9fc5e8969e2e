import { readSchema, repeatedFiles } from '#server/platform/db/migrations/schema-files.ts'
import type { Mutant } from './mutants.ts'

/** Names the file with the text of what a mutant weakens, as `database/practice/functions/treats.sql`. */
export function sourceFiles(): (mutant: Pick<Mutant, 'kind' | 'object'>) => string {
  const schema = readSchema()
  const paths = new Map(
    repeatedFiles(schema).map(({ kind, object, path }) => [`${kind} ${object}`, path]),
  )
  for (const { kind, text, path } of schema) {
    const table = /^create (?:unlogged )?table ([\w.]+)/m.exec(text)?.[1]
    if (kind === 'tables' && table) paths.set(`tables ${table}`, path)
    if (kind === 'schemas')
      for (const [, name = ''] of text.matchAll(/create function ([\w.]+)/gi))
        paths.set(`functions ${name}`, path)
  }
  return ({ kind, object }) => {
    const folders =
      kind === 'check' ? ['tables'] : kind === 'function' ? ['functions'] : ['access', 'functions']
    const path = folders.map((folder) => paths.get(`${folder} ${object}`)).find(Boolean)
    if (!path) throw new Error(`No file in database/ is about ${object}.`)
    return `database/${path}`
  }
}
