import type { Locator, Page } from '@playwright/test'
import { newClient } from './support/new-client.ts'
import { logBloodPressure } from './support/readings.ts'
import { expect, test } from './support/test.ts'

/** Puts two `<font>` elements in the place of each text, as the translation of Chrome does. */
async function translate(page: Page) {
  const isFollowed = () => !Node.prototype.removeChild.toString().includes('[native code]')
  await expect.poll(() => page.evaluate(isFollowed)).toBe(true)
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, [translate="no"]'))
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

test('a page that the browser has translated shows the new reading, and opens the next page', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 118, 76)
  const last = page.getByRole('status').filter({ hasText: 'Last:' })
  await expect(last).toContainText('118/76')
  await translate(page)
  await logBloodPressure(page, 134, 86)
  await expect(last).toContainText('134/86')
  await expect(last).not.toContainText('118/76')
  await translate(page)
  await page.getByRole('tab', { name: 'Symptoms' }).click()
  await expect(page.getByRole('heading', { name: 'Note how you feel' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log a reading' })).toBeVisible()
  await expect(page.getByText('This page could not be shown')).toBeHidden()
})

/** For each role a page, what changes its texts, and the words before and after. */
const changes: readonly {
  email: string
  path: string
  change: (page: Page) => Promise<unknown>
  part: (page: Page) => Locator
}[] = [
  {
    email: 'therapist@demo.test',
    path: '/appointment-scheduler',
    change: (page) => page.getByRole('button', { name: 'Next month' }).click(),
    part: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  },
  {
    email: 'desk@demo.test',
    path: '/desk',
    change: (page) => page.getByRole('button', { name: 'Later day' }).click(),
    part: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  },
  {
    email: 'admin@demo.test',
    path: '/admin/finance',
    change: (page) => page.getByLabel('Month').selectOption({ index: 1 }),
    part: (page) => page.getByRole('main'),
  },
]

for (const { email, path, change, part } of changes)
  test(`${path} has the texts of an untranslated page after each change, translated`, async ({
    page,
    signIn,
  }) => {
    await signIn(email)
    const words = async () => (await part(page).innerText()).replaceAll(/\s+/g, ' ').trim()
    const open = async () => {
      await page.goto(path)
      await page.locator('#root[data-awake]').waitFor()
      await expect(page.locator('main :is(.skeleton, .loading)')).toHaveCount(0)
    }
    const settled = async (before: string) => {
      await expect.poll(words).not.toBe(before)
      await expect(page.locator('main :is(.skeleton, .loading)')).toHaveCount(0)
    }
    await open()
    const before = await words()
    await change(page)
    await settled(before)
    const after = await words()

    await open()
    await translate(page)
    expect(await words()).toBe(before)
    await change(page)
    await settled(before)
    await expect.poll(words).toBe(after)
    await expect(page.getByText('This page could not be shown')).toBeHidden()
  })
