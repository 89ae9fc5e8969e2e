import { spaceText } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

test('the ground of the home page reaches both edges of a wide screen', async ({ page }) => {
  await page.goto('/')
  for (const width of [1280, 1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: 1000 })
    const ends = await page.locator('.home-opening .drawing').evaluate((drawing) => {
      const lines = [...drawing.querySelectorAll('path')].map((path) =>
        path.getBoundingClientRect(),
      )
      const clip = drawing.parentElement!.getBoundingClientRect()
      const isShown = getComputedStyle(drawing).overflow === 'visible'
      const grounds = lines.filter((line) => line.width > clip.width * 0.95)
      return grounds.map(({ left, right }) => isShown && left <= clip.left && right >= clip.right)
    })
    expect(ends, `${width} px`).toEqual([true, true])
  }
})

test('the exit is written with one space, and a count of 99+ leaves the name of its place free, with wide text too', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 780 })
  await page.goto('/safety')
  await page.locator('#root[data-awake]').waitFor()
  const exit = page.getByRole('link', { name: 'Exit this page' })
  expect(await exit.evaluate((link) => (link as HTMLElement).innerText)).toBe('Exit this page')

  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('therapist@demo.test')
  await page.goto('/provider-profile')
  const place = page
    .getByRole('navigation', { name: 'Your places' })
    .getByRole('link', { name: 'Messages' })
  await expect(place.locator('.count')).toBeVisible()
  await place.locator('.count').evaluate((count) => (count.firstChild!.textContent = '99+'))
  for (const isWide of [false, true]) {
    await spaceText(page, isWide)
    const overlap = await place.evaluate((link) => {
      const name = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)!
      const range = document.createRange()
      range.selectNode(name)
      const count = link.querySelector('.count')!.getBoundingClientRect()
      return { below: range.getBoundingClientRect().top - count.bottom, right: count.right }
    })
    expect(overlap.below).toBeGreaterThanOrEqual(0)
    expect(overlap.right).toBeLessThanOrEqual(360)
  }
})
