import { expect, it } from 'vitest'
import { parseSource } from '#tests/support/sources.ts'
import { sourceMutantsOf } from './source-mutants.ts'

const mutated = (code: string) =>
  sourceMutantsOf(parseSource('domain/x.ts', code)).map(
    ({ start, end, text }) => code.slice(0, start) + text + code.slice(end),
  )

it.each([
  ['a < b', ['a <= b']],
  ['a === b && c', ['a === b || c', 'a !== b && c']],
  ['a + 2', ['a - 2', 'a + 3']],
  ["a + 'b'", []],
  ['!a', ['a']],
  ['a ? b : c', ['true ? b : c', 'false ? b : c']],
  ['if (a) b()', ['if (true) b()', 'if (false) b()']],
  ['x = true', ['x = false']],
  ['const a: 1 | 2 = b as 1', []],
  ["import a from 'b'", []],
])('changes one thing of %s at a time', (code, expected) => {
  expect(mutated(code)).toEqual(expected)
})

it('names the line and both texts', () => {
  const [mutant] = sourceMutantsOf(parseSource('domain/x.ts', '\nconst a = b >= c\n'))
  expect(mutant).toMatchObject({ name: 'domain/x.ts:2 >= → >' })
})
