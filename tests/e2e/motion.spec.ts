import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Notes each animation of a change of page: how long it takes, in ms. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { transitionsSeen: seen })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (
          effect instanceof KeyframeEffect &&
          effect.pseudoElement?.startsWith('::view-transition')
        )
          seen.push(Number(effect.getComputedTiming().endTime))
      }
      requestAnimationFrame(look)
    }
    look()
  })
  return () =>
    page.evaluate(() => (window as typeof window & { transitionsSeen: number[] }).transitionsSeen)
}

async function goToAbout(page: Page) {
  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('one page fades into the next within 200 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const transitions = await watchTransitions(page)
  await goToAbout(page)
  await expect.poll(transitions).not.toEqual([])
  expect(Math.max(...(await transitions()))).toBeLessThanOrEqual(200)
})

test('with reduced motion no page fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const transitions = await watchTransitions(page)
  await goToAbout(page)
  // The browser still makes the parts of a transition, which take no time.
  expect((await transitions()).filter((ms) => ms > 0)).toEqual([])
})
