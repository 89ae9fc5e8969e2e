import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RouteAudience } from '#server/platform/route.ts'
import { addTo, expectListed, expectNoIssues } from './support/gate.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { apiRoutes, fileOfCall } from './support/routes.ts'
import { studentCalls } from './support/student-calls.ts'

/** The callers of every route. */
const walkers = {
  client: {},
  student: { is_student: true },
  'approved provider': { role: 'provider' },
  dietitian: { role: 'provider', profession: 'dietitian' },
  'fitness expert': { role: 'provider', profession: 'fitness expert' },
  'provider with a lapsed certificate': {
    role: 'provider',
    profession: 'dietitian',
    certificate_expires_on: '2020-12-31',
  },
  'pending provider': { role: 'provider', profession: 'dietitian', provider_status: 'pending' },
  admin: { role: 'admin' },
  'front desk': { role: 'front_desk' },
  'suspended client': { isSuspended: true },
  'suspended admin': { role: 'admin', isSuspended: true },
  'suspended front desk': { role: 'front_desk', isSuspended: true },
} as const
type Walker = keyof typeof walkers

const inPractice: readonly Walker[] = ['approved provider', 'dietitian', 'fitness expert']
const everybody: readonly Walker[] = [
  'client',
  'student',
  ...inPractice,
  'provider with a lapsed certificate',
  'pending provider',
  'admin',
]

/** The reviewed list: which callers each audience authorizes. */
const letsIn: Record<Exclude<RouteAudience, 'everyone'>, readonly Walker[]> = {
  account: [...everybody, 'front desk'],
  'signed-in': everybody,
  client: ['client'],
  student: ['student'],
  correspondent: ['client', 'student', ...inPractice],
  provider: [...inPractice, 'provider with a lapsed certificate', 'pending provider'],
  'approved-provider': inPractice,
  dietitian: ['dietitian'],
  'plan-writer': ['dietitian', 'fitness expert'],
  'clinic-staff': [...inPractice, 'front desk', 'admin'],
  'front-desk': ['front desk'],
  admin: ['admin'],
}

/** Calls that need no token, listed again: making a call public is a decision. */
const open = [
  'GET /api/clinic-calendar',
  // 404 without the service key of the operator.
  'GET /api/connection-check/events',
  'GET /api/connection-check/request',
  'GET /api/crisis-lines',
  'GET /api/library/guides',
  'GET /api/library/guides/:slug',
  'GET /api/packs',
  'GET /api/docs',
  'GET /api/group-sessions',
  'GET /api/health',
  'GET /api/live',
  'GET /api/openapi.json',
  'GET /api/plans',
  'GET /api/providers',
  'GET /api/providers/:id',
  'GET /api/ready',
  'POST /api/clinic-record-erasures',
  'POST /api/connection-check/body',
  'POST /api/contact-messages',
  // A person who pays by a link has no account: its token is the permission.
  'POST /api/pay-links/offer',
  'POST /api/pay-links/network',
  'POST /api/pay-links/payment',
  'POST /api/pay-links/payments',
  'POST /api/payment-callbacks',
  'POST /api/payment-callbacks/pawapay',
  // A person whom the clinic registered has no login: its code is the permission.
  'POST /api/take-overs',
  'POST /api/take-overs/logins',
]

describe('every route of /api', () => {
  let app: TestApp
  const people = new Map<Walker, Persona>()

  beforeAll(async () => {
    app = await openTestApp()
    for (const [walker, traits] of Object.entries(walkers)) {
      // Who may keep health entries is asked for a consent besides; the front desk gives none.
      const hasConsented = !walker.endsWith('front desk')
      people.set(walker as Walker, await app.createPersona({ ...traits, hasConsented }))
    }
  })
  afterAll(() => app.close())

  /** The caller; another of the same kind where the call changes who they are. */
  const callerOf = async (walker: Walker, call: string) =>
    call === 'DELETE /api/student-status' ? app.createPersona(walkers[walker]) : people.get(walker)

  const sendRequest = async (method: string, path: string, as?: Persona) => {
    const body = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) ? {} : undefined
    const address = path.replace(/:\w+/g, crypto.randomUUID())
    return (await app.call(method, address, { as, body })).status
  }

  it('declares its audience', async () => {
    const routes = apiRoutes(app)
    expect(routes.length).toBeGreaterThan(10)
    const undeclared = routes
      .filter((route) => route.audience === undefined)
      .map((route) => `${route.method} ${route.path}`)
      // The description of the calls is not among the calls it describes.
      .filter((call) => !['GET /api/docs', 'GET /api/openapi.json'].includes(call))
    expectNoIssues(
      undeclared.map((call) =>
        addTo(
          `${fileOfCall(call)}, as first handler of the call`,
          `${call} does not say who may call it.`,
          `route({ audience: 'client', summary: 'Say what it does', responses: { 200: schema } }),`,
        ),
      ),
    )
  })

  it('rejects calls without a token, except the listed ones', async () => {
    const answers = await Promise.all(
      apiRoutes(app).map(async ({ method, path }) => ({
        call: `${method} ${path}`,
        status: await sendRequest(method, path),
      })),
    )
    const answered = answers.filter(({ status }) => status !== 401).map(({ call }) => call)
    expectListed(answered, open, {
      file: 'tests/audience.test.ts, to `open`, if each visitor may call it',
      missing: (call) =>
        `${call} needs no token: give it another audience than 'everyone' in ${fileOfCall(call)}.`,
      lines: (call) => `'${call}',`,
    })
  })

  it.each(Object.keys(walkers) as Walker[])(
    'answers a %s according to its audience',
    async (walker) => {
      const wrong: string[] = []
      for (const { method, path, audience } of apiRoutes(app)) {
        if (!audience || audience === 'everyone') continue
        const caller = await callerOf(walker, `${method} ${path}`)
        const status = await sendRequest(method, path, caller)
        const outcome = status === 401 || status === 403 ? status : status < 500 ? 'in' : status
        const expected = walker.startsWith('suspended')
          ? 401
          : letsIn[audience].includes(walker)
            ? 'in'
            : 403
        if (outcome !== expected)
          wrong.push(
            `${method} ${path} answers a ${walker} with ${status}, not ${expected}, by its audience '${audience}': correct the audience in ${fileOfCall(`${method} ${path}`)}, or \`letsIn\` in tests/audience.test.ts.`,
          )
      }
      expectNoIssues(wrong)
    },
  )

  it('answers a student only on the reviewed calls, independent of the page guard', async () => {
    const answered: string[] = []
    for (const { method, path } of apiRoutes(app)) {
      const caller = await callerOf('student', `${method} ${path}`)
      const status = await sendRequest(method, path, caller)
      expect(status, `${method} ${path}`).not.toBe(401)
      if (status !== 403) answered.push(`${method} ${path}`)
    }
    expectListed(answered, studentCalls, {
      file: 'tests/support/student-calls.ts, if students need it',
      missing: (call) =>
        `${call} answers a student: give it another audience than 'signed-in' in ${fileOfCall(call)}.`,
      lines: (call) => `'${call}',`,
    })
  })

  it('requires the second factor of staff, and not of clients, where it is configured', async () => {
    await app.close()
    app = await openTestApp({ REQUIRE_STAFF_MFA: 'true' })
    for (const [staff, traits] of Object.entries({
      admin: { role: 'admin' },
      'approved-provider': { role: 'provider' },
      dietitian: { role: 'provider', profession: 'dietitian' },
      'plan-writer': { role: 'provider', profession: 'fitness expert' },
      'clinic-staff': { role: 'front_desk' },
      'front-desk': { role: 'front_desk' },
    } as const)) {
      const once = await app.createPersona(traits)
      const twice = await app.createPersona({ ...traits, aal: 'aal2' })
      const staffRoutes = apiRoutes(app).filter(({ audience }) => audience === staff)
      for (const { method, path } of staffRoutes) {
        expect(await sendRequest(method, path, once), `${method} ${path}`).toBe(403)
        expect(await sendRequest(method, path, twice), `${method} ${path}`).not.toBe(403)
      }
      // Their own account stays open to them: that is where the factor is added.
      expect(await sendRequest('GET', '/api/profile', once)).toBe(200)
    }
    const client = await app.createPersona()
    for (const { method, path } of apiRoutes(app).filter((route) => route.audience === 'client'))
      expect(await sendRequest(method, path, client), `${method} ${path}`).not.toBe(403)
  })
})
