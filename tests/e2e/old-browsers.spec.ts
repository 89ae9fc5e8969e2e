import type { Page } from '@playwright/test'
import { limit } from '#tests/support/patience.ts'
import { makeBrowser, type Profile } from './support/old-browser.ts'
import { personas } from './support/personas.ts'
import { expect, test } from './support/test.ts'

const profiles: readonly Profile[] = [
  'blocks all data',
  'has no stores',
  'has damaged stores',
  'is full',
  'is old',
]

/** Opens a page and waits until the app has taken it over; nothing of it may be gone then. */
async function openAwake(page: Page, path: string) {
  await page.goto(path)
  await page.locator('body').press('Shift')
  await expect(page.locator('#root'), path).toHaveAttribute('data-awake', 'true')
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page.getByText('This page could not be shown'), path).toBeHidden()
  await expect(page.locator('a[href^="tel:"]').first(), path).toBeAttached()
}

for (const profile of profiles)
  test(`a browser that ${profile} shows each page of a visitor with its helplines, and logs in`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(limit(240_000))
    allowConsole(/status of 4\d\d|Failed to load resource|Failed to create a new BroadcastChannel/)
    await makeBrowser(page, profile)
    for (const path of personas[0]!.paths) await openAwake(page, path)

    await openAwake(page, '/login')
    const note = page.getByRole('heading', { name: 'This browser keeps nothing for us' })
    await expect(note).toBeVisible({ visible: profile !== 'is old' })
    await page.getByLabel('Email').fill('client@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('Demo-2026!')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log in')
    await expect(page).toHaveURL(/patient-profile/)
    if (profile !== 'is old')
      await expect(page.getByText(/^This browser keeps nothing\./)).toBeVisible()
  })

test('an old browser shows every page of each role', async ({ page, signIn, allowConsole }) => {
  test.setTimeout(limit(300_000))
  allowConsole(/status of 4\d\d|Failed to load resource/)
  await makeBrowser(page, 'is old')
  for (const { email, paths } of personas.slice(1)) {
    await signIn(email!)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.locator('[aria-busy="true"], .loading'), path).toHaveCount(0)
      await expect(page.getByText('This page could not be shown'), path).toBeHidden()
    }
  }
})
