import type { FirstSteps } from '#domain/admin/first-steps.ts'
import type { PendingCounts, WaitingPage } from '#domain/admin/waiting.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { openRail } from './support/menu.ts'
import { answer } from './support/states.ts'
import { expect, test } from './support/test.ts'

const counts: PendingCounts = {
  safety_alerts: 2,
  missing_duties: 0,
  late_call_backs: 0,
  late_referrals: 0,
  late_check_ins: 0,
  late_questions: 0,
  registrations: 1,
  identity_changes: 0,
  verifications: 3,
  messages: 0,
  refunds: 0,
  payment_differences: 0,
  open_tills: 0,
  crisis_lines: 0,
  guides: 0,
  undelivered_email: 120,
}
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const id = 'c0ffee00-0000-4000-8000-0000000000aa'
const other = 'c0ffee00-0000-4000-8000-0000000000bb'
const urgent = { id, kind: 'safety_alert', since: ago(3), is_urgent: true } as const
const duty = { id: other, kind: 'missing_duty', since: null, is_urgent: true } as const
const message = { id, kind: 'message', since: ago(80 * 24), is_urgent: false } as const
const email = { id, kind: 'undelivered_email', since: ago(30), is_urgent: false } as const
const page1: WaitingPage = { entries: [duty, urgent, message], next: '1~1~x' }
const page2: WaitingPage = { entries: [email], next: null }
const steps: FirstSteps = {
  steps: [
    { key: 'settings', state: 'done', found: 'Email, phone, address and links are your own.' },
    { key: 'email', state: 'unknown', found: 'A mail server is set.' },
    { key: 'backup', state: 'open', found: 'This server makes no backups.' },
  ],
  is_hidden: false,
}

test('all pages of the administration are in groups, with what waits', async ({ page, signIn }) => {
  await signIn('admin@demo.test')
  await answer(page, '/api/admin/waiting', counts)
  await page.goto('/admin/audit')
  const rail = page.getByRole('navigation', { name: 'Administration' })
  await page.locator('#root[data-awake]').waitFor()
  const isWide = page.viewportSize()!.width >= 1200
  // A menu of one row on a phone, a column beside the page on a wide screen.
  const box = (await rail.boundingBox())!
  if (isWide) expect(box.width).toBeLessThan(300)
  else expect(box.height).toBeLessThan(60)
  await openRail(page)
  for (const group of ['Waiting', 'People', 'Calendar', 'Money', 'Safety', 'System'])
    await expect(rail.getByRole('list', { name: group })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Inbox 99+ waiting' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Alerts 2 waiting' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Undelivered email 99+ waiting' })).toBeVisible()
  const present = rail.locator('[aria-current="page"]')
  await expect(present).toHaveText('Audit trail')
  await expect(present).toBeInViewport()
  await expectPageChecks(page, 'the rail of an admin')
})

test('the menu of the administration opens, leads on and closes by keyboard', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('admin@demo.test')
  await page.goto('/admin/rooms')
  await page.locator('#root[data-awake]').waitFor()
  const rail = page.getByRole('navigation', { name: 'Administration' })
  const menu = rail.getByRole('button', { name: /You are at Rooms/ })
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.press('Enter')
  await expect(rail.getByRole('link', { name: /^Inbox/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(rail.getByRole('link', { name: /^Inbox/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rail.getByRole('link', { name: /^Inbox/ })).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await rail.getByRole('link', { name: 'Staff' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible()
  await expect(rail.getByRole('button', { name: /You are at Staff/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('the start page lists what waits, urgent first, and more on request', async ({
  page,
  signIn,
  allowConsole,
}) => {
  // The message that it leads to is not there.
  allowConsole(/404/)
  await signIn('admin@demo.test')
  await page.route('**/api/admin/inbox?*', (route) =>
    route.fulfill({ json: route.request().url().includes('after=') ? page2 : page1 }),
  )
  await answer(page, '/api/admin/first-steps', steps)
  await page.goto('/admin')
  await page.locator('#root[data-awake]').waitFor()
  const entries = page.getByRole('list', { name: /^What waits/ }).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText('UrgentNo clinician on duty')
  await expect(entries.nth(1)).toContainText('Waiting 3 hours')
  await expect(entries.nth(2)).toContainText('Waiting 11 weeks')
  await expect(entries.nth(2)).not.toContainText('Urgent')
  await expect(page.getByText('1 of 3 are done.')).toBeVisible()
  await expectPageChecks(page, 'what waits')
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(entries).toHaveCount(4)
  await expect(entries.nth(3)).toBeFocused()
  await expect(page.getByText('This is all that waits.')).toBeVisible()
  await entries.nth(2).getByRole('link').press('Enter')
  await expect(page).toHaveURL(`/admin/contact-messages/${id}`)
})

test('an admin hides the first steps on the start page, and shows them again', async ({
  page,
  signIn,
}) => {
  const stored = { ...steps }
  await page.route('**/api/admin/first-steps', async (route) => {
    const request = route.request()
    if (request.method() === 'PUT') Object.assign(stored, request.postDataJSON())
    await route.fulfill({ json: stored })
  })
  await signIn('admin@demo.test')
  await page.goto('/admin')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('link', { name: 'Open the first steps' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible()
  for (const name of ['Open (1)', 'Cannot be seen here (1)', 'Done (1)'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectPageChecks(page, 'the first steps')
  await page.getByRole('button', { name: 'Hide on the start page' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Show on the start page' })).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByText('Providers who wait').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the first steps' })).toHaveCount(0)
})
