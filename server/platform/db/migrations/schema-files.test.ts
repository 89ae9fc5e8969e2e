import { expect, it } from 'vitest'
import { readSchema, repeatedFiles } from './schema-files.ts'

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
