import { describe, expect, it } from 'vitest'

import { type Knowledge, guard } from '#web/app/routing/guard.ts'
import { findRoute, redirects, routes } from '#web/routes.tsx'

/**
 * docs/specification.md, "Pages" and "Route guard", as a table, written out apart from the route table:
 * the result for each role at each address. Columns: visitor, client, student, provider, admin, front
 * desk. `enter` or the redirect target.
 */
const login = '/login'
const day = '/patient-profile'
const hub = '/student-profile'
const practice = '/provider-profile'
const office = '/admin'
const counter = '/desk'
const enter = 'enter'

const everybody = [enter, enter, enter, enter, enter, enter] as const
const openToStudents = [login, enter, enter, enter, enter, counter] as const
const ownAccount = [login, enter, enter, enter, enter, enter] as const
const notForStudents = [login, enter, hub, enter, enter, counter] as const
const clientsAndStudents = [login, enter, enter, practice, office, counter] as const
const clientsOnly = [login, enter, hub, practice, office, counter] as const
const providersOnly = [login, day, hub, enter, office, counter] as const
const adminsOnly = [login, day, hub, practice, enter, counter] as const
const deskOnly = [login, day, hub, practice, office, enter] as const

const expected: Record<string, readonly string[]> = {
  '/': everybody,
  '/login': everybody,
  '/signup': everybody,
  '/about': everybody,
  '/contact': everybody,
  '/community': everybody,
  '/nutrition': everybody,
  '/appointments-landing': everybody,
  '/pricing': everybody,
  '/forgot-password': everybody,
  '/student-profile': openToStudents,
  '/time-management': openToStudents,
  '/burnout': openToStudents,
  '/screening': openToStudents,
  '/screening/history': openToStudents,
  '/screening/keep': openToStudents,
  '/screening/print': openToStudents,
  '/screening/try': everybody,
  '/meal-plan-questionnaire': openToStudents,
  '/my-meal-plan': openToStudents,
  '/book-appointment': openToStudents,
  '/exercise-plan-questionnaire': openToStudents,
  '/my-exercise-plan': openToStudents,
  '/ncd-management': notForStudents,
  '/intake': notForStudents,
  '/mental-health': notForStudents,
  '/patient-profile': clientsOnly,
  '/appointments': clientsOnly,
  '/my-summary': clientsOnly,
  '/membership': clientsOnly,
  '/check-in': clientsOnly,
  '/care-plan': clientsOnly,
  '/check-ins': providersOnly,
  '/support': clientsOnly,
  '/support/queue': [login, enter, hub, enter, enter, enter],
  '/groups': clientsAndStudents,
  '/call-back': clientsAndStudents,
  '/call-backs': providersOnly,
  '/invoices': clientsAndStudents,
  '/invoices/:id': clientsAndStudents,
  '/hypertension': clientsOnly,
  '/diabetes': clientsOnly,
  '/provider-profile': providersOnly,
  '/provider-registration': providersOnly,
  '/availability': providersOnly,
  '/ratings': providersOnly,
  '/plan-requests': providersOnly,
  '/plan-requests/:id': providersOnly,
  '/patient-management': providersOnly,
  '/patient-management/:id': providersOnly,
  '/patients/:id': providersOnly,
  '/covered-patients/:id': providersOnly,
  '/appointment-scheduler': providersOnly,
  '/billing': providersOnly,
  '/messaging': providersOnly,
  '/shared-screenings': providersOnly,
  '/shared-screenings/:id': providersOnly,
  '/safety-alerts': providersOnly,
  // Pages that the first version did not have.
  '/reset-password': everybody,
  '/confirm': everybody,
  '/erase-record': everybody,
  '/take-over': everybody,
  '/pay': everybody,
  '/help-now': everybody,
  '/safety': everybody,
  '/safety-plan': everybody,
  '/courses': everybody,
  '/library': everybody,
  '/library/:id': everybody,
  '/packs': everybody,
  '/courses/:id': everybody,
  '/providers': everybody,
  '/providers/:id': everybody,
  '/instruments': everybody,
  '/privacy': everybody,
  '/terms': everybody,
  '/account': ownAccount,
  '/account/password': ownAccount,
  '/account/email': ownAccount,
  '/account/two-step-login': ownAccount,
  '/account/devices': ownAccount,
  '/account/sharing': clientsAndStudents,
  '/account/record-access': clientsAndStudents,
  '/account/invitations': clientsAndStudents,
  '/account/emails': openToStudents,
  '/questions/:id': openToStudents,
  '/account/calendar': openToStudents,
  '/account/data': ownAccount,
  '/account/student-status': clientsAndStudents,
  '/consent': openToStudents,
  // A patient's counterpart of /messaging for providers; students book, and so they write.
  '/messages': openToStudents,
  // The call of a Virtual session, for patient and provider.
  '/call/:id': openToStudents,
  '/desk': deskOnly,
  '/desk/absences': deskOnly,
  '/desk/payments': deskOnly,
  '/admin/tills': adminsOnly,
  '/admin/insurers': adminsOnly,
  '/admin/library': adminsOnly,
  '/admin/claims': adminsOnly,
  '/admin': adminsOnly,
  '/admin/provider-registrations/:id': adminsOnly,
  '/admin/contact-messages': adminsOnly,
  '/admin/support': adminsOnly,
  '/admin/contact-messages/:id': adminsOnly,
  '/admin/accounts': adminsOnly,
  '/admin/accounts/:id': adminsOnly,
  '/admin/audit': adminsOnly,
  '/admin/calendar': adminsOnly,
  '/admin/crisis-lines': adminsOnly,
  '/admin/settings': adminsOnly,
  '/admin/texts': adminsOnly,
  '/admin/texts/:id': adminsOnly,
  '/admin/first-steps': adminsOnly,
  '/admin/patient-records': adminsOnly,
  '/admin/rooms': adminsOnly,
  '/admin/staff': adminsOnly,
  '/admin/plans': adminsOnly,
  '/admin/finance': adminsOnly,
  '/admin/refunds': adminsOnly,
  '/admin/service': adminsOnly,
  '/admin/undelivered-email': adminsOnly,
  '/admin/identity-changes': adminsOnly,
  '/admin/safety-alerts': adminsOnly,
  '/admin/group-sessions': adminsOnly,
  '/admin/student-verifications/:id': adminsOnly,
}

const personas: readonly (readonly [string, Knowledge])[] = [
  ['nobody', null],
  ['a client', { role: 'client', is_student: false }],
  ['a student', { role: 'client', is_student: true }],
  ['a provider', { role: 'provider', is_student: false }],
  ['an admin', { role: 'admin', is_student: false }],
  ['the front desk', { role: 'front_desk', is_student: false }],
]

const guarded = routes.filter((route) => route.audience !== 'public')

describe('the guard', () => {
  it('covers every address of the route table, and no other', () => {
    const served = routes.filter((route) => !route.development).map((route) => route.path)
    expect([...served].sort()).toEqual(Object.keys(expected).sort())
  })

  for (const [path, verdicts] of Object.entries(expected)) {
    for (const [column, [name, visitor]] of personas.entries()) {
      const verdict = verdicts[column]
      it(`${verdict === enter ? 'lets' : 'sends'} ${name} ${verdict === enter ? 'into' : 'from'} ${path}${verdict === enter ? '' : ` to ${verdict}`}`, () => {
        expect(guard(findRoute(path), visitor)).toEqual(
          verdict === enter ? 'enter' : { go: verdict },
        )
      })
    }
  }

  it('finds the page of an address whose last part is open, and of no other', () => {
    const path = '/shared-screenings/:id'
    for (const address of ['/shared-screenings/0b5c', '/shared-screenings/7/'])
      expect(findRoute(address).path).toBe(path)
    expect(findRoute('/shared-screenings/').path).toBe('/shared-screenings')
    for (const address of ['/shared-screenings/7/8', '/others/7'])
      expect(findRoute(address).path).toBe('/not-found')
  })

  it('returns loading on every guarded address while the user is unknown', () => {
    expect(guarded.length).toBeGreaterThan(20)
    for (const route of guarded) expect(guard(route, undefined)).toBe('loading')
  })

  it('does not redirect when the profile could not be fetched, and offers to try again', () => {
    for (const route of guarded) expect(guard(route, 'unknown')).toBe('retry')
  })

  it('never redirects in a circle', () => {
    for (const route of routes) {
      for (const [, visitor] of personas) {
        const verdict = guard(route, visitor)
        if (typeof verdict === 'string') continue
        expect(guard(findRoute(verdict.go), visitor)).toBe('enter')
      }
    }
  })

  it('redirects the three dashboards of the specification to the profiles', () => {
    expect(redirects).toMatchObject({
      '/patient-dashboard': '/patient-profile',
      '/provider-dashboard': '/provider-profile',
      '/student-dashboard': '/student-profile',
    })
  })
})
