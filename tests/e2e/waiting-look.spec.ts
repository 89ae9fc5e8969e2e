import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** How light an element is painted, from 0 to 255, with its opacity over the ground of the page. */
const lightness = (part: Locator) =>
  part.evaluate((element) => {
    const paint = document.createElement('canvas').getContext('2d')!
    paint.fillStyle = getComputedStyle(document.body).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    paint.globalAlpha = Number(getComputedStyle(element).opacity)
    paint.fillStyle = getComputedStyle(element).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data
    return (red! + green! + blue!) / 3
  })

test('what is waited for in the dark is lighter than the ground, as a card is', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn('client@demo.test')
  await page.route(/\/api\/(?!profile)/, () => undefined)
  await page.goto('/intake')
  const block = page.locator('main .skeleton-block')
  await expect(block).toBeVisible()
  expect(await lightness(block)).toBeGreaterThan(await lightness(page.locator('body')))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
