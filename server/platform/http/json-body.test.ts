import { expect, it } from 'vitest'
import { parseJsonBody } from './json-body.ts'

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
])('rejects %s with 400', (_, text) => {
  expect(() => parseJsonBody(text)).toThrow(expect.objectContaining({ status: 400 }))
})

it('rejects NUL in a text with 422', () => {
  expect(() => parseJsonBody('{"notes":"a\\u0000b"}')).toThrow(
    expect.objectContaining({ status: 422 }),
  )
})
