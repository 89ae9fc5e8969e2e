import { expect, test } from 'vitest'

import { guard } from '#web/app/routing/guard.ts'
import { findRoute, notFound } from '#web/routes.tsx'
import type { Visitor } from '#web/platform/calls/visitor.ts'
import { morePlaces } from './more-places.tsx'
import { ownPlaces } from './places.ts'

const approved: Visitor = { role: 'provider', is_student: false, provider_status: 'approved' }
const labels = (visitor: Visitor) => ownPlaces(visitor).map(({ label }) => label)

test('links only those who write plans to the requests for them', () => {
  expect(labels({ ...approved, profession: 'therapist' })).not.toContain('Plans')
  expect(labels({ role: 'provider', is_student: false })).not.toContain('Plans')
  for (const profession of ['dietitian', 'fitness expert'] as const)
    expect(labels({ ...approved, profession })).toContain('Plans')
})

test('links a provider who is not approved only to pages that work for them', () => {
  for (const provider_status of ['pending', 'refused', null] as const) {
    const visitor: Visitor = { ...approved, provider_status, profession: 'dietitian' }
    expect(labels(visitor)).toEqual(['Today', 'Hours', 'Registration'])
    expect(morePlaces(visitor)).toEqual([])
  }
})

test.each<Visitor>([
  { role: 'client', is_student: false },
  { role: 'client', is_student: true },
  { ...approved, profession: 'dietitian' },
  { role: 'provider', is_student: false, provider_status: 'pending' },
  { role: 'admin', is_student: false },
])('has for %o at most five places in the bar, and no page twice or closed', (visitor) => {
  const places = ownPlaces(visitor)
  expect(places.filter(({ isHeaderOnly }) => !isHeaderOnly).length).toBeLessThanOrEqual(5)
  const all = [...places, ...morePlaces(visitor)].map(({ to }) => to)
  expect(new Set(all).size).toBe(all.length)
  for (const to of all) {
    expect(findRoute(to), to).not.toBe(notFound)
    expect(guard(findRoute(to), visitor), to).toBe('enter')
  }
})
