import { expect, it } from 'vitest'
import { isNew } from './is-new.ts'

const now = Date.parse('2026-11-30T12:00:00Z')
const user = (created_at?: string, first_run?: string) => ({
  id: '1',
  ...(created_at ? { created_at } : {}),
  user_metadata: first_run ? { first_run } : {},
})

it('shows the first run in the first two weeks, until it is ended or skipped', () => {
  expect(isNew(user('2026-11-30T11:59:00Z'), now)).toBe(true)
  expect(isNew(user('2026-11-17T12:00:00Z', 'asked'), now)).toBe(true)
  expect(isNew(user('2026-11-30T11:59:00Z', 'done'), now)).toBe(false)
  expect(isNew(user('2026-11-16T11:59:00Z'), now)).toBe(false)
})

it('shows nothing where it is not known since when there is an account', () => {
  expect(isNew(user(), now)).toBe(false)
})
