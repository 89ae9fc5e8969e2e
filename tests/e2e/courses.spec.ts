import type { Page } from '@playwright/test'
import { untilAnswerable } from './support/answerable.ts'
import { pressOn } from './support/keyboard.ts'
import { openMenu } from './support/menu.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { isStored } from './support/stored.ts'
import { expect, test } from './support/test.ts'
import { untilHelpIsCached } from './support/worker.ts'

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('#root[data-awake]').waitFor()
}

/** Opens a course, and goes to its first step after the number. */
async function start(page: Page, id: string, mood = '6') {
  await open(page, `/courses/${id}`)
  await press(page, 'Start')
  await press(page, mood)
}

async function press(page: Page, name: string) {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  await button.waitFor()
  await untilAnswerable(page)
  await button.click()
}

/** What leaves the phone from now on, but for pages and files of the build. */
function followSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (
      request.method() !== 'GET' ||
      (/^\/(api|auth)\//.test(pathname) && pathname !== '/api/crisis-lines')
    )
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  return sent
}

test('a person goes through a whole course by keyboard, and always sees the focus', async ({
  page,
}) => {
  await open(page, '/courses')
  await pressOn(page, 'Be kind to yourself')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be kind to yourself')
  await expect(page.getByText('No person and no AI reads or answers here.')).toBeVisible()
  await pressOn(page, 'Start')
  await pressOn(page, '5')
  await pressOn(page, 'A mistake that I made')
  await pressOn(page, 'Next')
  await pressOn(page, 'Skip')
  await expect(page.getByText('What would you say to them?')).toBeVisible()
  await page.getByLabel('What I would say to them').fill('You tried. You can rest.')
  await pressOn(page, 'Next')
  await expect(page.getByText('You tried. You can rest.')).toBeVisible()
  await expect(page.getByText('4 slow breaths, about 40 seconds.')).toBeVisible()
  await pressOn(page, 'I did it')
  await pressOn(page, 'Rest for ten minutes')
  await pressOn(page, '7')
  await expect(page.getByText('When the hard voice comes, stop for a moment.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See all courses' })).toBeVisible()
  await expectPageChecks(page, 'the end of a course')
})

test('words of danger stop the course before anything else, stay in the field, and nothing is sent', async ({
  page,
}) => {
  await start(page, 'problem-steps')
  const sent = followSent(page)
  const field = page.getByLabel('My problems')
  await field.fill('rent and I want to end my life')
  await press(page, 'Next')
  const card = page.getByRole('alert').filter({ hasText: 'Please talk to a person now.' })
  await expect(card.getByRole('link', { name: /933/ })).toHaveAttribute('href', 'tel:933')
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await expect(card.getByRole('link', { name: 'Open the safety page' })).toHaveAttribute(
    'href',
    '/safety',
  )
  await expect(field).toHaveValue('rent and I want to end my life')
  await expectPageChecks(page, 'a course that words of danger have stopped')
  await press(page, 'I am safe. Continue the course')
  await press(page, 'Next')
  await expect(page.getByText('Is there one that you can change a little this week?')).toBeVisible()
  expect(sent).toEqual([])
})

test('a very low number shows the helplines, and a fall as well', async ({ page }) => {
  await start(page, 'grounding', '1')
  await expect(page.getByText('Are you safe right now?')).toBeVisible()
  const lines = page.getByRole('list', { name: 'Helplines' })
  await expect(lines.getByRole('link').first()).toHaveAttribute('href', 'tel:933')
  await expect(page.getByRole('link', { name: 'No, or I am not sure' })).toHaveAttribute(
    'href',
    '/safety',
  )
  await press(page, 'Yes, I am safe. Continue')
  await expect(page.getByText('Sit, or stand where you feel safe.')).toBeVisible()
})

test('what brings a person here leads to courses, and what is dangerous to help at once', async ({
  page,
}) => {
  await open(page, '/courses')
  await page.getByText('I cannot sleep').click()
  await expect(page.getByRole('link', { name: 'When you cannot sleep' }).first()).toBeVisible()
  const linkOf = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(linkOf('I do not want to live')).toHaveAttribute('href', '/safety')
  await expect(linkOf('Someone hurts me')).toHaveAttribute('href', '/help-now#violence')
  await expect(linkOf('I have no money')).toHaveAttribute('href', '/courses#money')
  await expectPageChecks(page, 'the courses')
})

test('a reload keeps the place and the words in this tab, and “Leave no trace” deletes them', async ({
  page,
}) => {
  await start(page, 'get-going')
  await press(page, 'I met people')
  await press(page, 'Next')
  await page.getByLabel('My activity, and when').fill('Walk with planted Mutinta')
  await page.reload()
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByLabel('My activity, and when')).toHaveValue('Walk with planted Mutinta')
  await page.getByRole('checkbox', { name: 'Leave no trace.' }).check()
  expect(await isStored(page, 'planted')).toBe(false)
  await press(page, 'Next')
  await expect(page.getByText('Walk with planted Mutinta')).toBeVisible()
  expect(await isStored(page, 'planted')).toBe(false)
  await page.reload()
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test.describe('a client', () => {
  test('finds their plan on the page of the courses, and logout deletes it', async ({
    page,
    signIn,
  }) => {
    await signIn('client@demo.test')
    await start(page, 'values')
    await press(page, 'Next')
    await press(page, 'My health')
    await press(page, 'Next')
    await page.getByLabel('How I want to be').fill('calm')
    await press(page, 'Next')
    await page.getByLabel('My small act today').fill('Walk to planted market')
    await press(page, 'Next')
    await press(page, 'I can do it today')
    await press(page, '8')
    await page.getByRole('link', { name: 'See all courses' }).click()
    const plan = page.getByRole('region', { name: 'You planned. How did it go?' })
    await expect(plan.getByText('Walk to planted market')).toBeVisible()
    await expectPageChecks(page, 'the courses with a plan')
    await openMenu(page)
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => isStored(page, 'planted')).toBe(false)
  })
})

test('after words about not being alive in a screening, safety comes first, and grounding alone', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  const answers = { 'PHQ-9': { '8': 1 } }
  await page.route('**/api/screening-results?limit=10', (route) =>
    route.fulfill({ json: [{ answers, created_at: new Date().toISOString() }] }),
  )
  await open(page, '/courses/values')
  await expect(page.getByRole('heading', { name: 'First: are you safe?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'A short exercise: calm your body' }).click()
  await expect(page.getByRole('heading', { name: 'First: are you safe?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await open(page, '/courses')
  await expect(page.getByRole('heading', { name: 'First: are you safe?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'What matters to you' })).toHaveCount(0)
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('each course opens without a connection once the courses were opened', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await open(page, '/courses')
    await untilHelpIsCached(page)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/courses/:id')) !== undefined))
      .toBe(true)
    await context.setOffline(true)
    await open(page, '/courses')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short guided steps')
    await start(page, 'unhooking')
    await press(page, 'Something from the past')
    await press(page, 'Next')
    await page.getByLabel('The thought').fill('I want to kill myself')
    await expect(page.getByRole('alert').getByRole('link', { name: /933/ })).toBeVisible()
    await context.setOffline(false)
  })
})

test('the chat offers the courses after its greeting, and no course after words of danger', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'AI Counselor' }).click()
  const chat = page.getByRole('region', { name: 'AI Counselor' })
  const courses = chat.getByRole('navigation', { name: 'Guided courses' })
  await expect(chat.getByText('Hello. I am here to listen.')).toBeInViewport()
  await expect(courses.getByRole('link')).toHaveCount(9)
  await expect(courses.getByText('Written steps, not a person and not an AI:')).toBeVisible()
  await expectPageChecks(page, 'the chat with courses')
  await chat.getByLabel('Your message').fill('I want to die')
  await chat.getByLabel('Your message').press('Enter')
  await expect(chat.getByRole('alert').getByRole('link', { name: /933/ })).toBeVisible()
  await expect(courses).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'AI Counselor' }).click()
  await courses.getByRole('link', { name: 'Calm your body' }).click()
  await expect(page).toHaveURL('/courses/grounding')
})
