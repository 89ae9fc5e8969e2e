import type { Page } from '@playwright/test'
import { allBenefitsOf, type Benefit, planKeys } from '#domain/membership/benefits.ts'
import { isFree } from '#domain/library/access.ts'
import { guides } from '#server/library/guides.ts'
import { limit } from '#tests/support/patience.ts'
import { openMenu } from './support/menu.ts'
import { newClient } from './support/new-client.ts'
import { payForPlan } from './support/pay-for-plan.ts'
import { expect, test } from './support/test.ts'

const locked = guides.find((guide) => !isFree(guide))!
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Each page that a plan promises, once. */
const promises = [
  ...new Map(
    planKeys.flatMap(allBenefitsOf).map((benefit) => [benefit.to, benefit] as const),
  ).values(),
]

/** Opens the page of a promise, and waits until it can be used. */
async function open(page: Page, { to, text }: Benefit) {
  await page.goto(to)
  await page.locator('#root[data-awake]').waitFor()
  await expect(title(page), text).toBeVisible()
  expect(new URL(page.url()).pathname, text).toBe(new URL(to, page.url()).pathname)
  await expect(page.getByText(/not found|went wrong/i), text).toHaveCount(0)
}

test('each promise of each plan opens for a person who has it', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(240_000))
  const client = await newClient(request)
  await payForPlan(request, client, 'comprehensive-care')
  await payForPlan(request, client, 'diet-nutrition')
  await signIn(client.email, client.password)
  for (const promise of promises) await open(page, promise)

  await page.goto('/care-plan')
  await expect(page.getByText('You have no care plan yet.')).toBeVisible()

  await page.goto(`/library/${locked.slug}`)
  await expect(title(page)).toHaveText(locked.title)
  await expect(page.getByText(locked.sections[0]!.paragraphs[0]!)).toBeVisible()

  await page.goto('/packs')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF of Sleep week' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^sleep-week-.*\.pdf$/)

  for (const place of ['/membership', '/patient-profile']) {
    await page.goto(place)
    const left = page.getByRole('list', { name: 'What is left' })
    await left.scrollIntoViewIfNeeded()
    await expect(left).toContainText(/2 of 2 therapy sessions left, until \d/)
    await expect(left).toContainText(/2 of 2 dietitian consultations left, until \d/)
    await expect(left).toContainText(/1 of 1 Phone sessions with a therapist left, until \d/)
    await expect(page.getByRole('link', { name: 'Book a session' })).toHaveAttribute(
      'href',
      '/book-appointment',
    )
  }
})

test('without a plan the same pages open, and say kindly what a plan adds', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(240_000))
  allowConsole(/403/)
  const client = await newClient(request)
  await signIn(client.email, client.password)
  for (const promise of promises) await open(page, promise)

  await page.goto(`/library/${locked.slug}`)
  await expect(page.getByText('This guide is part of')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toBeVisible()

  await page.goto('/check-in')
  await expect(page.getByText('The monthly check-in is part of')).toBeVisible()

  await page.goto('/care-plan')
  await expect(page.getByText('A care plan is part of Comprehensive Care.')).toBeVisible()
  await page.goto('/support')
  await expect(page.getByText('Priority support is part of Comprehensive Care.')).toBeVisible()
  await page.goto('/packs')
  await expect(
    page.getByText('Resource packs are part of Wellness Starter and Comprehensive Care.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Download PDF/ })).toHaveCount(0)

  await page.goto('/membership')
  await expect(page.getByText('Free with any account: screening, diaries')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What is left' })).toHaveCount(0)
})

test('a client finds library, groups, planner and burnout in the menu, and a student the library', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(120_000))
  const client = await newClient(request)
  await signIn(client.email, client.password)
  const openPlace = async (label: string) => {
    await page.locator('#root[data-awake]').waitFor()
    await openMenu(page)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu
      .getByRole('list', { name: 'Your pages' })
      .getByRole('link', { name: label, exact: true })
      .click()
  }
  for (const [label, heading] of [
    ['Library', 'Self-help library'],
    ['Groups', 'Groups'],
    ['Planner', 'Time management'],
    ['Burnout', 'Burnout'],
  ] as const) {
    await openPlace(label)
    await expect(title(page)).toHaveText(heading)
  }
  const student = await newClient(request, { isStudent: true })
  await signIn(student.email, student.password)
  await openPlace('Library')
  await expect(title(page)).toHaveText('Self-help library')
})
