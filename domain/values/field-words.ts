import * as z from 'zod/mini'

/** What an error knows of a field whose schema has no words of its own. */
interface FieldIssue {
  code?: string | undefined
  path?: readonly PropertyKey[] | undefined
  input?: unknown
  origin?: string | undefined
  minimum?: number | bigint | undefined
  maximum?: number | bigint | undefined
}

/** The last name of a path, in words: `born_in` is "born in". */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string')
  return name ? `“${name.replaceAll('_', ' ')}”` : 'this field'
}

/** What is said of a field that has no words of its own: never the words of the library, and always the name. */
export function fieldWords({
  code,
  path = [],
  input,
  origin,
  minimum,
  maximum,
}: FieldIssue): string {
  const name = nameOf(path)
  const isText = origin === 'string'
  const isList = origin === 'array' || origin === 'set'
  if (input === undefined || input === null || input === '') return `Fill in ${name}.`
  if (code === 'invalid_value') return `Choose one of the answers for ${name}.`
  if (code === 'too_small' && isText) return `Use at least ${minimum} characters for ${name}.`
  if (code === 'too_small' && isList) return `Choose at least ${minimum} for ${name}.`
  if (code === 'too_small') return `Enter at least ${minimum} for ${name}.`
  if (code === 'too_big' && isText) return `Use at most ${maximum} characters for ${name}.`
  if (code === 'too_big' && isList) return `Choose at most ${maximum} for ${name}.`
  if (code === 'too_big') return `Enter at most ${maximum} for ${name}.`
  return `Check ${name}: it is not of the kind that belongs here.`
}

/** Says `fieldWords` wherever a schema has no message of its own. */
export function sayFieldWords(): void {
  z.config({ customError: (issue) => fieldWords(issue as FieldIssue) })
}
