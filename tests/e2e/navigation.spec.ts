import type { Page } from '@playwright/test'
import { expectTargets } from './support/page-checks.ts'
import { answer } from './support/states.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

interface Frame {
  name: string
  email: string
  /** A page of theirs, and its link. */
  path: string
  current: string
  header: string[]
  bar: string[]
  /** What only the menu has; on a phone it has the links of the header as well. */
  more: string[]
  start: 'Profile' | 'Dashboard'
}

const waiting = ['Today', 'Hours', 'Registration']
const frames: readonly Frame[] = [
  {
    name: 'a client',
    email: 'client@demo.test',
    path: '/diabetes',
    current: 'Glucose',
    header: ['Today', 'Pressure', 'Glucose', 'Visits', 'Mind', 'Messages'],
    bar: ['Today', 'Pressure', 'Glucose', 'Visits', 'Messages'],
    more: [
      'Screening results',
      'Meal plan',
      'Exercise plan',
      'Check-in',
      'Library',
      'Groups',
      'Planner',
      'Burnout',
      'Membership',
      'Invoices',
    ],
    start: 'Profile',
  },
  {
    name: 'a student',
    email: 'student@demo.test',
    path: '/time-management',
    current: 'Planner',
    header: ['Today', 'Planner', 'Burnout', 'Book', 'Messages'],
    bar: ['Today', 'Planner', 'Burnout', 'Book', 'Messages'],
    more: [
      'Screening',
      'Screening results',
      'Meal plan',
      'Exercise plan',
      'Library',
      'Groups',
      'Invoices',
    ],
    start: 'Dashboard',
  },
  {
    name: 'an approved provider',
    email: 'dietitian@demo.test',
    path: '/safety-alerts',
    current: 'Alerts',
    header: ['Today', 'Calendar', 'Patients', 'Alerts', 'Plans', 'Messages'],
    bar: ['Today', 'Calendar', 'Patients', 'Alerts', 'Messages'],
    more: ['Billing', 'Hours', 'Screenings', 'Registration'],
    start: 'Profile',
  },
  {
    name: 'a pending provider',
    email: 'pending@demo.test',
    path: '/availability',
    current: 'Hours',
    header: waiting,
    bar: waiting,
    more: [],
    start: 'Profile',
  },
  {
    name: 'an admin',
    email: 'admin@demo.test',
    path: '/admin',
    current: 'Administration',
    header: ['Administration'],
    bar: [],
    more: [],
    start: 'Profile',
  },
  {
    name: 'the front desk',
    email: 'desk@demo.test',
    path: '/desk',
    current: 'Calendar',
    header: ['Calendar', 'Absences', 'Payments'],
    bar: ['Calendar', 'Absences', 'Payments'],
    more: [],
    start: 'Profile',
  },
]

const publicPages = ['Home', 'Community', 'About', 'Pricing', 'Contact']

/** The number of unread messages is beside the name. */
const named = (labels: readonly string[]) => labels.map((label) => new RegExp(`^${label}`))

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const isWide = (page: Page) => page.viewportSize()!.width >= 768

for (const { name, email, path, current, header, bar, more, start } of frames)
  test(`${name} finds their own places in header, bar and menu`, async ({ page, signIn }) => {
    await signIn(email)
    await page.goto(path)
    await page.locator('#root[data-awake]').waitFor()
    const row = page.getByRole('banner').getByRole('navigation', { name: 'Your pages' })
    const foot = page.getByRole('navigation', { name: 'Your places' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(row.getByRole('link')).toHaveText(isWide(page) ? named(header) : [])
    await expect(foot.getByRole('link')).toHaveText(isWide(page) ? [] : named(bar))
    await menuButton(page).click()
    const own = menu.getByRole('list', { name: 'Your pages' }).getByRole('link')
    await expect(own).toHaveText(named([...(isWide(page) ? [] : header), ...more]))
    const account = menu.getByRole('list', { name: 'Your account' })
    await expect(account.getByRole('listitem')).toHaveText([start, 'Account', 'Logout'])
    const open = menu.getByRole('list', { name: 'Public pages' })
    await expect(open.getByRole('link')).toHaveText(publicPages)
    for (const link of await menu.getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    // The present place is marked wherever it is seen, and no other.
    const marked = page.locator('[aria-current]').filter({ visible: true })
    for (const one of await marked.all())
      if (name !== 'an admin') await expect(one).toHaveText(current)
    expect(await marked.count()).toBeGreaterThan(0)
    await expectNoAxeViolations(page)
    await expectTargets(page, 'the menu')
  })

test('a visitor has the public pages, Login and Get Started, and nothing of a signed-in user', async ({
  page,
}) => {
  await page.goto('/about')
  await page.locator('#root[data-awake]').waitFor()
  if (!isWide(page)) await menuButton(page).click()
  const frame = page.getByRole('banner')
  for (const label of [...publicPages, 'Login', 'Get Started'])
    await expect(frame.getByRole('link', { name: label, exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: /^Your/ })).toHaveCount(0)
  await expectTargets(page, 'the menu of a visitor')
  await expect(frame.getByRole('button', { name: 'Logout' })).toHaveCount(0)
})

test('a public page shows a signed-in user their own places', async ({ page, signIn }) => {
  await signIn('client@demo.test')
  await page.goto('/about')
  const places = page.getByRole('navigation', { name: isWide(page) ? 'Your pages' : 'Your places' })
  await expect(places.getByRole('link', { name: 'Pressure' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
})

test('the menu opens, closes and returns the focus by keyboard', async ({ page, signIn }) => {
  await signIn('client@demo.test')
  await page.locator('#root[data-awake]').waitFor()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menuButton(page).press('Enter')
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('the number of unread messages is beside Messages, and a failed count is no error', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn('client@demo.test')
  await answer(page, '/api/threads/unread', { unread: 3 })
  await page.goto('/account')
  const messages = page.getByRole('link', { name: 'Messages 3 unread' }).filter({ visible: true })
  await expect(messages).toBeVisible()
  await page.unrouteAll()
  await page.route('**/api/threads/unread', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/account')
  const plain = page.getByRole('link', { name: 'Messages', exact: true }).filter({ visible: true })
  await expect(plain).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('the footer of a signed-in user is low, and long tasks have none', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  const footer = page.getByRole('contentinfo')
  for (const path of ['/patient-profile', '/hypertension', '/mental-health', '/account']) {
    await page.goto(path)
    await expect(footer).toBeVisible()
    expect((await footer.boundingBox())!.height, path).toBeLessThanOrEqual(96)
  }
  for (const path of [
    '/book-appointment',
    '/meal-plan-questionnaire',
    '/exercise-plan-questionnaire',
    '/intake',
    '/messages',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('#root[data-awake]').waitFor()
    await menuButton(page).click()
    // The rows of the menu come with the footer.
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(footer, path).toHaveCount(0)
  }
  // Its header has no menu: only the exit and the helplines.
  await page.goto('/screening')
  await page.locator('#root[data-awake]').waitFor()
  await expect(footer).toHaveCount(0)
})

for (const path of ['/mental-health', '/screening', '/help-now'])
  test(`${path} has help, the exit and the way on in one header that stays in view`, async ({
    page,
    signIn,
  }) => {
    await signIn('client@demo.test')
    await page.goto(path)
    await page.locator('#root[data-awake]').waitFor()
    const header = page.getByRole('banner')
    const exit = header.getByRole('link', { name: 'Exit this page' })
    await expect(header.getByRole('button', { name: 'Help now' })).toBeVisible()
    await expect(exit).toBeVisible()
    await expect(page.getByRole('link', { name: 'Exit this page' })).toHaveCount(1)
    await expect(menuButton(page)).toHaveCount(path === '/screening' ? 0 : 1)
    // In the colour of the text, not of danger.
    const colourOf = (element: Element) => getComputedStyle(element).color
    expect(await exit.evaluate(colourOf)).toBe(await page.locator('body').evaluate(colourOf))
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 640 })
      expect((await header.boundingBox())!.height, `at ${width} px`).toBeLessThanOrEqual(64)
    }
    await page.mouse.wheel(0, 600)
    await expect(exit).toBeInViewport()
  })
