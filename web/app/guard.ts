import type { Gender } from '#domain/gender.ts'
import type { Profession } from '#domain/professions.ts'
import type { Profile } from '#domain/profile.ts'
import type { AppRoute } from '#web/app/route.ts'

export type Role = 'client' | 'provider' | 'admin'

/** What the guard knows of the person. */
export interface Visitor {
  role: Role
  is_student: boolean
  /** Under 18, as far as the date of birth on record says. */
  is_minor?: boolean
  /** As the profile says it: which questions of the screening are asked. */
  gender?: Gender | null
  /** Of a provider, as an admin checked it: which pages the menu lists. */
  profession?: Profession | null
  /** Of a provider: whether an admin has let them into practice. */
  provider_status?: Profile['provider_status']
}

/**
 * `undefined` while it is not known who is looking, `null` when nobody is signed in, and `'unknown'`
 * when somebody is, but their profile could not be fetched.
 */
export type Knowledge = Visitor | 'unknown' | null | undefined

/** `retry` stays on the page and offers to ask again: a failure must never route (decision 6). */
export type Verdict = 'loading' | 'retry' | 'enter' | { go: `/${string}` }

/** Spec section 6. A page that needs another role sends each person to their own start page. */
export function guard(route: Pick<AppRoute, 'audience' | 'student'>, visitor: Knowledge): Verdict {
  if (route.audience === 'public') return 'enter'
  if (visitor === undefined) return 'loading'
  if (visitor === null) return { go: '/login' }
  if (visitor === 'unknown') return 'retry'
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
