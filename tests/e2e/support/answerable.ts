import { expect, type Page } from '@playwright/test'

/** Waits until the question on the screen accepts an answer (`web/ui/forms/input-pause.ts`); a key pressed before does nothing. */
export async function untilAnswerable(page: Page) {
  await expect(page.locator('[data-paused]')).toHaveCount(0)
}
