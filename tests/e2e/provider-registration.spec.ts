import type { Browser, Page } from '@playwright/test'
import { untilAnswerable } from './support/answerable.ts'
import { join, newPerson } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** A page of the same size for another user, beside the one of the test. */
async function deskOf(browser: Browser, page: Page, email: string) {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    serviceWorkers: 'block',
  })
  const desk = await context.newPage()
  await desk.goto('/login')
  await desk.getByLabel('Email').fill(email)
  await desk.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await desk.getByRole('button', { name: 'Login' }).click()
  await desk.waitForURL('**/admin')
  return desk
}

/** A small grey picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWPoAAMGCAUALK4GYSSeFPoAAAAASUVORK5CYII=',
  'base64',
)
const certificate = { name: 'certificate.png', mimeType: 'image/png', buffer: png }
const nextYear = new Date().getFullYear() + 1

/** Types the data of a certificate, by keyboard alone except for the file. */
async function type(page: Page, number: string) {
  const body = page.getByLabel('Registered with')
  await body.fill('')
  await body.focus()
  await page.keyboard.type('Health Professions Council of Zambia')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(number)
  await page.keyboard.press('Tab')
  // The profession: a first press chooses where nothing is chosen yet.
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type(String(nextYear))
  for (const part of ['31', '12', String(nextYear)]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(part)
  }
}

const send = (page: Page) => page.getByRole('button', { name: 'Send the registration' })

async function expectSaved(page: Page, number: string) {
  await expect(page.getByLabel('Registered with')).toHaveValue(/^Health Professions/)
  await expect(page.getByLabel('Registration number')).toHaveValue(number)
  await expect(page.getByLabel('Year of your practising certificate')).toHaveValue(`${nextYear}`)
  await expect(page.getByLabel('Day')).toHaveValue('31')
}

/** Opens this provider's registration from the admin's queue. */
async function openInQueue(desk: Page, full_name: string) {
  await desk.goto('/admin')
  await desk.getByRole('link', { name: full_name }).first().click()
  await expect(desk.getByRole('heading', { level: 1, name: full_name })).toBeVisible()
}

test('a provider sends a registration, is rejected with a reason, sends it again, and is approved', async ({
  page,
  browser,
  readMail,
}) => {
  test.setTimeout(limit(180_000))
  // The browser reports its file dialogs after the first listener is added, which takes a short time.
  page.on('filechooser', () => {})
  const letters = crypto.randomUUID().replaceAll(/[^a-f]/g, '')
  const provider = { ...newPerson(), full_name: `Mutinta ${letters}` }
  await join(page, readMail, provider, 'Provider')
  const banner = page.getByRole('complementary', { name: 'Awaiting verification' })
  await expect(banner).toBeVisible()
  await expect(page.getByText('Your tasks')).toHaveCount(0)
  await banner.getByRole('link', { name: 'Send us your registration' }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Your registration' })).toBeVisible()
  await expect(page.getByText('Send the details of your certificate')).toBeVisible()
  const number = `HPCZ-${letters.toUpperCase()}`
  await type(page, number)
  await page.keyboard.press('Tab')
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await choosing).setFiles(certificate)
  await send(page).press('Enter')
  await expect(page.getByText('We are checking your registration').first()).toBeVisible()
  await expect(page.getByText(number)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'To your practice' }).click()
  await expect(banner.getByText('We are checking your registration.')).toBeVisible()

  const desk = await deskOf(browser, page, 'admin@demo.test')
  await openInQueue(desk, provider.full_name)
  await expect(desk.getByText(number)).toBeVisible()
  const downloading = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Open the document' }).press('Enter')
  expect((await downloading).suggestedFilename()).toMatch(/\.png$/)
  await expectNoAxeViolations(desk)
  await desk.getByRole('button', { name: 'Reject' }).press('Enter')
  const question = desk.getByRole('dialog')
  await expect(question).toBeVisible()
  await untilAnswerable(desk)
  await question.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(
    question.getByRole('link', { name: 'Say why, so that they can put it right.' }),
  ).toBeVisible()
  const reason = 'The number cannot be read. Send a photo taken by daylight.'
  await question.getByLabel('Reason').fill(reason)
  await question.getByLabel('Your password', { exact: true }).fill('Demo-2026!')
  await question.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(desk.getByText('Rejected', { exact: true }).first()).toBeVisible()
  await expect(question).toHaveCount(0)

  await readMail(provider.email, /please look at this$/)
  await page.reload()
  const rejection = page.getByRole('complementary', { name: 'Your registration was not accepted' })
  await expect(rejection).toContainText(reason)
  await expectNoAxeViolations(page)
  await rejection.getByRole('link', { name: 'Send your registration again' }).click()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByLabel('Registration number')).toHaveValue(number)
  await type(page, `${number}-2`)
  await page.getByLabel('Your practising certificate', { exact: true }).setInputFiles(certificate)
  await send(page).click()
  await expect(page.getByText('We are checking your registration').first()).toBeVisible()

  await openInQueue(desk, provider.full_name)
  await desk.getByRole('button', { name: 'Approve' }).press('Enter')
  const sure = desk.getByRole('dialog', { name: `Approve ${provider.full_name}?` })
  await expect(sure).toBeVisible()
  await untilAnswerable(desk)
  await sure.getByLabel('Your password', { exact: true }).fill('Demo-2026!')
  await sure.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(desk.getByText(`${provider.full_name} gets an email`)).toBeVisible()
  await expect(desk).toHaveURL(/\/admin(\/provider-registrations\/[0-9a-f-]+)?$/)
  await desk.context().close()

  await readMail(provider.email, /is approved$/)
  await page.goto('/provider-profile')
  await expect(page.getByRole('heading', { name: 'Your tasks' })).toBeVisible()
  await expect(page.getByText('No ratings yet')).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
})

test('a wrong file, a large file and a bad connection show an error, and keep the typed text', async ({
  page,
  readMail,
  allowConsole,
}) => {
  test.setTimeout(limit(120_000))
  allowConsole(/Failed to load resource/)
  await join(page, readMail, newPerson(), 'Provider')
  await page.goto('/provider-registration')
  await type(page, 'HPCZ-1')
  const file = page.getByLabel('Your practising certificate', { exact: true })
  const summary = page.locator('.error-summary')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/provider/'))
      sent.push(request.url())
  })

  await file.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Not a certificate'),
  })
  await send(page).click()
  await expect(summary).toContainText('Choose a PNG or JPEG picture, or a PDF.')
  await expect(summary).toBeFocused()
  await expectSaved(page, 'HPCZ-1')
  await expectNoAxeViolations(page)

  await file.setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7 '),
  })
  await send(page).click()
  await expect(summary).toContainText('The file is larger than 5 MB.')
  await page.getByLabel('Year', { exact: true }).fill('2020')
  await file.setInputFiles(certificate)
  await send(page).click()
  await expect(summary).toContainText('This certificate has expired.')
  expect(sent).toEqual([])
  await page.getByLabel('Year', { exact: true }).fill(String(nextYear))

  await page.route('**/api/provider/registration', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await send(page).click()
  await expect(page.getByText('Upload failed')).toBeVisible()
  await expect(summary).toContainText('What you typed is still here.')
  await expectSaved(page, 'HPCZ-1')
  expect(await file.evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await send(page).click()
  await expect(page.getByText('We are checking your registration').first()).toBeVisible()
})
