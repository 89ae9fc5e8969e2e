import { newClient } from './support/new-client.ts'
import { openMenu } from './support/menu.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

test('a second tab follows a logout, and shows the next user no data of the last', async ({
  page,
  context,
  request,
}) => {
  const next = await newClient(request)
  await page.goto('/login')
  await page.getByLabel('Email').fill('client@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await page.getByLabel('Keep me signed in on this device').check()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/patient-profile')

  const second = await context.newPage()
  await second.goto('/patient-profile')
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Bwalya')
  await expect(second.getByText('mmHg').first()).toBeVisible()
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await second.waitForURL((url) => url.pathname === '/login')

  // The tab renders data from memory before it fetches anything: delay the responses.
  await second.route('**/api/*-readings*', () => undefined)
  await second.getByLabel('Email').fill(next.email)
  await second.getByLabel('Password', { exact: true }).fill(next.password)
  await second.getByRole('button', { name: 'Login' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toContainText(next.full_name)
  await expect(second.getByText('mmHg')).toHaveCount(0)
})

interface Token {
  refresh_token: string
}

test('a duplicated tab that refreshes late ends no session, but an old token alone does', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  test.setTimeout(limit(90_000))
  allowConsole(/status of 40[01]/)
  const person = await newClient(request)
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/patient-profile')
  const stored = () => sessionStorage.getItem('ubumi.auth')!
  const refresh = (token: string) =>
    request.post('/auth/v1/token?grant_type=refresh_token', { data: { refresh_token: token } })
  /**
   * An old token counts as a retry for some seconds. Another session, refreshed twice now, shows when
   * they are over for all that was refreshed before.
   */
  const untilOldTokensFail = async () => {
    const grant = await request.post('/auth/v1/token?grant_type=password', {
      data: { email: person.email, password: person.password },
    })
    const first = ((await grant.json()) as Token).refresh_token
    const second = ((await (await refresh(first)).json()) as Token).refresh_token
    await refresh(second)
    await expect
      .poll(async () => (await refresh(first)).status(), { timeout: limit(20_000) })
      .toBe(400)
  }
  const old = await page.evaluate(stored)

  /** The token is about to expire, so that the next page refreshes it. */
  const expire = (text: string) =>
    JSON.stringify({ ...JSON.parse(text), expires_at: Date.now() / 1000 + 20 })
  const reopen = async (tab: typeof page, text: string) => {
    await tab.evaluate((value) => sessionStorage.setItem('ubumi.auth', value), expire(text))
    const refreshed = tab.waitForResponse(/grant_type=refresh_token/)
    await tab.goto('/patient-profile')
    const { status } = { status: (await refreshed).status() }
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(person.full_name)
    return status
  }
  for (let times = 0; times < 3; times += 1)
    expect(await reopen(page, await page.evaluate(stored))).toBe(200)
  await untilOldTokensFail()

  // The browser copies sessionStorage into a tab that it duplicates; this one was saved before the refreshes.
  const [duplicate] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/patient-profile')),
  ])
  await duplicate.waitForLoadState()
  expect(await reopen(duplicate, old)).toBe(200)
  // The first tab has the new token too.
  const [first, second] = [await page.evaluate(stored), await duplicate.evaluate(stored)]
  expect(JSON.parse(first).refresh_token).toBe(JSON.parse(second).refresh_token)
  expect(await reopen(page, first)).toBe(200)
  expect(await reopen(duplicate, await duplicate.evaluate(stored))).toBe(200)

  // A thief has the old token and no tab with the session.
  await untilOldTokensFail()
  const { refresh_token } = JSON.parse(old) as Token
  expect((await refresh(refresh_token)).status()).toBe(400)
  const present = JSON.parse(await duplicate.evaluate(stored)) as Token
  expect((await refresh(present.refresh_token)).status()).toBe(400)
})
