import { expect, type Page } from '@playwright/test'

/** Waits until the question on the screen accepts an answer (`web/ui/forms/input-pause.ts`); a key pressed before does nothing. */
export async function untilAnswerable(page: Page) {
  await expect(page.locator('[data-paused]')).toHaveCount(0)
}

/** The title of the page, which is the question on the screen. */
export const question = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses the key of a value, so many times, and waits for the next question each time. */
export async function answer(page: Page, value: number, times = 1) {
  for (let count = 0; count < times; count++) {
    const before = await question(page).textContent()
    await untilAnswerable(page)
    await page.keyboard.press(String(value))
    await expect(question(page)).not.toHaveText(before ?? '')
  }
}

/** On the way to a first screening, agrees that health entries are kept; then starts it. */
export async function agreeAndStart(page: Page) {
  await page.goto('/screening')
  await page.getByRole('link', { name: 'Read and decide' }).click()
  await page.getByLabel(/agree that my health entries are kept/).check()
  await page.getByRole('button', { name: 'I agree', exact: true }).click()
  await page.waitForURL('**/screening')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  // `answer` waits for a change of the title, which the first question is as well.
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
}
