import type { Page, Route } from '@playwright/test'
import { personas } from './support/personas.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/**
 * The page's own calls; the profile belongs to the guard, and is checked separately. Without the helplines of the
 * server a page shows those it was built with.
 */
const shared = ['/api/profile', '/api/crisis-lines']
const ownCalls = (url: URL) => url.pathname.startsWith('/api/') && !shared.includes(url.pathname)
const isDead = (route: Route) => route.fulfill({ status: 503, json: {} })
const isReading = (route: Route) => route.request().method() === 'GET'

/** Parts that a page's first state has shown to axe already. */
const sameOnEach = ['header:not(main *)', 'footer:not(main *)']

/** Their forms may be sent empty: an empty safety plan is a form to print, an empty search finds all. */
const mayBeEmpty = new Set(['/safety-plan', '/patient-management', '/admin/audit', '/desk'])

/** The calls that the HTML of the page makes before the app is loaded. */
const firstCalls = (page: Page) =>
  page.evaluate(() => {
    const early = document.querySelector<HTMLScriptElement>('script[data-early]')?.dataset.early
    return (JSON.parse(early ?? '{"paths":[]}') as { paths: string[] }).paths
  })

/** Matches the call with any date in place of `@0` or `@week`. */
const isOfDate = (call: string) =>
  new RegExp(`^${call.replaceAll(/[.?]/g, '\\$&').replaceAll(/@\w+/g, '[^&]+')}$`)

/** Those of them whose answer no part of the page has taken. */
const unusedCalls = (page: Page) =>
  page.evaluate(async () => {
    const unused: string[] = []
    for (const [call, { content }] of Object.entries(window.ubumiEarly ?? {}))
      if (call !== '/api/profile' && (await content) !== undefined) unused.push(call)
    return unused
  })

/** Nothing is on its way any more. */
async function settle(page: Page) {
  await page.locator('#root[data-awake]').waitFor()
  await page.getByText('Loading...', { exact: true }).first().waitFor({ state: 'detached' })
}

/** Nothing is on its way any more, and failed calls were tried again without waiting for their time. */
async function settleFailed(page: Page) {
  const loading = page.getByText('Loading...', { exact: true }).first()
  await expect(async () => {
    await page.clock.fastForward(2000)
    await expect(loading).not.toBeAttached({ timeout: 200 })
  }).toPass({ intervals: [100] })
}

/**
 * Sends every form of the page unchanged, one after another: the first issue gets the focus, and
 * leads to each field. Nothing reaches the server.
 */
async function sendForms(page: Page, path: string): Promise<boolean> {
  const forms = await page.locator('main form').filter({ visible: true }).all()
  if (forms.length === 0) return false
  await page.route(
    (url) => /^\/(api|auth)\//.test(url.pathname),
    (route) => (isReading(route) ? route.continue() : isDead(route)),
  )
  for (const form of forms) {
    await form.evaluate((one: HTMLFormElement) => one.requestSubmit())
    const summary = form.locator('.error-summary')
    await expect.soft(summary, `what is wrong with a form of ${path}`).toBeFocused()
    const astray = await summary.locator('a').evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')!.slice(1))
        .filter((id) => {
          document.querySelector<HTMLAnchorElement>(`a[href="#${CSS.escape(id)}"]`)!.click()
          return document.activeElement?.id !== id
        }),
    )
    expect.soft(astray, `links of ${path} that lead to no field`).toEqual([])
  }
  return true
}

/** Opens a page, and waits until nothing of it is awaited any more. */
async function openPage(page: Page, path: string) {
  await page.goto(path)
  await settle(page)
  // What no call will bring has no place that waits for it.
  const awaited = page.locator('main .skeleton-line').filter({ visible: true })
  await expect.soft(awaited, `what ${path} waits for`).toHaveCount(0)
}

/** Records the calls of a page until it is stopped. */
function followCalls(page: Page) {
  const asked: string[] = []
  const note = (request: { url(): string }) => {
    const url = new URL(request.url())
    asked.push(url.pathname + url.search)
  }
  page.on('request', note)
  return { asked, stop: () => page.off('request', note) }
}

for (const { name, email, paths } of personas) {
  test(`every page of ${name} passes the page checks`, async ({ page, signIn, allowConsole }) => {
    test.setTimeout(limit(240_000))
    allowConsole(/status of (4|5)\d\d|Failed to load resource/)
    if (email) await signIn(email)
    // The calls of the page after the login, perhaps the first of the paths, are over.
    await page.goto('/favicon.svg')
    for (const path of paths) {
      const calls = followCalls(page)
      await openPage(page, path)
      await expectPageChecks(page, path)
      calls.stop()
      // Each first call of the HTML is used, and not made again.
      const early = await firstCalls(page)
      expect
        .soft(
          early.filter((call) => {
            const same = calls.asked.filter((one) => isOfDate(call).test(one))
            return new Set(same).size < same.length
          }),
          `first calls of ${path} that are made again`,
        )
        .toEqual([])
      expect.soft(await unusedCalls(page), `first calls of ${path} without a use`).toEqual([])
    }
  })

  test(`waiting, failed and with its forms sent empty each page of ${name} passes the page checks`, async ({
    page,
    signIn,
    allowConsole,
  }) => {
    test.setTimeout(limit(240_000))
    allowConsole(/status of (4|5)\d\d|Failed to load resource/)
    if (email) await signIn(email)
    await page.goto('/favicon.svg')
    await page.clock.install()
    for (const path of paths) {
      const calls = followCalls(page)
      await openPage(page, path)
      calls.stop()
      if (!mayBeEmpty.has(path) && (await sendForms(page, path))) {
        await expectPageChecks(page, `${path}, its forms sent empty`, sameOnEach)
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      if (!calls.asked.some((call) => ownCalls(new URL(call, page.url())))) continue

      const pending: Route[] = []
      let isFailing = false
      await page.route(ownCalls, (route) => (isFailing ? isDead(route) : void pending.push(route)))
      await page.goto(path)
      await expectPageChecks(page, `${path}, waiting`, sameOnEach)
      isFailing = true
      // A call that the page gave up on in the meantime has no answer any more.
      await Promise.all(pending.map((route) => isDead(route).catch(() => undefined)))
      await settleFailed(page)
      await expectPageChecks(page, `${path}, failed`, sameOnEach)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}
