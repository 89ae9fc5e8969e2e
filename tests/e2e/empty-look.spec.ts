import { expect, test } from './support/test.ts'

test('a text where nothing is shown has rows of about the same length', async ({
  page,
  signIn,
}) => {
  await signIn('pending@demo.test')
  await page.goto('/appointment-scheduler')
  const text = page.locator('main .empty-state > p').filter({ hasText: 'Not verified yet' })
  await expect(text).toBeVisible()
  const rows = await text.evaluate((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    return [...range.getClientRects()].map(({ width }) => width)
  })
  expect(rows.length).toBeGreaterThan(1)
  expect(Math.min(...rows)).toBeGreaterThan(Math.max(...rows) * 0.6)
})
