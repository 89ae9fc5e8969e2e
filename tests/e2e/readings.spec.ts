import { openMenu } from './support/menu.ts'
import { newClient } from './support/new-client.ts'
import { addNote } from './support/readings.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('an unlikely glucose needs a confirmation before it is saved, and the unit is stored until logout', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  await page.goto('/diabetes')
  const level = page.getByLabel('Glucose level')
  await page.getByLabel('Unit').selectOption('mg/dL')
  await level.fill('12')
  await level.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Check this reading' })
  await expect(question).toContainText('Did you mean mmol/L?')
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Change it' }).click()
  await expect(level).toBeFocused()
  await expect(level).toHaveValue('12')

  await page.getByLabel('Unit').selectOption('mmol/L')
  await level.press('Enter')
  await expect(page.getByText('High (Hyperglycemia) Alert!')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'See a clinician' })).toBeVisible()
  await expect(level).toHaveValue('')

  await page.reload()
  await expect(page.getByLabel('Unit')).toHaveValue('mmol/L')
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const kept = () => page.evaluate(() => localStorage.length + sessionStorage.length)
  await expect.poll(kept).toBe(0)
})

test('a reading that was changed at the question is not filled in on another page', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension')
  await page.getByLabel('Systolic').fill('270')
  await page.getByLabel('Diastolic').fill('60')
  await page.getByRole('button', { name: 'Log reading' }).click()
  const question = page.getByRole('alertdialog', { name: 'Check this reading' })
  await question.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByLabel('Systolic')).toBeFocused()
  await page.getByLabel('Systolic').fill('118')
  await page.getByRole('link', { name: 'Today' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('region', { name: 'Now' })).toBeVisible()
  const typed = page.locator('input').filter({ visible: true })
  await expect
    .poll(() => typed.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .not.toContain('270')
})

test('a reading that the server could not save stays as typed, and is written once after several attempts', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  const mark = `sent again ${crypto.randomUUID()}`
  await page.getByLabel('Systolic').fill('119')
  await page.getByLabel('Systolic').press('Enter')
  await expect(page.getByLabel('Diastolic')).toBeFocused()
  await page.getByLabel('Diastolic').fill('77')
  await addNote(page, mark)

  // The server writes the reading, and its answer is lost on the way.
  await page.route(
    (url) => url.pathname === '/api/blood-pressure-readings',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502, body: 'Bad gateway' })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByText('Error logging reading')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue(mark)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your reading has been logged.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: mark })).toHaveCount(1)
})

test('a queued and rejected reading is edited, keeps its time, and is saved once', async ({
  page,
  context,
  request,
  allowConsole,
  signIn,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|status of 422/)
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension')
  await expect(page.getByText('No reading here yet.')).toBeVisible()
  await page.getByLabel('Systolic').fill('128')
  // The message shows that the checks are fetched, and with them the outbox and its list.
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Diastolic').fill('82')
  await addNote(page, 'After the stairs')
  await page.getByRole('button', { name: 'Log reading' }).click()
  const waiting = page.getByRole('list', { name: 'Unsent readings' }).getByRole('listitem')
  await expect(waiting).toHaveCount(1)

  const sent: { systolic: number; seconds_ago?: number }[] = []
  let isRejecting = true
  await page.route(
    (url) => url.pathname === '/api/blood-pressure-readings',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      if (!isRejecting) {
        sent.push(route.request().postDataJSON() as (typeof sent)[number])
        return route.fallback()
      }
      const message = 'Please check what you entered.'
      const fields = { systolic: 'Check the upper number.' }
      await route.fulfill({ status: 422, json: { code: 'invalid', message, fields } })
    },
  )
  await context.setOffline(false)
  await expect(waiting).toContainText('Not accepted. Check the upper number.')
  await expectNoAxeViolations(page)
  isRejecting = false
  await page.getByRole('button', { name: 'Edit 128/82 mmHg' }).click()
  await expect(page.getByLabel('Systolic')).toBeFocused()
  await expect(page.getByLabel('Systolic')).toHaveValue('128')
  await expect(page.getByLabel('Notes')).toHaveValue('After the stairs')
  await page.getByLabel('Systolic').fill('126')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByText('Your reading has been logged.')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(page.getByLabel('Systolic')).toHaveValue('')
  expect(sent).toHaveLength(1)
  expect(sent[0]!.systolic).toBe(126)
  expect(sent[0]!.seconds_ago).toBeGreaterThan(0)
})
