import type { Locator } from '@playwright/test'
import { openRail } from './support/menu.ts'
import { expect, test } from './support/test.ts'

/** The edges that are drawn in forced colours, where backgrounds and shadows are not. */
const edges = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, borderBottomColor } = getComputedStyle(element)
    return { outlineStyle, borderBottomColor }
  })

test.use({ forcedColors: 'active' })

test('forced colours show the current page and the pressed button of an admin', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/service')
  await openRail(page)
  const pages = page.getByRole('navigation', { name: 'Administration' })
  expect(await edges(pages.locator('[aria-current]'))).toMatchObject({ outlineStyle: 'solid' })
  expect(await edges(pages.getByRole('link', { name: 'Audit trail' }))).toMatchObject({
    outlineStyle: 'none',
  })
  const pressed = page.getByRole('button', { name: 'Last day' })
  expect(await edges(pressed)).toMatchObject({ outlineStyle: 'solid' })
  expect(await edges(page.getByRole('button', { name: 'Last week' }))).toMatchObject({
    outlineStyle: 'none',
  })
})

test('forced colours underline the selected tab only', async ({ page, signIn }) => {
  await signIn('therapist@demo.test')
  await page.goto('/appointment-scheduler')
  const other = page.getByRole('tab', { selected: false }).first()
  await expect(other).toBeVisible()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect((await edges(other)).borderBottomColor).toBe(ground)
  const selected = page.getByRole('tab', { selected: true })
  expect((await edges(selected)).borderBottomColor).not.toBe(ground)
})
