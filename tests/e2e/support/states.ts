import type { Page } from '@playwright/test'
import { expectPageChecks } from './page-checks.ts'
import { test } from './test.ts'
import { limit } from '#tests/support/patience.ts'

/** States that are not shown at first: dialogs, transitions, and results of a response. */
export interface State {
  name: string
  path: string
  email?: string
  reach: (page: Page) => Promise<void>
}

/** Presses the button of this name. */
export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

/** Lets calls to a path be answered with this. */
export const answer = (page: Page, path: string, json: unknown) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json }),
  )

/** Part of a name: only such states are reached, and a screenshot of each is saved. */
const wanted = process.env.STATE

/** A test for each persona among the states: each of their states passes the page checks. */
export function expectStatesSound(all: readonly State[]) {
  const states = all.filter(({ name }) => !wanted || name.includes(wanted))
  for (const email of new Set(states.map((state) => state.email))) {
    test(`everything that opens passes the page checks, ${email ?? 'signed out'}`, async ({
      page,
      signIn,
      allowConsole,
    }) => {
      test.setTimeout(limit(180_000))
      allowConsole(/Failed to load resource/)
      if (email) await signIn(email)
      for (const state of states.filter((each) => each.email === email)) {
        await page.goto(state.path)
        await page.locator('#root[data-awake]').waitFor()
        await state.reach(page)
        if (wanted) {
          const { name } = test.info().project
          const path = `test-results/${state.name.replaceAll(/\W+/g, '-')}-${name}.png`
          await page.screenshot({ path, fullPage: true })
        }
        await expectPageChecks(page, `${state.path}, ${state.name}`)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    })
  }
}
