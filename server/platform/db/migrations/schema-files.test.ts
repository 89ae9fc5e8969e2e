import { expect, it } from 'vitest'
import { expectNoIssues } from '#tests/support/gate.ts'
import { readSchema, type RepeatedFile, repeatedFiles } from './schema-files.ts'

it('applies the access of a table again when the function that declares it changes', () => {
  const schema = readSchema()
  const edited = schema.map((file) =>
    file.path === 'platform/functions/protect_own_rows.sql'
      ? { ...file, text: `${file.text}-- changed\n` }
      : file,
  )
  const before = new Map(repeatedFiles(schema).map(({ path, hash }) => [path, hash]))
  const changed = repeatedFiles(edited).filter(({ path, hash }) => before.get(path) !== hash)
  const declared = schema.filter(({ text }) => /^select platform\.protect_own_rows\(/m.test(text))
  expect(declared.length).toBeGreaterThan(5)
  expect(changed.map(({ path }) => path).toSorted()).toEqual(
    ['platform/functions/protect_own_rows.sql', ...declared.map(({ path }) => path)].toSorted(),
  )
})

/** Statements about something else than the function or table of the file. */
function findElsewhere({ path, object, text }: Pick<RepeatedFile, 'path' | 'object' | 'text'>) {
  const own = new RegExp(String.raw`\b${object.replaceAll('.', String.raw`\.`)}\b`)
  return text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$[^]*?\$\$/g, '')
    .replaceAll(/'(?:[^']|'')*'/g, (quoted) => quoted.replaceAll(';', ','))
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement && !own.test(statement))
    .map(
      (statement) =>
        `database/${path}: "${statement.split('\n')[0]}" is not about ${object}. Write it into the file of what it is about: only there it is taken away again once its line is gone.`,
    )
}

it('has only statements about the function or table of the file', () => {
  const files = repeatedFiles(readSchema())
  expect(files.length).toBeGreaterThan(200)
  expectNoIssues(files.flatMap(findElsewhere))
  const text = `alter table public.a enable row level security; grant select on public.ab to anon;`
  expect(findElsewhere({ path: 'x/access/a.sql', object: 'public.a', text })).toHaveLength(1)
})
