import type { Page } from '@playwright/test'
import { guides } from '#server/library/guides.ts'
import { isFree } from '#domain/library/access.ts'
import { newClient } from './support/new-client.ts'
import { logIn } from './support/new-person.ts'
import { openMenu } from './support/menu.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'
import { offlinePaths, untilHelpIsCached } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

const free = guides.find((guide) => isFree(guide) && guide.urgent)!
const locked = guides.find((guide) => !isFree(guide))!

const openLibrary = async (page: Page) => {
  await page.goto('/library')
  await page.locator('#root[data-awake]').waitFor()
  await expect(
    page.getByRole('status').filter({ hasText: `${guides.length} guides` }),
  ).toBeVisible()
}
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a visitor searches, reads what is free, and sees which plans have the rest', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403/)
  await openLibrary(page)
  await expectPageChecks(page, 'library')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill(free.title)
  await page.getByRole('link', { name: free.title, exact: true }).click()
  await expect(title(page)).toHaveText(free.title)
  await expect(page.getByText(free.urgent!)).toBeVisible()
  await expect(page.getByText('Not yet reviewed by a clinician of this clinic')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sources' }).getByRole('link')).toHaveCount(
    free.sources.length,
  )
  await expectPageChecks(page, 'guide')

  await page.getByRole('link', { name: 'All guides' }).click()
  await expect(search).toHaveValue(free.title)
  await search.fill('no such word')
  await expect(page.getByText('No guide found.')).toBeVisible()
  await search.fill(locked.title)
  await page.getByRole('link', { name: locked.title, exact: true }).click()
  await expect(title(page)).toHaveText(locked.title)
  await expect(page.getByText('This guide is part of Student Wellness')).toBeVisible()
  await expect(page.getByText(locked.sections[0]!.paragraphs[0]!)).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/membership',
  )
  await expectPageChecks(page, 'locked guide')
})

test('a student saves a guide, reads it offline, and leaves nothing behind by logging out', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  // The browser’s own message about each call without a connection.
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/)
  await logIn(page, await newClient(request, { isStudent: true }))
  await page.waitForURL('**/student-profile')
  await untilHelpIsCached(page)
  await page.getByRole('link', { name: /^Self-help library/ }).click()
  await page.getByRole('link', { name: locked.title, exact: true }).click()
  await expect(title(page)).toHaveText(locked.title)
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(page.getByText('Guide saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove from this phone' })).toBeVisible()
  await expect.poll(async () => (await offlinePaths(page)).paths).toContain('/library/:id')

  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toHaveText(locked.title)
  await expect(page.getByText(locked.sections[0]!.paragraphs[0]!)).toBeVisible()
  await expect(page.getByText('This is the copy on your phone.')).toBeVisible()
  await page.getByRole('link', { name: 'All guides' }).click()
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('saved')
  await expect(page.getByText('1 guide', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(free.title)
  await expect(page.getByText('No guide found.')).toBeVisible()

  await context.setOffline(false)
  await page.goto('/student-profile')
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await page.waitForURL('**/')
  await expect.poll(async () => (await offlinePaths(page)).paths).not.toContain('/library/:id')
  await page.goto(`/library/${locked.slug}`)
  allowConsole(/403/)
  await expect(page.getByText('This guide is part of Student Wellness')).toBeVisible()
})
