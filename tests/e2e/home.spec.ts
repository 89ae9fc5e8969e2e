import { brand } from '#domain/values/brand.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('the home page is shown before any script, and axe finds no issue', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(baseURL!)
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(plain.getByRole('link', { name: 'Pricing', includeHidden: true })).not.toHaveCount(0)
  await plain.close()

  await page.goto('/')
  await expect(page).toHaveTitle(new RegExp(brand.name))
  await expectNoAxeViolations(page)
  for (const path of ['/pricing', '/login', '/signup']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
  }
})
