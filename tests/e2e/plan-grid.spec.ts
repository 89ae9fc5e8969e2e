import { expectPageChecks } from './support/page-checks.ts'
import { cell, claimed, draft, openEditor, showDay, what, writers } from './support/plan-grid.ts'
import { expect, test } from './support/test.ts'

const lusakaTime = () =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Lusaka' }).format()

test('a cell is filled by keyboard from the foods, and Monday is copied to two days', async ({
  page,
  signIn,
}) => {
  test.slow()
  const { path } = await claimed(page.request, 'meal', {
    dietary_profile: { diet: 'Vegetarian', allergies: 'Groundnuts', mealsPerDay: '3' },
  })
  await signIn(writers.meal)
  await openEditor(page, path)
  await expect(draft(page)).toContainText('0 of 21 meals')

  await cell(page, 'Monday, Breakfast').focus()
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 'Monday, Lunch')).toBeFocused()
  const before = lusakaTime()
  await page.keyboard.type('ubwa')
  await expect(what(page)).toBeFocused()
  await expect(page.getByRole('option')).toHaveText(/^Nshima of maize meal/)
  await page.keyboard.press('ArrowDown')
  await expect(what(page)).toHaveAttribute(
    'aria-activedescendant',
    (await page.getByRole('option').getAttribute('id'))!,
  )
  await page.keyboard.press('Enter')
  await expect(what(page)).toHaveValue('Nshima of maize meal')
  await expect(page.getByLabel('Portion')).toHaveValue('2 lumps, each the size of your fist')
  await expect(page.getByRole('option')).toHaveCount(0)
  // The next food, which this person must not eat.
  await page.keyboard.type(', kapen')
  await expect(page.getByRole('option')).toContainText('Not vegetarian: kapenta')
  await expectPageChecks(page, 'the foods below a cell')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(what(page)).toHaveValue('Nshima of maize meal, Kapenta, dried')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Monday, Lunch')).toBeFocused()
  await expect(cell(page, 'Monday, Lunch')).toContainText('Not vegetarian: kapenta')
  await expect(draft(page)).toContainText('1 of 21 meals')
  await expect(draft(page)).toContainText(
    new RegExp(`Saved in this tab, (${before}|${lusakaTime()})`),
  )

  await showDay(page, 'Friday')
  await cell(page, 'Friday, Lunch').press('Enter')
  await page.keyboard.type('Beans with groundnuts')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(cell(page, 'Friday, Lunch')).toBeFocused()
  await expect(cell(page, 'Friday, Lunch')).toContainText('Must not eat: groundnuts')

  await showDay(page, 'Monday')
  const copy = page.getByRole('button', { name: 'Copy Monday to' })
  await copy.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Copy Monday to' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(6)
  await expect(dialog.getByText('Its meals are replaced.')).toHaveCount(1)
  // A key counts once the person has had time to see the dialog.
  await expect(dialog).not.toHaveAttribute('data-paused')
  await dialog.getByLabel('Wednesday').press('Space')
  await dialog.getByLabel('Friday').press('Space')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter')
  await expect(page.getByText('To Wednesday, Friday.')).toBeVisible()
  await expect(copy).toBeFocused()
  await expect(draft(page)).toContainText('3 of 21 meals')
  for (const day of ['Wednesday', 'Friday']) {
    await showDay(page, day)
    await expect(cell(page, `${day}, Lunch`)).toContainText('Nshima of maize meal, Kapenta')
  }
})

test('on a phone the week is shown one day at a time, and whole from 1024 px', async ({
  page,
  signIn,
}, { project }) => {
  test.slow()
  const { path } = await claimed(page.request, 'meal')
  await signIn(writers.meal)
  await openEditor(page, path)
  const days = page.getByRole('columnheader').filter({ visible: true })
  const strip = page.getByRole('group', { name: 'Day' })
  if (project.name !== 'phone') {
    await expect(days).toHaveCount(7)
    await expect(strip).toBeHidden()
    return
  }
  await expect(days).toHaveText(['Monday'])
  for (const button of await strip.getByRole('button').all()) {
    const { width, height } = (await button.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await strip.getByRole('button', { name: /^Tuesday, 0 of \d meals/ }).click()
  await expect(days).toHaveText(['Tuesday'])
  await cell(page, 'Tuesday, Lunch').focus()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 'Wednesday, Lunch')).toBeFocused()
  await expect(days).toHaveText(['Wednesday'])
  await page.setViewportSize({ width: 320, height: 640 })
  await expectPageChecks(page, 'one day at 320 px')
})

test('a lost network keeps what is typed in a cell, and says so', async ({
  page,
  context,
  signIn,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { path } = await claimed(page.request, 'meal')
  await signIn(writers.meal)
  await openEditor(page, path)
  await context.setOffline(true)
  await expect(draft(page)).toContainText('You are offline. Send it later.')
  await cell(page, 'Monday, Lunch').press('Enter')
  await page.keyboard.type('Nshima and rape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByLabel('Your message').fill('Greens twice a day.')
  await expect(draft(page)).toContainText(/Saved in this tab, \d\d:\d\d/)
  await expect(cell(page, 'Monday, Lunch')).toContainText('Nshima and rape')
  await context.setOffline(false)
  await expect(draft(page)).not.toContainText('You are offline.')
  await page.reload()
  await expect(cell(page, 'Monday, Lunch')).toContainText('Nshima and rape')
  await expect(draft(page)).toContainText(/Saved in this tab, \d\d:\d\d/)

  // The network is lost between the check and the sending: the plan stays, and is sent later.
  await page.getByRole('button', { name: 'Check and send' }).click()
  await expect(page.getByRole('heading', { name: 'Check the plan' })).toBeFocused()
  await page.getByRole('button', { name: 'Send plan' }).click()
  const question = page.getByRole('alertdialog')
  await context.setOffline(true)
  await question.getByRole('button', { name: 'Send plan' }).click()
  await expect(question.locator('.field-error')).toContainText('There is no connection')
  await context.setOffline(false)
  await question.getByRole('button', { name: 'Send plan' }).click()
  await expect(page.getByText('Plan sent')).toBeVisible()
})

test('two tabs do not replace each other’s plan unseen', async ({ page, signIn, allowConsole }) => {
  test.slow()
  allowConsole(/status of 409/)
  const { id, desk, path } = await claimed(page.request, 'meal')
  await signIn(writers.meal)
  await openEditor(page, path)
  await cell(page, 'Monday, Lunch').press('Enter')
  await page.keyboard.type('Nshima and rape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByLabel('Your message').fill('From the first tab.')
  const other = await desk.send('PUT', `/api/provider/plan-requests/${id}/plan`, {
    dietitian_message: 'From the second tab.',
    weekly_schedule: [{ day: 'Monday', meals: [{ meal: 'Lunch', dish: 'Rice' }] }],
    follows_version: 0,
  })
  expect(other.status(), await other.text()).toBe(200)
  await page.getByRole('button', { name: 'Check and send' }).click()
  await page.getByRole('button', { name: 'Send plan' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Send plan' }).click()
  await expect(question.locator('.field-error')).toContainText(
    'Another version of this plan was sent',
  )
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByText('Version 1 was sent after you started this draft')).toBeVisible()
  await page.getByRole('button', { name: 'Send plan' }).click()
  await question.getByRole('button', { name: 'Send plan' }).click()
  await expect(page.getByText('Plan sent')).toBeVisible()
})

test('a fitness expert plans sessions in the same grid, and copies one', async ({
  page,
  signIn,
}) => {
  test.slow()
  const { path } = await claimed(page.request, 'exercise', {
    fitness_level: { daysPerWeek: 4 },
  })
  await signIn(writers.exercise)
  await openEditor(page, path)
  await expect(draft(page)).toContainText('0 of 4 sessions')
  await cell(page, 'Monday, Session').press('Enter')
  const session = page.getByRole('region', { name: 'Monday, Session' })
  await expect(session.getByLabel('What the day is for')).toBeFocused()
  await page.keyboard.type('Legs and balance')
  await session.getByLabel('Exercise', { exact: true }).fill('Squats')
  await expectPageChecks(page, 'a session')
  await session.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(cell(page, 'Monday, Session')).toBeFocused()
  await expect(cell(page, 'Monday, Session')).toContainText('1 exercise')
  await page.getByRole('button', { name: 'Copy Monday to' }).click()
  await page.getByRole('dialog').getByLabel('Thursday').check()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(draft(page)).toContainText('2 of 4 sessions')
  await showDay(page, 'Thursday')
  await expect(cell(page, 'Thursday, Session')).toContainText('Legs and balance')
})
