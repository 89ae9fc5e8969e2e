import type { Page, Route } from '@playwright/test'
import { chunk } from './support/chunk.ts'
import { newClient } from './support/new-client.ts'
import { requestSession, storeSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const readings = /\/api\/blood-pressure-readings\?limit=20$/

/** Holds the first script of the next page until the returned function is called. */
async function holdScript(page: Page) {
  let send = () => {}
  const isAsked = new Promise<void>((done) => (send = done))
  await page.route(chunk('main'), async (route) => {
    await isAsked
    await route.continue()
  })
  return () => send()
}

/** How often the present page has requested each path of the API. */
const callsOf = (page: Page, paths: readonly string[]) =>
  page.evaluate((wanted) => {
    const made = performance.getEntriesByType('resource').map(({ name }) => name)
    return wanted.map((path) => made.filter((url) => url === location.origin + path).length)
  }, paths)

/** Signs in, and waits for the profile: before that the HTML does not know what the user may have. */
async function signInFully(page: Page, signIn: (email: string) => Promise<void>) {
  await signIn('client@demo.test')
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
}

test('a page shows what its HTML fetched, and fetches none of it again', async ({
  page,
  signIn,
}) => {
  await signInFully(page, signIn)
  await page.goto('/hypertension')
  await expect(page.getByRole('heading', { name: /^Last reading/ })).toBeVisible()
  await expect(page.getByRole('img').first()).toBeVisible()
  const paths = ['/api/profile', '/api/blood-pressure-readings?limit=20']
  expect(await callsOf(page, paths)).toEqual([1, 1])
})

test('helplines that a user opens before the script arrives stay open', async ({
  page,
  signIn,
}) => {
  await signInFully(page, signIn)
  const send = await holdScript(page)
  await page.goto('/hypertension', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Help now' }).click()
  const numbers = page.getByRole('heading', { name: 'Talk to someone now' })
  await expect(numbers).toBeVisible()
  send()
  await expect(page.getByRole('heading', { name: /^Last reading/ })).toBeVisible()
  await expect(numbers).toBeVisible()
})

test('data that are late or fail do not keep the rest of the page', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signInFully(page, signIn)
  const held: Route[] = []
  await page.route(readings, (route) =>
    held.length === 0 ? void held.push(route) : route.continue(),
  )
  await page.goto('/hypertension')
  await expect(page.getByRole('button', { name: 'Log reading' })).toBeVisible()
  expect(held).toHaveLength(1)
  await held[0]!.fulfill({ status: 500, json: { code: 'internal', message: 'It failed.' } })
  await expect(page.getByRole('heading', { name: /^Last reading/ })).toBeVisible()
})

test('a session that changes while the script loads never shows the data of the one before', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  const session = await requestSession(request, email, password)
  await signInFully(page, signIn)
  const send = await holdScript(page)
  const fetched = page.waitForResponse(readings)
  await page.goto('/hypertension', { waitUntil: 'commit' })
  await fetched
  await storeSession(page, session)
  send()
  await expect(page.getByText('No readings yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Last reading/ })).toHaveCount(0)
})
