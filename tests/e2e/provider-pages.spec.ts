import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { OfferedProvider } from '#domain/appointments/schema.ts'
import { callsOf, newPatient, next, request, step } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const openList = async (page: Page) => {
  await page.goto('/providers')
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByText(/^\d+ providers?$/)).toBeVisible()
}
const named = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })
/** What is said before a time is chosen. */
const facts = (page: Page) => page.getByRole('main').locator('p', { hasText: '60 minutes' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a visitor chooses among those who agreed, and sees no other page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  const calls = await callsOf(page.request, await newClient(page.request))
  const all = await calls.get<OfferedProvider[]>('/api/appointments/providers')
  const hidden = all.find(({ topics }) => topics.includes('pain'))!
  await openList(page)
  await expect(named(page, 'Chileshe Mumba')).toBeVisible()
  await expect(page.getByText(hidden.full_name)).toHaveCount(0)
  await expectPageChecks(page, 'providers')

  await page.getByLabel('Language').selectOption({ label: 'Bemba' })
  await expect(named(page, 'Chileshe Mumba')).toBeVisible()
  await expect(named(page, 'Thandiwe Ngoma')).toHaveCount(0)
  // What is wished goes into no address, and so into no log.
  expect(new URL(page.url()).search).toBe('')
  await page.getByLabel('Topic').selectOption({ label: 'Food for diabetes' })
  await expect(page.getByText('Not one provider fits all of this.')).toBeVisible()
  await page.getByRole('button', { name: /^Any topic/ }).click()
  await named(page, 'Chileshe Mumba').click()
  await expect(title(page)).toHaveText('Chileshe Mumba')
  await expect(page.getByText('HPCZ-PSY-01482')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book with Chileshe Mumba' })).toHaveAttribute(
    'href',
    /^\/login\?next=/,
  )
  await expectPageChecks(page, 'provider')

  await page.goto(`/providers/${hidden.id}`)
  await expect(title(page)).toHaveText('Page not found')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a client finds a provider by language, the soonest first, and books', async ({
  page,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  await openList(page)
  await page.getByLabel('Language').selectOption({ label: 'Tonga' })
  await expect(page.getByLabel('Who comes first')).toHaveValue('soonest')
  await expect(page.getByText(/^1 provider$/)).toBeVisible()
  await page.getByRole('main').locator('a[href^="/providers/"]').click()
  const book = page.getByRole('main').getByRole('link', { name: /^Book with/ })
  const href = (await book.getAttribute('href'))!
  const provider_id = new URLSearchParams(href.split('?')[1]).get('whom')!
  await book.click()
  await step(page, 'Session Type')
  await page.getByRole('radio', { name: 'Phone' }).waitFor()
  await page.getByRole('radio', { name: 'In-person' }).click()
  await step(page, 'Date & Time')
  // Price and what follows are said before a time is chosen.
  await expect(facts(page)).toContainText(/K\d|Free|No price yet|Included/)
  await page.locator('input[name="time"]:enabled').first().check()
  await next(page).click()
  await step(page, 'Confirmation')
  await request(page).click()
  await expect(page.getByText('Appointment Requested!')).toBeVisible()
  expect(await calls.appointments()).toMatchObject([{ provider: { id: provider_id } }])
})

test('a client who books narrows the providers of the topic by what they wish', async ({
  page,
  signIn,
}) => {
  await newPatient(page, signIn)
  // The demo has one provider of each profession: here another one speaks Lozi.
  await page.route('**/api/appointments/providers?*', async (route) => {
    const [one] = (await (await route.fetch()).json()) as OfferedProvider[]
    const other = { ...one!, id: randomUUID(), full_name: 'Bupe Zulu', languages: ['lozi'] }
    await route.fulfill({ json: [one, other] })
  })
  await page.goto('/book-appointment?about=mind')
  await step(page, 'Session Type')
  await page.getByRole('radio', { name: 'In-person' }).click()
  await step(page, 'Date & Time')
  await expect(facts(page)).toBeVisible()
  const toggle = page.getByRole('button', { name: /^Provider:/ })
  if (await toggle.isVisible()) await toggle.click()
  await page.getByRole('button', { name: 'Choose by language, topic or price' }).click()
  await page.getByLabel('Language').selectOption({ label: 'Bemba' })
  await expect(page.getByRole('radio', { name: /^Anyone available/ })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^Chileshe Mumba/ })).toBeChecked()
  await expect(page.getByText('1 of 2 fit')).toBeVisible()
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await expect(page.getByRole('radio', { name: /^Anyone available/ })).toBeVisible()
})
