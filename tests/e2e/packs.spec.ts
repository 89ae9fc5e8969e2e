import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { packs } from '#domain/packs/packs.ts'
import { limit } from '#tests/support/patience.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { payForPlan } from './support/pay-for-plan.ts'
import { logBloodPressure } from './support/readings.ts'
import { expect, test } from './support/test.ts'

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: title, exact: true }),
    })

async function open(page: Page) {
  await page.goto('/packs')
  await page.locator('#root[data-awake]').waitFor()
  await expect(card(page, 'My pressure month')).toBeVisible()
}

async function save(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent('download')
  await press()
  const saved = await saving
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await saved.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  return { name: saved.suggestedFilename(), text: text.replaceAll(/\s+/g, ' ') }
}

test('a visitor reads what is in each pack, and which plans include it', async ({ page }) => {
  await page.goto('/library')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('link', { name: 'Resource packs to print' }).click()
  for (const { title } of packs) await expect(card(page, title)).toBeVisible()
  const first = card(page, 'My pressure month')
  await expect(first).toContainText('Your blood pressure of the last 30 days')
  await expect(first).toContainText('not yet reviewed by a clinician of this clinic')
  await expect(first).toContainText(/\d+ to \d+ A4 pages, \d+ to \d+ kB/)
  await expect(page.getByText('Resource packs are part of Wellness Starter')).toBeVisible()
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0)
  await expectPageChecks(page, 'packs')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'See the plans' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=/packs',
  )
})

test('a member downloads a pack with their readings by keyboard, and a blank one for a shop', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(180_000))
  allowConsole(/503|ERR_FAILED|Failed to load resource/)
  const person = await newClient(request)
  await payForPlan(request, person, 'wellness-starter')
  await signIn(person.email, person.password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 127, 83)

  await open(page)
  const pack = card(page, 'My pressure month')
  const button = pack.getByRole('button', { name: 'Download PDF of My pressure month' })
  await button.focus()
  const own = await save(page, () => page.keyboard.press('Enter'))
  expect(own.name).toMatch(/^my-pressure-month-.+-\d{4}-\d\d-\d\d\.pdf$/)
  expect(own.text).toContain('127/83')
  await expect(pack.getByRole('status')).toContainText('The pack is ready')
  await expect(pack.getByRole('link', { name: 'Open it to print' })).toHaveAttribute(
    'href',
    /^blob:/,
  )
  await expectPageChecks(page, 'packs of a member')

  await page.getByRole('checkbox', { name: /Put my name, readings/ }).uncheck()
  await expect(pack.getByRole('link', { name: 'Open it to print' })).toHaveCount(0)
  const blank = await save(page, () => button.click())
  expect(blank.name).toMatch(/^my-pressure-month-\d{4}-\d\d-\d\d\.pdf$/)
  expect(blank.text).not.toContain('127/83')

  // Without an answer the page says so, and the next try works.
  await page.route('**/api/packs/**', (route) => route.abort())
  await button.click()
  await expect(pack.getByRole('alert')).toContainText('Could not make the pack.')
  await page.unroute('**/api/packs/**')
  expect((await save(page, () => button.click())).name).toBe(blank.name)
  await expect(pack.getByRole('alert')).toHaveCount(0)
})

test('on a slow connection a pack shows that it comes, and takes no second press', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(180_000))
  const person = await newClient(request)
  await payForPlan(request, person, 'wellness-starter')
  await signIn(person.email, person.password)
  await open(page)
  let calls = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/packs/**', async (route) => {
    calls += 1
    await released
    await route.continue()
  })
  const pack = card(page, 'Sleep week')
  const button = pack.getByRole('button', { name: 'Download PDF of Sleep week' })
  await button.click()
  await expect(pack.getByRole('progressbar')).toBeVisible()
  await expect(pack.getByRole('status')).toHaveText('Making the pack...')
  await button.press('Enter')
  const saving = page.waitForEvent('download')
  release()
  await saving
  await expect(pack.getByRole('status')).toContainText('The pack is ready')
  expect(calls).toBe(1)
})
