import { describe, expect, it } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { withOneOperandLess, withOtherConditions, withStepsBack } from './conditions.ts'
import { mutantsOf } from './mutants.ts'
import { testsFor } from './relevant-tests.ts'
import { sampleOf } from './sample.ts'

const textsOf = (changes: { text: string }[]) =>
  changes.map(({ text }) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=\() | (?=\))/g, '')
      .trim(),
  )

describe('an operand is left out', () => {
  it.each([
    ['where a and b and c', ['where b and c', 'where a and c', 'where a and b']],
    ['where a or b and c', ['where b and c', 'where a', 'where a or c', 'where a or b']],
    ['where (a or b) and c', ['where (b) and c', 'where (a) and c', 'where c', 'where (a or b)']],
    ['where x between 1 and 2 and c', ['where c', 'where x between 1 and 2']],
    [
      'if a and b then return c; end if',
      ['if b then return c; end if', 'if a then return c; end if'],
    ],
    [
      'where f(a, b) = 1 and exists (select from t where d) order by e',
      ['where exists (select from t where d) order by e', 'where f(a, b) = 1 order by e'],
    ],
    [
      'on a is distinct from b and case when c then d else e end join t on f',
      ['on case when c then d else e end join t on f', 'on a is distinct from b join t on f'],
    ],
    [
      "CHECK (((key ~ 'a and b'::text) AND (length(key) <= 40)))",
      ['CHECK (((length(key) <= 40)))', "CHECK (((key ~ 'a and b'::text)))"],
    ],
  ])('of %s: each one alone, once', (sql, expected) => {
    expect(textsOf(withOneOperandLess(sql)).toSorted()).toEqual(expected.toSorted())
  })

  it('of no text, comment or name', () => {
    for (const sql of ["select 'a and b'", '-- a and b', 'select "a and b"', 'select band, sand'])
      expect(withOneOperandLess(sql)).toEqual([])
  })
})

describe('a condition', () => {
  it('of an if is negated as a whole', () => {
    expect(textsOf(withOtherConditions('if a or b then c; elsif d then e; end if;'))).toEqual([
      'if not (a or b) then c; elsif d then e; end if;',
      'if a or b then c; elsif not (d) then e; end if;',
    ])
  })

  it('of a where that has one alone becomes true', () => {
    expect(
      textsOf(withOtherConditions('select (select from t where a = b) from u where c and d')),
    ).toEqual(['select (select from t where true) from u where c and d'])
  })
})

it('A step is allowed backwards', () => {
  expect(textsOf(withStepsBack("not in ('draft issued', 'paid void')"))).toEqual([
    "not in ('issued draft', 'draft issued', 'paid void')",
    "not in ('draft issued', 'void paid', 'paid void')",
  ])
})

const catalogue: Catalogue = {
  functions: [
    {
      name: 'practice.f',
      signature: 'practice.f(uuid)',
      definition:
        'create or replace function practice.f(uuid) returns boolean as $$select a and b$$',
      body: 'select a and b',
      returns: 'boolean',
      language: 'sql',
    },
  ],
  triggers: [{ name: 'kept', table: 'public.t', calls: 'practice.g' }],
  checks: [{ name: 't_check', table: 'public.t', definition: 'CHECK ((a > 0))' }],
  policies: [{ name: 'p', table: 'public.t', using: 'practice.f(id)', check: null }],
  tables: ['public.t'],
}

it('Each object of a catalogue is weakened in each way, under a name of its own', () => {
  const start = 'create or replace function practice.f(uuid) returns boolean as $$'
  expect(mutantsOf(catalogue).map(({ kind, sql }) => [kind, sql.replaceAll(/\s+/g, ' ')])).toEqual([
    ['function', `${start}select b$$`],
    ['function', `${start}select a $$`],
    ['function', `${start} select true $$`],
    ['trigger', 'drop trigger "kept" on public.t'],
    ['check', 'alter table public.t drop constraint "t_check"'],
    ['policy', 'drop policy "p" on public.t'],
    ['policy', 'alter policy "p" on public.t using (true)'],
    ['grant', 'grant select on public.t to anon'],
    ['grant', 'grant execute on function practice.f(uuid) to anon'],
  ])
  const [only] = catalogue.functions
  const twice = {
    ...only!,
    body: 'select a and b or a and c',
    definition: 'select a and b or a and c',
  }
  for (const functions of [[only!], [twice]]) {
    const names = mutantsOf({ ...catalogue, functions }).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

it('A function is tested by the files that name it first, then by those beside its callers', () => {
  const mutant = mutantsOf(catalogue)[0]!
  const files = [
    { path: 'server/app.ts', text: 'practice.f(' },
    { path: 'server/practice/data.ts', text: 'sql`practice.f(x)`' },
    { path: 'server/practice/policies.test.ts', text: '' },
    { path: 'server/readings/routes.test.ts', text: 'practice.f(' },
    { path: 'server/students/routes.test.ts', text: 'other' },
  ]
  expect(testsFor(mutant, catalogue, files)).toEqual([
    'server/readings/routes.test.ts',
    'server/practice/policies.test.ts',
  ])
})

it('A policy, a grant and a check are tested by the file that reviews all of them', () => {
  const reviewed = mutantsOf(catalogue).filter(({ kind }) =>
    ['policy', 'grant', 'check'].includes(kind),
  )
  expect(reviewed.map((mutant) => [mutant.kind, ...testsFor(mutant, catalogue, [])])).toEqual([
    ['check', 'tests/checks.test.ts'],
    ['policy', 'tests/access.test.ts'],
    ['policy', 'tests/access.test.ts'],
    ['grant', 'tests/access.test.ts'],
    ['grant', 'tests/access.test.ts'],
  ])
})

it('A sample is the same for the same seed', () => {
  const items = Array.from({ length: 100 }, (_, index) => index)
  const sample = sampleOf(items, 10, 7)
  expect(sample).toHaveLength(10)
  expect(sampleOf(items, 10, 7)).toEqual(sample)
  expect(sampleOf(items, 10, 8)).not.toEqual(sample)
  expect(sampleOf(items, 200, 7)).toEqual(items)
})
