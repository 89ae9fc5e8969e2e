import { untilAnswerable } from './support/answerable.ts'
import type { Locator, Page } from '@playwright/test'
import { logBloodPressure } from './support/readings.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** Whether the two elements overlap. */
async function doOverlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  return !isApart
}

/** Whether a press in the middle of this would reach it. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

async function openKit(page: Page) {
  await page.goto('/dev/kit')
  await page.locator('#root[data-awake]').waitFor()
}

test('a crisis notice covers neither the emergency card nor a number to call', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  await logBloodPressure(page, 191, 126)
  const notice = page.getByText('Hypertensive Crisis Alert!')
  await expect(notice).toBeVisible()
  await notice.hover()
  const box = page.getByRole('alert').filter({ has: notice }).locator('> *')
  const card = page.getByRole('alert').filter({ hasText: 'Emergency' })
  const call = card.getByRole('link', { name: '112' })
  await expect(call).toBeInViewport({ ratio: 1 })
  expect(await isOnTop(call), 'the number can be pressed').toBe(true)
  // Whatever of the card is on the screen can be read: the page ends where the notice begins.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  expect(await doOverlap(box, isPhone ? page.locator('#page') : card)).toBe(false)
})

test('a notice that appears while a dialog is open can be read and dismissed there', async ({
  page,
}) => {
  await openKit(page)
  await page.clock.install()
  await page.getByRole('button', { name: 'Alert', exact: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Hypertensive Crisis Alert!' })
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appointment details' })
  await expect(dialog.getByRole('alert')).toContainText('Hypertensive Crisis Alert!')
  await expect(notice).toHaveCount(1)
  const dismiss = dialog.getByRole('button', { name: 'Dismiss' })
  expect(await isOnTop(dismiss)).toBe(true)
  expect(await doOverlap(dialog.getByRole('alert'), dialog.getByText('Thursday 12'))).toBe(false)

  // It moves to the page when the dialog is closed.
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  await untilAnswerable(page)
  await dismiss.press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

for (const visitor of ['signed out', 'client@demo.test'])
  test(`the control that has the focus is seen when a notice appears over it, ${visitor}`, async ({
    page,
    signIn,
  }) => {
    if (visitor !== 'signed out') await signIn(visitor)
    await openKit(page)
    const button = page.getByRole('button', { name: 'Alert', exact: true })
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await button.press('Enter')
    await expect(page.getByText('Hypertensive Crisis Alert!')).toBeVisible()
    await expect(button).toBeFocused()
    await expect.poll(() => isOnTop(button), { timeout: limit(3000) }).toBe(true)
    // Each control that the focus comes to next, too.
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => isOnTop(page.locator(':focus')), { timeout: limit(3000) }).toBe(true)
    }
  })

test('where a form of a visitor says what is wrong, its notice covers no control of it on a phone', async ({
  page,
  allowConsole,
}, info) => {
  test.skip(info.project.name === 'desktop', 'on a wide screen a notice stands beside the form')
  allowConsole(/status of 400/)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/login')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByLabel('Email').fill('no-one@example.test')
  await page.getByLabel('Password', { exact: true }).fill('Wrong-2026!')
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await login.click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.locator('.toast')).toHaveCount(1)
  for (const control of await page.locator('main :is(a, button, input)').all()) {
    if (!(await control.isVisible())) continue
    await control.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
    await expect.poll(() => isOnTop(control), { timeout: limit(3000) }).toBe(true)
  }
})

test('the bottom bar covers no content, and the focus is never beneath it', async ({
  page,
  signIn,
}, info) => {
  test.skip(info.project.name === 'desktop', 'wide screens have no such bar')
  await signIn('client@demo.test')
  for (const path of ['/patient-profile', '/hypertension', '/account', '/account/sharing']) {
    await page.goto(path)
    // The bar of the placeholder is replaced with the page.
    await page.locator('#root[data-awake]').waitFor()
    const bar = page.getByRole('navigation', { name: 'Your places' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect(await doOverlap(bar, page.locator('#page'))).toBe(false)
    const longer = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(longer, 'the screen itself does not scroll').toBe(0)
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if ((await focused.count()) === 0) break
      const box = (await focused.boundingBox())!
      const isInPage = await focused.evaluate((element) => element.closest('#page') !== null)
      if (!isInPage) continue
      const html = await focused.evaluate((element) => element.outerHTML.slice(0, 120))
      const { y } = (await bar.boundingBox())!
      // Of what is taller than the screen, the beginning is seen.
      expect(box.height < 200 ? box.y + box.height : box.y, html).toBeLessThanOrEqual(y)
    }
  }
})

test('the scroll position stays when the bar appears, and a new page starts at its top', async ({
  page,
  signIn,
}, info) => {
  test.skip(info.project.name === 'desktop', 'wide screens have no such bar')
  await signIn('client@demo.test')
  await page.goto('/about')
  const bar = page.getByRole('navigation', { name: 'Your places' })
  await expect(bar).toBeVisible()
  const scrolled = () => page.locator('#page').evaluate(({ scrollTop }) => scrollTop)
  // The browser goes on with a scroll that is under way, wherever the page is put meanwhile.
  const end = await page.locator('#page').evaluateHandle((box) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    box.addEventListener('scrollend', resolve, { once: true })
    // In an object: what waits for the handle would wait for a promise.
    return { promise }
  })
  await page.keyboard.press('PageDown')
  await end.evaluate(({ promise }) => promise.then(() => undefined))
  expect(await scrolled()).toBeGreaterThan(100)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus()
  expect(await scrolled()).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(scrolled).toBe(0)
})
