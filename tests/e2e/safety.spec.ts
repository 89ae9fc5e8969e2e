import type { Page } from '@playwright/test'
import { untilAnswerable } from './support/answerable.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

async function open(page: Page) {
  await page.goto('/safety')
  await page.locator('#root[data-awake]').waitFor()
}

/** Answers the question on the screen and waits for the next one to take the focus. */
async function answer(page: Page, ...answers: string[]) {
  for (const name of answers) {
    const question = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(question ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
}

async function expectHelplines(page: Page) {
  const lines = page.getByRole('main').getByRole('list', { name: 'Helplines' })
  for (const number of ['933', '116', '112'])
    await expect(lines.locator(`a[href="tel:${number}"]`)).toBeVisible()
}

test('four answers of No never say that there is no danger, and still offer help, a plan, a visit and an alert', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Answer the questions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'In the past few weeks, have you wished you were dead?',
  )
  await answer(page, 'No', 'No', 'No', 'No')
  await expect(page.getByText('What brought you here still counts.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/not in danger|you are safe/i)
  for (const name of ['Make my plan', 'Book an appointment', 'ask someone to come'])
    await expect(page.getByRole('link', { name })).toBeVisible()
  await expectHelplines(page)
})

test('a Yes, or a skipped question, leads to the fifth question and to help', async ({ page }) => {
  for (const [given, fifth] of [
    ['Yes', 'No'],
    ['Prefer not to answer', 'No'],
  ] as const) {
    await open(page)
    await page.getByRole('button', { name: 'Answer the questions' }).click()
    await answer(page, 'No', given, 'No', 'No')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Are you having thoughts of killing yourself right now?',
    )
    await answer(page, fifth)
    await expect(page.getByRole('heading', { name: 'Make a safety plan' })).toBeVisible()
    await expectHelplines(page)
  }
})

test('thoughts right now, confirmed or not denied, ask to call at once, and do not name the police', async ({
  page,
}) => {
  for (const fifth of ['Yes', 'Prefer not to answer']) {
    await open(page)
    await page.getByRole('button', { name: 'Answer the questions' }).click()
    await answer(page, 'No', 'No', 'Yes', 'No', fifth)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please call now')
    await expectHelplines(page)
    await expect(page.getByText('No one monitors this page.')).toBeVisible()
    await expect(page.getByText('Go to the nearest hospital or clinic.')).toBeVisible()
  }
})

test('after "prefer not to answer" the page shows help, as after a Yes', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Not now, show me what helps' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That is all right')
  await expect(page.getByRole('heading', { name: 'Make a safety plan' })).toBeVisible()
  await expectHelplines(page)
})

test('Back keeps the answer, and the questions are one entry of the browser’s history', async ({
  page,
}) => {
  await page.goto('/about')
  await open(page)
  await page.getByRole('button', { name: 'Answer the questions' }).click()
  await answer(page, 'Yes')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wished you were dead')
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goBack()
  await expect(page).toHaveTitle(/^About/)
})

test('all steps work by keyboard alone', async ({ page }) => {
  await open(page)
  const start = page.getByRole('button', { name: 'Answer the questions' })
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const [key, next] of [
    ['0', 'better off'],
    ['0', 'thoughts about killing yourself'],
    ['0', 'Have you ever tried'],
    ['1', 'right now'],
  ] as const) {
    await untilAnswerable(page)
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(next)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeFocused()
  await untilAnswerable(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please call now')
})

test('nothing of the answers is stored or sent', async ({ page }) => {
  await open(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Answer the questions' }).click()
  await answer(page, 'Yes', 'Yes', 'Yes', 'Yes', 'Yes')
  expect(sent).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).toBe('[{},{}]')
})

test('a provider is notified when the user asks for it, and the page claims no earlier notification', async ({
  page,
  context,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await signIn('student@demo.test')
  await open(page)
  await page.getByRole('button', { name: 'Not now, show me what helps' }).click()
  await expect(page.getByText('No one monitors this page.')).toBeVisible()
  await context.setOffline(true)
  const notify = page.getByRole('button', { name: 'Tell a clinician' })
  await notify.click()
  await expect(page.getByText('No one has been notified.')).toBeVisible()
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await notify.click()
  await expect(page.getByText(/message to Chileshe Mumba/)).toBeVisible()
  await expect(page.getByText('This is not an emergency service')).toBeVisible()
})

test('a user with consent to alerts who only reads the help raises no alert', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  const raised: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/safety-alerts')) raised.push(request.url())
  })
  await open(page)
  await page.getByRole('button', { name: 'Not now, show me what helps' }).click()
  await expect(page.getByRole('button', { name: 'Tell a clinician' })).toBeVisible()
  await page.getByRole('button', { name: 'Someone is with me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for being here')
  expect(raised).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    await expectNoAxeViolations(page)
    await page.getByText('What to do on the way').click()
    await expect(page.getByText('Do not make them vomit.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Someone is with me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for being here')
    await expect(page.getByRole('listitem').first()).toContainText('Have you already taken')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Give the phone back' }).click()
    await page.getByRole('button', { name: 'Answer the questions' }).click()
    await expectNoAxeViolations(page)
    await answer(page, 'No', 'No', 'No', 'No')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await answer(page, 'Yes', 'No')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await answer(page, 'Yes')
    await expectNoAxeViolations(page)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows the numbers, the exit link and the advice for a companion', async ({
    page,
  }) => {
    await page.goto('/safety')
    await expectHelplines(page)
    await expect(page.getByRole('link', { name: 'Exit this page' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Answer the questions' })).toBeHidden()
    await page.getByText('What to do on the way').click()
    await expect(page.getByText('Bring the container.')).toBeVisible()
    await page.getByRole('link', { name: 'Someone is with me' }).click()
    await expect(page.getByText('Ask plainly.')).toBeVisible()
    await expect(
      page.getByText('Go to the nearest hospital now, also if you feel well.'),
    ).toBeVisible()
  })
})
