import type { Page } from '@playwright/test'
import { burnoutQuestions } from '#domain/students/burnout.ts'
import { untilAnswerable } from './support/answerable.ts'
import { tabTo } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { logIn } from './support/new-person.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

const task = (page: Page, title: string) => page.getByRole('button', { name: `Change: ${title}` })
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Done: ${title}` })
/** The list under this heading of the planner. */
const place = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

async function write(page: Page, title: string, day: string) {
  await page.getByLabel('What do you want to do?').fill(title)
  await page.getByLabel('Day', { exact: true }).selectOption(day)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(task(page, title)).toBeVisible()
}

test('a week is planned by keyboard, moved, sorted and ticked, and is shown after a reload only to its owner', async ({
  page,
  browser,
  request,
  signIn,
}) => {
  test.setTimeout(limit(180_000))
  const { email, password } = await newClient(request, { isStudent: true })
  await signIn(email, password)
  await page.goto('/time-management')
  await expect(page.getByText('Nothing is planned for this week yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(page.getByRole('button', { name: 'Back to this week' })).toBeVisible()

  await tabTo(page, 'What do you want to do?')
  await page.keyboard.type('Read chapter 3')
  await page.keyboard.press('Enter')
  await expect(task(page, 'Read chapter 3')).toBeVisible()
  await expect(page.getByLabel('What do you want to do?')).toBeFocused()
  await expect(page.getByLabel('What do you want to do?')).toHaveValue('')
  await expect(
    place(page, 'Some time this week').getByText('Read chapter 3', { exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Write what you want to do.' })).toBeVisible()

  await tabTo(page, 'Change: Read chapter 3')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change the task' })
  await expect(dialog).toBeVisible()
  await tabTo(page, 'Day')
  await page.keyboard.type('Wednesday')
  await dialog.getByLabel('Time').fill('14:30')
  await dialog.getByLabel('Plan').check()
  await expectPageChecks(page, 'a task opened')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText(/^Moved to Wednesday/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(task(page, 'Read chapter 3')).toBeFocused()
  await expect(place(page, /^Wednesday/).getByText('14:30 · Plan')).toBeVisible()
  await tick(page, 'Read chapter 3').press('Space')
  await expect(page.getByText('Done: 1 of 1')).toBeVisible()

  await page.getByRole('button', { name: 'Back to this week' }).click()
  await write(page, 'Call home', 'Some time this week')
  await write(page, 'Old plan', 'Some time this week')
  await task(page, 'Old plan').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete “Old plan”?' }).waitFor()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(task(page, 'Old plan')).toBeHidden()
  await page.getByRole('tab', { name: 'Priorities' }).click()
  await task(page, 'Call home').click()
  await dialog.getByLabel('Do now').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(place(page, 'Do now').getByText('Call home', { exact: true })).toBeVisible()
  await expectPageChecks(page, 'the four boxes')

  await page.reload()
  await expect(task(page, 'Call home')).toBeVisible()
  await expectPageChecks(page, 'a week with a task')
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(tick(page, 'Read chapter 3')).toBeChecked()

  const other = await newClient(request, { isStudent: true })
  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto('/login')
  await stranger.getByLabel('Email').fill(other.email)
  await stranger.getByLabel('Password', { exact: true }).fill(other.password)
  await stranger.getByRole('button', { name: 'Login' }).click()
  await stranger.waitForURL('**/student-profile')
  await stranger.goto('/time-management')
  await expect(stranger.getByText('Nothing is planned for this week yet.')).toBeVisible()
  await stranger.getByRole('button', { name: 'Week after' }).click()
  await expect(stranger.getByText('Nothing is planned for this week yet.')).toBeVisible()
  await context.close()
})

test('the focus timer continues over a reload, announces its end, and saves the round once', async ({
  page,
  context,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { email, password } = await newClient(request, { isStudent: true })
  // Behind by what it leaps, so that it ends on the server's day.
  await page.clock.install({ time: Date.now() - 27 * 60_000 })
  await signIn(email, password)
  await page.goto('/time-management?view=focus')
  await expect(page.getByText('No round yet today.')).toBeVisible()
  await page.getByText('Lengths, sound and vibration').click()
  await page.getByLabel('Focus', { exact: true }).fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Enter whole minutes from 5 to 90.' })).toBeVisible()
  await page.getByLabel('Focus', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('timer')).toHaveText('20:00')
  await expectPageChecks(page, 'the focus timer')

  await page.getByRole('button', { name: 'Start to focus' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.clock.fastForward('12:00')
  await expect(page).toHaveTitle(/^[78]:\d\d · Time management/)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^[78]:/)
  // A clock that leaps while the days are on their way would give them up as overdue.
  await expect(page.getByText('No round yet today.')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.fastForward('06:00')
  await expect(page.getByRole('timer')).toHaveText(/^[78]:/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()

  // The browser is offline when it ends: the round is queued, and is counted once.
  await context.setOffline(true)
  await page.clock.fastForward('08:01')
  await expect(page.getByText('Time is up: one round done.')).toBeVisible()
  await expect(page).toHaveTitle(/^Time is up · /)
  await expect(page.getByText('1 round is saved on this phone')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Today: 1 round, 20 minutes.')).toBeVisible()
  await expect(page.getByText('1 round is saved on this phone')).toBeHidden()
  await page.reload()
  await expect(page.getByText('Today: 1 round, 20 minutes.')).toBeVisible()
  await expect(page.getByText('1 of 4 rounds until the long break')).toBeVisible()
  await page.getByRole('button', { name: 'Start the break' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^[45]:/)
})

test('a round that ended offline, or after the session expired, is sent when the connection is back', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const student = await newClient(request, { isStudent: true })
  await page.clock.install({ time: Date.now() - 26 * 60_000 })
  // By the page, so that what renews the session is there when the connection is not.
  await logIn(page, student)
  await page.waitForURL('**/student-profile')
  await page.goto('/time-management?view=focus')
  await expect(page.getByText('No round yet today.')).toBeVisible()
  await page.getByRole('button', { name: 'Start to focus' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()

  await context.setOffline(true)
  const unrenewed = page.waitForEvent('requestfailed', (one) => one.url().includes('/token'))
  await page.clock.fastForward('25:01')
  await expect(page.getByText('1 round is saved on this phone')).toBeVisible()
  await unrenewed
  // As long as the login retries automatically: the attempt after that is its last.
  const last = page.waitForEvent('requestfailed', (one) => one.url().includes('/token'))
  await page.clock.fastForward('00:31')
  await last
  await context.setOffline(false)
  await expect(page.getByText('Today: 1 round, 25 minutes.')).toBeVisible()
})

test('a self-check links to help, is saved only with consent, and the exercises work offline and without motion', async ({
  page,
  context,
  request,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(180_000))
  allowConsole(/Failed to load resource/)
  const person = await newClient(request, { isStudent: true, hasConsented: false })
  await signIn(person.email, person.password)
  await page.goto('/burnout')
  await expect(page.getByText('No checks yet.')).toBeVisible()
  await expectPageChecks(page, 'burnout, before the first check')

  await page.getByRole('button', { name: 'Start the check' }).click()
  for (const [index, { text }] of burnoutQuestions.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeFocused()
    // Back keeps the answer, and the key of a number chooses.
    if (index === 2) {
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Every day' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await page.goForward()
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
      await expectPageChecks(page, 'a question of the check')
      // A reload keeps the question and the answers before it.
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeFocused()
    }
    await untilAnswerable(page)
    await page.keyboard.press('4')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Running on empty')
  const help = page.getByRole('region', { name: 'Let someone help you' })
  await expect(help.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
    'href',
    '/book-appointment',
  )
  await expect(help.getByRole('link', { name: 'Take the screening' })).toHaveAttribute(
    'href',
    '/screening',
  )
  await expect(help.getByRole('link', { name: '933' })).toHaveAttribute('href', 'tel:933')
  await expect(page.getByText('This is not a test and not a diagnosis.')).toBeVisible()
  await expectPageChecks(page, 'the result of a check')
  await page.getByRole('link', { name: 'Read and decide' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I agree' }).click()
  await page.getByRole('button', { name: 'Continue where you stopped' }).click()
  await expect(page.getByText('Saved. Only you can see it.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the exercises' }).click()
  await expect(page.getByText('Running on empty, 88 of 100.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Running on empty, 88 of 100.')).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await context.setOffline(true)
  await page.clock.install()
  await page.getByRole('button', { name: 'Start to breathe' }).click()
  await expect(page.getByText('Round 1 of 4')).toBeVisible()
  await expect(page.getByRole('status').getByText('Breathe in')).toBeAttached()
  const sizeOf = () =>
    page.locator('.breath-circle').evaluate((circle) => circle.getBoundingClientRect().width)
  const size = await sizeOf()
  // The phone corrects its clock meanwhile.
  await page.clock.setSystemTime(Date.now() - 3 * 3_600_000)
  await page.clock.fastForward(8_500)
  await expect(page.getByRole('status').getByText('Breathe out')).toBeAttached()
  expect(await sizeOf()).toBe(size)
  await page.clock.fastForward(56_000)
  await page.getByRole('button', { name: '8', exact: true }).click()
  await expect(page.getByText('Still very tense.')).toBeVisible()

  await page.getByRole('button', { name: 'Start with five things' }).click()
  for (const words of ['see', 'feel', 'hear', 'smell']) {
    await expect(page.getByText(`things you can ${words}`)).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByText('thing you can taste')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: '2', exact: true }).last().click()
  await expect(page.getByText('Good. Keep this for the next hard moment.')).toBeVisible()
  await context.setOffline(false)
})
