import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldWords, sayFieldWords } from './field-words.ts'

beforeAll(sayFieldWords)
afterAll(() => void z.config({ customError: undefined }))

const said = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message)

it('names the field and says what to do, where a schema has no words of its own', () => {
  const form = z.object({
    full_name: z.string().check(z.minLength(1), z.maxLength(3)),
    age: z.int().check(z.minimum(1), z.maximum(9)),
    days: z.array(z.string()).check(z.maxLength(1)),
    kind: z.enum(['a', 'b']),
  })
  const fine = { full_name: 'Abe', age: 5, days: [], kind: 'a' }
  const of = (change: object) => said(form, { ...fine, ...change })
  expect(of({ full_name: '' })).toEqual(['Fill in “full name”.'])
  expect(of({ full_name: undefined })).toEqual(['Fill in “full name”.'])
  expect(of({ full_name: 'Abel' })).toEqual(['Use at most 3 characters for “full name”.'])
  expect(of({ full_name: 7 })).toEqual([
    'Check “full name”: it is not of the kind that belongs here.',
  ])
  expect(of({ age: 0 })).toEqual(['Enter at least 1 for “age”.'])
  expect(of({ age: 10 })).toEqual(['Enter at most 9 for “age”.'])
  expect(of({ days: ['a', 'b'] })).toEqual(['Choose at most 1 for “days”.'])
  expect(of({ kind: 'c' })).toEqual(['Choose one of the answers for “kind”.'])
})

it('leaves words of a schema as they are, and has a name for a whole body', () => {
  expect(said(z.string('Enter it.'), 7)).toEqual(['Enter it.'])
  expect(fieldWords({ code: 'invalid_type', input: 7 })).toContain('this field')
})
