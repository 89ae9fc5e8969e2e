import { redirects, routes } from '#web/routes.tsx'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** docs/specification.md, "Route guard", by hand: the only guarded pages that a student can reach. */
const open = [
  '/student-profile',
  '/time-management',
  '/burnout',
  '/screening',
  '/meal-plan-questionnaire',
  '/my-meal-plan',
  '/book-appointment',
  '/exercise-plan-questionnaire',
  // Beyond the specification: what the pages above link to, and the user's own account.
  '/my-exercise-plan',
  '/screening/history',
  '/screening/keep',
  '/screening/print',
  '/messages',
  '/account',
  '/account/password',
  '/account/email',
  '/account/two-step-login',
  '/account/devices',
  '/account/sharing',
  '/account/record-access',
  '/account/emails',
  '/account/calendar',
  '/account/data',
  '/account/student-status',
  '/consent',
  '/account/invitations',
  '/call-back',
  '/groups',
  '/invoices',
  '/invoices/:id',
  '/questions/:id',
  '/call/:id',
]
const hub = '/student-profile'

/** An address with an id that no one has. */
const addressOf = (path: string) => path.replace(':id', 'c0ffee00-0000-4000-8000-000000000001')

/** Each address of the app, and where a student ends who types it. */
const walk = [
  ...routes
    .filter(({ development }) => !development)
    .map(({ path, audience }) => ({
      path,
      ends: audience === 'public' || open.includes(path) ? addressOf(path) : hub,
    })),
  ...Object.keys(redirects).map((path) => ({ path, ends: hub })),
]

test('a student who opens any URL ends on an allowed page, and requests no other data', async ({
  page,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(240_000))
  allowConsole(/status of 404/)
  await signIn('student@demo.test')
  await page.waitForURL(`**${hub}`)
  const rejected: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) rejected.push(response.url())
  })
  expect(walk.filter(({ ends, path }) => ends === hub && path !== hub).length).toBeGreaterThan(20)
  for (const { path, ends } of walk) {
    await page.goto(addressOf(path))
    await page.waitForURL((url) => url.pathname === ends)
    // The page itself, not the skeleton that is shown until the user is known.
    await page.locator('#root[data-awake]').waitFor()
    await expect(page.locator('main h1').first(), path).toBeVisible()
    await expect(page, path).not.toHaveTitle(/Page not found/)
    expect(new URL(page.url()).pathname, path).toBe(ends)
  }
  expect(rejected).toEqual([])
})
