import { studentHome } from '#domain/values/student-home.ts'
import type { AppRoute } from '#web/app/routing/route.ts'
import type { Visitor } from '#web/platform/calls/visitor.ts'

/**
 * `undefined` while it is not known who the user is, `null` when no one is signed in, and
 * `'unknown'` when a user is signed in, but their profile could not be fetched.
 */
export type Knowledge = Visitor | 'unknown' | null | undefined

/**
 * `retry` stays on the page and offers to fetch again: a failure must never route (docs/specification.md,
 * "Route guard").
 */
export type Verdict = 'loading' | 'retry' | 'enter' | { go: `/${string}` }

/**
 * docs/specification.md, "Route guard". A page that needs another role redirects each user to their own
 * start page.
 */
export function guard(
  route: Pick<AppRoute, 'audience' | 'student' | 'desk'>,
  visitor: Knowledge,
): Verdict {
  if (route.audience === 'public') return 'enter'
  if (visitor === undefined) return 'loading'
  if (visitor === null) return { go: '/login' }
  if (visitor === 'unknown') return 'retry'
  if (visitor.is_student) return route.student ? 'enter' : { go: studentHome() }
  if (route.audience === visitor.role) return 'enter'
  if (route.audience === 'signed-in' && (route.desk || visitor.role !== 'front_desk'))
    return 'enter'
  return { go: startPage(visitor) }
}

const startPages = {
  client: '/patient-profile',
  provider: '/provider-profile',
  front_desk: '/desk',
  admin: '/admin',
} as const

/** The start page of a user's role. */
export function startPage({ is_student, role }: Visitor): `/${string}` {
  return is_student ? studentHome() : startPages[role]
}
