import { afterEach, expect, it } from 'vitest'
import { brand, offered, setBrand } from '#domain/values/brand.ts'
import { clinicFeatures, keptPagesOf, pagesOf, whatIsOff } from '#domain/values/clinic-features.ts'
import { railGroups } from '#web/admin/rail/groups.ts'
import { publicPages } from '#web/app/layout/public-pages.ts'
import { guard, startPage } from '#web/app/routing/guard.ts'
import { morePlaces } from '#web/app/signed-in/frame/more-places.tsx'
import { ownPlaces } from '#web/app/signed-in/frame/places.ts'
import type { Visitor } from '#web/platform/calls/visitor.ts'
import { findRoute, notFound, routes } from '#web/routes.tsx'

afterEach(() => setBrand({}))

const visitors: readonly Visitor[] = [
  { role: 'client', is_student: false },
  { role: 'client', is_student: true },
  { role: 'provider', is_student: false, provider_status: 'approved', profession: 'dietitian' },
  { role: 'admin', is_student: false },
  { role: 'front_desk', is_student: false },
]
const shown = () => [
  ...offered(publicPages),
  ...railGroups.flatMap(({ places }) => offered(places)),
  ...visitors.flatMap((visitor) => [...ownPlaces(visitor), ...offered(morePlaces(visitor))]),
]

it('names pages that exist', () => {
  const paths = routes.map(({ path }) => path)
  for (const feature of clinicFeatures)
    for (const page of [...pagesOf[feature], ...keptPagesOf[feature]])
      expect(paths, page).toContain(page)
})

it('offers every page by default', () => {
  for (const { path } of routes) expect(findRoute(path), path).not.toBe(notFound)
  expect(brand.off).toBeUndefined()
})

it.each(clinicFeatures)('has no page and no place in a menu for %s that are off', (feature) => {
  setBrand({ off: whatIsOff([feature]) })
  for (const page of pagesOf[feature]) {
    expect(findRoute(page), page).toBe(notFound)
  }
  for (const page of keptPagesOf[feature]) expect(findRoute(page).path).toBe(page)
  const places = shown().map(({ to }) => to)
  for (const page of [...pagesOf[feature], ...keptPagesOf[feature]])
    expect(places).not.toContain(page)
})

it('sends a student to a page that the clinic has', () => {
  setBrand({ off: whatIsOff(['students']) })
  const student = { role: 'client', is_student: true } as const
  expect(startPage(student)).toBe('/book-appointment')
  expect(guard(findRoute('/hypertension'), student)).toEqual({ go: '/book-appointment' })
  expect(guard(findRoute('/book-appointment'), student)).toBe('enter')
})
