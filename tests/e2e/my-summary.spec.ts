import type { APIRequestContext } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { tablets } from '#tests/support/medicines.ts'
import { openMenu } from './support/menu.ts'
import { newClient } from './support/new-client.ts'
import { logIn } from './support/new-person.ts'
import { cutOff, expectPageChecks, spaceText } from './support/page-checks.ts'
import { isStored } from './support/stored.ts'
import { expect, test } from './support/test.ts'
import { offlinePaths, untilHelpIsCached } from './support/worker.ts'
import { limit } from '#tests/support/patience.ts'

test.use({ serviceWorkers: 'allow' })

const allergy = 'Penicillin: swollen lips in 2019'

/** Fills the record of a new client by calls. */
async function fillRecord(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
) {
  const grant = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  })
  const { access_token } = (await grant.json()) as { access_token: string }
  const headers = { Authorization: `Bearer ${access_token}` }
  const post = async (path: string, data: object) =>
    expect((await request.post(path, { headers, data })).status(), path).toBeLessThan(300)
  for (const [day, systolic] of [131, 139, 144, 146].entries())
    await post('/api/blood-pressure-readings', {
      systolic,
      diastolic: 84,
      seconds_ago: 60 + day * 86_400,
    })
  for (const [day, glucose_level] of [2.8, 13.5, 2.9, 12.9, 3.1, 12.6].entries())
    await post('/api/glucose-readings', {
      glucose_level,
      unit: 'mmol/L',
      seconds_ago: 60 + day * 86_400,
    })
  for (const [name, strength] of [
    ['Amlodipine', 5],
    ['Enalapril', 5],
    ['Hydrochlorothiazide', 25],
    ['Metformin', 500],
    ['Atorvastatin', 20],
  ] as const)
    await post('/api/medicines', tablets({ name, strength }))
  const saved = await request.patch('/api/profile', {
    headers,
    data: {
      known_allergies_conditions: allergy,
      emergency_contact: { name: 'Joseph Mwansa', phone: '+260966111222' },
    },
  })
  expect(saved.status()).toBeLessThan(300)
}

test('the nurse sees the record of a client, offline too; it prints on one page, and logout deletes it', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  test.setTimeout(limit(120_000))
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/)
  const person = await newClient(request, {
    full_name: `Chilufya-Nakamba ${'Mutale'.repeat(8)} Wamundila`,
  })
  await fillRecord(request, person)
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  await untilHelpIsCached(page)
  await page.goto('/account')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Show my nurse/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show my nurse')
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const shown = async () => {
    await expect(page.getByText(/^Updated today at \d\d:\d\d \(Lusaka time\)$/)).toBeVisible()
    await expect(part('Blood pressure')).toContainText('140/84 mmHg')
    // An average has no category: lowest, highest and the dangers say what it hides.
    await expect(page.getByRole('main')).not.toContainText(/Hypertension|Caution/)
    await expect(part('Dangers in the last 30 days')).toContainText('3 dangerous lows of glucose')
    await expect(part('Dangers in the last 30 days')).toContainText('2.8 mmol/L')
    await expect(part('Blood pressure')).toContainText('Highest146/84')
    await expect(part('Blood pressure')).toContainText('2 of 4: below 140/90')
    await expect(part('Glucose')).toContainText('Lowest2.8 mmol/L')
    await expect(part('Glucose')).toContainText('Highest13.5 mmol/L')
    await expect(part('Blood pressure')).toContainText('Average of 4 readings in the last 30 days.')
    await expect(part('Glucose')).toContainText('Average of 6 readings')
    await expect(page.getByRole('figure')).toHaveCount(2)
    await expect(part('Medicines')).toContainText('Amlodipine 5 mg')
    await expect(part('Medicines')).toContainText('1 tablet. Every day at 08:00, 20:00.')
    await expect(part('Allergies and conditions')).toContainText(allergy)
    await expect(part('Last visit')).toContainText('No visit recorded')
    await expect(page.getByRole('link', { name: '0966 111 222' })).toHaveAttribute(
      'href',
      'tel:+260966111222',
    )
  }
  await shown()
  await expectPageChecks(page, 'the summary')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await spaceText(page, true)
    expect(await cutOff(page), `at ${width} px`).toEqual([])
    await spaceText(page, false)
  }
  await page.emulateMedia({ media: 'print' })
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  expect(paper.numPages).toBe(1)
  await page.emulateMedia({ media: 'screen' })

  await expect.poll(async () => (await offlinePaths(page)).paths).toContain('/my-summary')
  await context.setOffline(true)
  await page.reload()
  await shown()
  await expect(page.getByText('This is what was stored on this device.')).toBeVisible()
  expect(await isStored(page, allergy)).toBe(true)
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(page.getByText(allergy)).toHaveCount(0)
  await expect.poll(() => isStored(page, allergy)).toBe(false)
  expect(await isStored(page, 'Amlodipine')).toBe(false)
})

test('a part without data says so, and nothing is made up', async ({ page, request, signIn }) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/my-summary')
  for (const text of [
    'No medicines recorded',
    'No allergies recorded',
    'No visit recorded',
    'No emergency contact recorded',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText('No readings in the last 30 days')).toHaveCount(2)
  await expect(page.getByRole('figure')).toHaveCount(0)
  await expectPageChecks(page, 'an empty summary')
})
