import type { AppRoute } from '#web/app/route.ts'

export type Role = 'client' | 'provider' | 'admin'

/** What the guard knows of the person; undefined while it is not known yet. */
export interface Visitor {
  role: Role
  is_student: boolean
}

export type Verdict = 'loading' | 'enter' | { go: `/${string}` }

/** Spec section 6. A page that needs another role sends each person to their own start page. */
export function guard(
  route: Pick<AppRoute, 'audience' | 'student'>,
  visitor: Visitor | null | undefined,
): Verdict {
  if (route.audience === 'public') return 'enter'
  if (visitor === undefined) return 'loading'
  if (visitor === null) return { go: '/login' }
  if (visitor.is_student) return route.student ? 'enter' : { go: '/student-profile' }
  if (route.audience === 'signed-in' || route.audience === visitor.role) return 'enter'
  return { go: startPage(visitor) }
}

/** Where a person's own day begins. */
export function startPage(visitor: Visitor): `/${string}` {
  if (visitor.is_student) return '/student-profile'
  if (visitor.role === 'provider') return '/provider-profile'
  return visitor.role === 'admin' ? '/admin' : '/patient-profile'
}
