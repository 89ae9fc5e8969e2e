import type { Page } from '@playwright/test'
import { answer, question, untilAnswerable } from './support/answerable.ts'
import { newClient } from './support/new-client.ts'
import { logIn, newPerson, sendSignUp } from './support/new-person.ts'
import { countPresses } from './support/presses.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** All that this browser keeps of the site, but for the pages that the worker stores. */
const stored = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await indexedDB.databases(),
      history.state,
    ]),
  )

/** From the intro to the results of a person who is well. */
async function answerAll(page: Page) {
  await page.goto('/screening/try')
  await page.getByRole('button', { name: 'I am 18 or older: start' }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await answer(page, 4, 5)
  await answer(page, 0, 16)
  await expect(question(page)).toHaveText('Your results')
}

/** The presses of the buttons of results, and the form that follows. */
async function keepWithNewAccount(page: Page, person: ReturnType<typeof newPerson>) {
  await page.getByRole('button', { name: 'Keep it with an account' }).click()
  await page.waitForURL(/\/signup\?next=/)
  await sendSignUp(page, person, 'Client', '/signup?next=%2Fscreening%2Fkeep')
}

const screeningCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (
      /screening-results|safety/.test(new URL(request.url()).pathname) &&
      request.method() !== 'GET'
    )
      calls.push(request.method())
  })
  return calls
}

test('from the home page to a screening result without an account: help comes at once, and nothing is sent or stored', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() !== 'GET' || request.postData() !== null || search !== '')
      sent.push(`${request.method()} ${pathname}${search}`)
  })
  const { press, total } = countPresses(page)
  await page.goto('/')
  await page.locator('#root').hover()
  await press(page.getByRole('link', { name: 'Take Screening Test' }))
  await page.waitForURL('**/screening/try')
  await expect(page.getByRole('heading', { name: 'Try it now, nothing is saved' })).toBeVisible()
  await expectPageChecks(page, 'the page before the questions')
  const before = await stored(page)

  await press(page.getByRole('button', { name: 'I am 18 or older: start' }))
  await expect(question(page)).toContainText('I have felt cheerful and in good spirits')
  await expect(question(page)).toBeFocused()
  await expectNoAxeViolations(page)
  const answers = [...Array<number>(5).fill(2), ...Array<number>(15).fill(1), 1]
  for (const value of answers) {
    const asked = (await question(page).textContent()) ?? ''
    await untilAnswerable(page)
    await press(page.locator(`.answers button`).nth(value))
    await expect(question(page)).not.toHaveText(asked)
  }

  await expect(question(page)).toHaveText('Thank you for telling us')
  await expect(page.getByRole('link', { name: /933/ }).first()).toHaveAttribute('href', 'tel:933')
  await untilAnswerable(page)
  await press(page.getByRole('button', { name: 'Not now, show me what helps' }))
  await expect(page.getByText('We have notified no one.')).toBeVisible()
  await untilAnswerable(page)
  await press(page.getByRole('button', { name: 'See my results' }))

  await expect(question(page)).toHaveText('Your results')
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(first).toHaveText('You told us about thoughts of not being alive')
  await expect(page.getByText('PHQ-9: 9 of')).toBeVisible()
  await expectPageChecks(page, 'the results of a visitor')
  expect(await stored(page)).toBe(before)
  expect(sent).toEqual([])
  // One for each question, and five more.
  expect(total()).toBeLessThanOrEqual(answers.length + 5)

  // In the memory of the page alone: another page leads back, a reload finds nothing.
  await page.getByRole('main').getByRole('link', { name: 'Open the safety page' }).click()
  await page.waitForURL('**/safety')
  await page.goBack()
  await page.goto('/screening/try')
  await expect(page.getByRole('heading', { name: 'Try it now, nothing is saved' })).toBeVisible()
  expect(sent).toEqual([])
})

test('a visitor keeps the result with a new account, after the consent and once', async ({
  page,
  readMail,
}) => {
  const calls = screeningCalls(page)
  const person = newPerson()
  await answerAll(page)
  await keepWithNewAccount(page, person)
  const [code] = /\b\d{6}\b/.exec((await readMail(person.email, /^Confirm your email/)).text)!
  await page.getByLabel('Six-digit code').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.waitForURL('**/screening/keep')
  await expect(question(page)).toHaveText('Are these your answers?')
  await expect(page.getByRole('main').getByText(person.full_name)).toBeVisible()
  await expectPageChecks(page, 'whose the answers are')
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Yes, keep them' }).click()
  await page.getByLabel(/agree that my health entries are kept/).check()
  await page.getByRole('button', { name: 'I agree', exact: true }).click()
  await expect(
    page.getByText('Your screening results have been saved to your profile.'),
  ).toBeVisible()
  await expect(question(page)).toHaveText('Your results')
  expect(await stored(page)).not.toContain('handed-over')
  await page.goto('/screening/history')
  const list = page.getByRole('table', { name: 'Your screenings, newest first' })
  await expect(list.getByRole('row')).toHaveCount(2)
  expect(calls).toEqual(['POST'])
})

test('results that were not claimed are saved to no other account, and gone with the tab', async ({
  page,
  context,
  request,
}) => {
  const other = await newClient(request)
  const calls = screeningCalls(page)
  const nothing = page.getByRole('heading', { name: 'There is nothing to keep' })

  // Signed up with one address, logged in with another.
  await answerAll(page)
  await keepWithNewAccount(page, newPerson())
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await logIn(page, other, '/login?next=%2Fscreening%2Fkeep')
  await expect(nothing).toBeVisible()
  expect(await stored(page)).not.toContain('handed-over')

  // The way into the account was left for another page.
  await page.evaluate(() => sessionStorage.clear())
  await answerAll(page)
  await page.getByRole('button', { name: 'I have an account' }).click()
  await page.waitForURL(/\/login\?next=/)
  expect(await stored(page)).toContain('handed-over')
  const closed = await context.newPage()
  await closed.goto('/screening/try')
  expect(await stored(closed)).not.toContain('handed-over')
  await closed.close()
  await page.goto('/about')
  await expect.poll(() => stored(page)).not.toContain('handed-over')

  // Another person goes on where a visitor stopped: they see no result, and delete what is not theirs.
  await answerAll(page)
  await page.getByRole('button', { name: 'I have an account' }).click()
  await page.waitForURL(/\/login\?next=/)
  await logIn(page, other, '/login?next=%2Fscreening%2Fkeep')
  await expect(question(page)).toHaveText('Are these your answers?')
  await expect(page.getByText('PHQ-9')).toHaveCount(0)
  await page.getByRole('button', { name: 'No, delete them' }).click()
  await expect(nothing).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await stored(page)).not.toContain('handed-over')
  expect(calls).toEqual([])
})
