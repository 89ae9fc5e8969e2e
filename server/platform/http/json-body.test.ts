import { expect, it } from 'vitest'
import { parseJsonBody } from './json-body.ts'

const manyKeys = (count: number) => Array.from({ length: count }, (_, at) => [`k${at}`, 1])

it('reads what JSON.parse reads', () => {
  const value = { a: [1, { b: 'x: "y":', c: null }], d: '\\" : ', 'e\\:': { a: 1 } }
  expect(parseJsonBody(JSON.stringify(value, null, 2))).toEqual(value)
  expect(parseJsonBody(' ')).toBeUndefined()
})

it.each([
  ['a truncated body', '{"a":'],
  ['a key that stands twice', '{"a":1,"a":2}'],
  ['a key that stands twice deep inside', '{"a":[{"b":1,"\\u0062":2}]}'],
  ['__proto__', '{"__proto__":{"role":"admin"}}'],
  ['nesting without end', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ['thousands of keys', JSON.stringify(Object.fromEntries(manyKeys(5_001)))],
  ['thousands of values', `[${'1,'.repeat(10_001)}1]`],
])('rejects %s with 400', (_, text) => {
  expect(() => parseJsonBody(text)).toThrow(expect.objectContaining({ status: 400 }))
})

it('rejects thousands of keys before it parses them, and counts none within a text', () => {
  expect(() => parseJsonBody(`${'{"a":'.repeat(2)}${'1,'.repeat(10_001)} no JSON`)).toThrow(
    'too many keys and values',
  )
  const text = ',:'.repeat(20_000)
  expect(parseJsonBody(JSON.stringify({ text }))).toEqual({ text })
})

it('rejects NUL in a text with 422', () => {
  expect(() => parseJsonBody('{"notes":"a\\u0000b"}')).toThrow(
    expect.objectContaining({ status: 422 }),
  )
})
