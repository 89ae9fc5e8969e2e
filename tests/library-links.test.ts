import { expect, it } from 'vitest'
import { guides } from '#server/library/guides.ts'
import { findRoute, notFound } from '#web/routes.tsx'

it.each(guides.map(({ slug, next }) => [slug, next.to] as const))(
  'the guide %s leads on to a page that exists: %s',
  (slug, to) => {
    const route = findRoute(to.split(/[?#]/)[0]!)
    expect(route, slug).not.toBe(notFound)
    expect(route.development).toBeUndefined()
  },
)
