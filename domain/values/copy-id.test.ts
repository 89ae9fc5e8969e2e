import { expect, it } from 'vitest'
import { uuid } from './uuid.ts'
import { copyIdOf } from './copy-id.ts'

const id = '0b5c8f3a-1111-4111-8111-111111111111'

it('is a valid id, the same for the same content, and another for any other', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => copyIdOf(id, `answers ${index}`))
  expect(new Set(ids).size).toBe(2000)
  for (const one of ids) expect(uuid().safeParse(one).success, one).toBe(true)
  expect(copyIdOf(id, 'answers 7')).toBe(ids[7])
  expect(copyIdOf(id.replace('0b', '0c'), 'answers 7')).not.toBe(ids[7])
})
