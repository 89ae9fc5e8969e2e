import type { Locator, Page } from '@playwright/test'
import { answer, question, untilAnswerable } from './support/answerable.ts'
import { newClient } from './support/new-client.ts'
import { expectTargets } from './support/page-checks.ts'
import { untilLockable } from './support/stored.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** Enter on a control, after the page has moved the focus to its heading. */
async function enter(control: Locator) {
  await untilAnswerable(control.page())
  await expect(async () => {
    await control.focus()
    await control.evaluate(() => new Promise((next) => setTimeout(next, 150)))
    await expect(control).toBeFocused({ timeout: 100 })
  }).toPass()
  await control.press('Enter')
}

async function start(page: Page) {
  await page.goto('/screening')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
}

test('a user in distress answers by keyboard, sees help at once, continues through the gateway and saves the results', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/screening')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Start', exact: true }).focus()
  await page.keyboard.press('Enter')

  await expect(question(page)).toContainText('I have felt cheerful and in good spirits')
  await expect(question(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await expectTargets(page, 'a question')
  await answer(page, 1, 5)
  await expect(question(page)).toContainText('Feeling nervous, anxious or on edge')
  await answer(page, 2, 7)
  await answer(page, 2, 8)
  await expect(page.getByText('Question 9 of 9')).toBeVisible()
  await answer(page, 1)

  await expect(question(page)).toHaveText('Thank you for telling us')
  await expect(page.getByRole('link', { name: /933/ }).first()).toHaveAttribute('href', 'tel:933')
  await expectNoAxeViolations(page)
  await expectTargets(page, 'the safety page')
  await enter(page.getByRole('button', { name: 'Answer the questions' }))
  await answer(page, 0, 4)
  await expect(page.getByText('That still counts, whatever these four answers are.')).toBeVisible()
  await enter(page.getByRole('button', { name: 'Continue the screening' }))
  await expect(question(page)).toContainText('how difficult have these problems made it')
  await answer(page, 2)

  await expect(question(page)).toHaveText('A few more questions may help')
  await expectNoAxeViolations(page)
  await enter(page.getByRole('button', { name: 'Continue' }))
  await expect(question(page)).toContainText('Stomach pain')
  await answer(page, 1, 3)
  await enter(page.getByRole('button', { name: 'Does not apply to me' }))
  await expect(question(page)).toContainText('Headaches')
  await answer(page, 1, 11)
  await expect(question(page)).toContainText('Have you ever experienced this kind of event?')
  await expectNoAxeViolations(page)
  await answer(page, 0)
  await expect(question(page)).toContainText('cut down on your drinking or drug use')
  await expect(
    page.getByRole('button', { name: 'I do not drink alcohol or use drugs' }),
  ).toBeVisible()
  await answer(page, 0, 3)
  await expect(question(page)).toContainText('first thing in the morning')
  await answer(page, 1)

  await expect(question(page)).toHaveText('Your results')
  const stopping = page.getByRole('region', { name: 'Go to a clinic before you stop' })
  await expect(stopping).toContainText('do not stop at once. Go to a clinic first.')
  await expect(stopping).toContainText('after stopping is an emergency')
  await expect(
    page.getByText('Your screening results have been saved to your profile.'),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'You told us about thoughts of not being alive',
  )
  // That help is the step: no other one is offered.
  await expect(page.locator('.next-step')).toHaveCount(0)
  for (const [instrument, score] of [
    ['WHO-5', 20],
    ['GAD-7', 14],
    ['PHQ-9', 17],
    ['PHQ-15', 14],
    ['PC-PTSD-5', 0],
    ['CAGE-AID', 1],
  ] as const)
    await expect(page.getByText(`${instrument}: ${score} of`)).toBeVisible()
  await expectNoAxeViolations(page)
  await expectTargets(page, 'the results')
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('screening')

  await page.getByRole('link', { name: 'See what changed' }).click()
  await expect(question(page)).toHaveText('Your screening results')
  // One screening is no trend: its scores are in the table alone.
  await expect(page.getByRole('table', { name: 'Your screenings, newest first' })).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'You told us about thoughts of not being alive',
  )
  await expect(page.getByRole('main').locator('.button').first()).toHaveText('Open the safety page')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'A page for my clinician' }).click()
  await expect(question(page)).toHaveText('Screening summary')
  await expect(page.getByRole('row', { name: /PHQ-9/ })).toContainText('17 of 27')
  await expect(page.getByText('Please ask about safety')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('Back, a pause and a reload keep the answers, Skip opens the results, and a reload shows the saved ones', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await start(page)
  await page.getByRole('button', { name: 'Most of the time' }).click()
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await answer(page, 5)
  // All questions are one entry of the history: Back leaves the page, which saves the answers.
  await page.goBack()
  await page.waitForURL('**/patient-profile')
  await page.goForward()
  await expect(page.getByText('Question 3 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Most of the time' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await answer(page, 4)
  await page.reload()
  await expect(page.getByText('Question 2 of 5')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('You stopped at question 2 of 5, part 1 of 3.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/screening')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'All of the time' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await answer(page, 4, 4)
  await answer(page, 2, 7)
  await answer(page, 0, 9)
  await expect(question(page)).toHaveText('A few more questions may help')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(question(page)).toHaveText('Your results')
  await expect(page.getByText('Saved!')).toBeVisible()
  await expect(page.getByText('CAGE-AID:')).toHaveCount(0)
  await page.reload()
  await expect(question(page)).toHaveText('Your results are saved')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'See my results' }).click()
  await expect(question(page)).toHaveText('Your screening results')
})

test('offline, the safety page, the results and the help open, and the results are saved once when they are sent again', async ({
  page,
  context,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await start(page)
  await untilLockable(page)
  await context.setOffline(true)
  await answer(page, 5, 5)
  await answer(page, 0, 7)
  await answer(page, 0, 8)
  await answer(page, 3)
  await expect(question(page)).toHaveText('Thank you for telling us')
  await page.getByRole('button', { name: 'Not now, show me what helps' }).click()
  await page.getByRole('button', { name: 'See my results' }).click()
  await expect(question(page)).toHaveText('Your results')
  // WHO-5 is 100: help is still first, and nothing green praises.
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(first).toHaveText('You told us about thoughts of not being alive')
  await expect(page.getByText('Your well-being looks steady')).toHaveCount(0)
  await expect(page.locator('.screening-meaning')).toHaveCount(0)
  await expect(page.getByText('No one has been notified yet')).toBeVisible()
  await expect(page.getByText('Saved on this phone. We send it when you are online.')).toBeVisible()
  await expect(page.getByRole('link', { name: /933/ }).first()).toBeVisible()
  await expect(page.getByText('PHQ-9: 3 of')).toBeVisible()

  // The server saves it, and its response is lost.
  await page.route(
    (url) => url.pathname === '/api/screening-results',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Tell a clinician' })).toBeVisible()
  await expect(page.getByText('Saved to your profile. Only you see them')).toBeVisible()
  await page.goto('/screening/history')
  const list = page.getByRole('region', { name: 'Your screenings, newest first' })
  await expect(list.getByRole('row')).toHaveCount(2)
})

test('without consent a user can answer, and nothing is sent or stored in the tab', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request, { hasConsented: false })
  await signIn(person.email, person.password)
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().includes('/api/')) sent.push(one.url())
  })
  await page.goto('/screening')
  await page.getByRole('button', { name: 'Start, save nothing' }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await answer(page, 5, 5)
  await answer(page, 0, 7)
  await answer(page, 0, 8)
  await untilAnswerable(page)
  await page.keyboard.press('0')
  await expect(question(page)).toHaveText('Your results')
  await expect(page.getByText('we do not save this')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('link', { name: 'Done' }).click()
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('screening')
})

test('the second tap of a double tap answers nothing, and no answer of item 9 is where one of item 8 was', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await start(page)
  await answer(page, 4, 5)
  await answer(page, 0, 14)
  await expect(page.getByText('Question 8 of 9')).toBeVisible()
  await untilAnswerable(page)
  const answers = page.getByRole('main').locator('.answer')
  const before = await boxesOf(answers)
  const middle = before.at(-1)!
  const place = [middle.left + 40, (middle.top + middle.bottom) / 2] as const
  await page.mouse.click(...place)
  await expect(page.getByText('Question 9 of 9')).toBeVisible()
  // A second tap, wherever the answers are now, and a key.
  const after = await boxesOf(answers)
  await page.mouse.click(...place)
  await page.mouse.click(after[3]!.left + 20, after[3]!.top + 20)
  await page.keyboard.press('3')
  await untilAnswerable(page)
  await expect(page.getByText('Question 9 of 9')).toBeVisible()
  await expect(page.locator('.answer[aria-pressed="true"]')).toHaveCount(0)
  for (const box of after)
    for (const old of before)
      expect(box.top < old.bottom && box.bottom > old.top, 'one over the other').toBe(false)
  await expectNoAxeViolations(page)
  await answer(page, 0)
  await expect(page.getByText('Question 9 of 9')).toBeHidden()
})

const boxesOf = (answers: Locator) =>
  answers.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, bottom } = one.getBoundingClientRect()
      return { left, top, bottom }
    }),
  )
