import type { Page } from '@playwright/test'
import { personas } from './support/personas.ts'
import { cutOff } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** As long as names of two words are here, and without a place to break. */
const long = 'Chisomoluwafunminiyinamwingakalumbwemutemwamwansabombwekapiri'

/** What people are called in the answers of the server. */
const named = /"(full_name|provider_name|patient_name|opened_by|handled_by|author)":"[^"]+"/g

/** Everyone has the long name, in whatever the page fetches. */
const renameAll = (page: Page) =>
  page.route(/\/api\/(?!messages\/stream)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(named, `"$1":"${long}"`)
    await route.fulfill({ response, body })
  })

for (const { name, email, paths } of personas.filter((persona) => persona.email)) {
  test(`a name that is one long word fits every page of ${name}`, async ({
    page,
    signIn,
    allowConsole,
  }) => {
    test.setTimeout(limit(180_000))
    allowConsole(/status of 4\d\d/)
    await signIn(email!)
    await renameAll(page)
    for (const path of paths) {
      await page.goto(path)
      await page.locator('#root[data-awake]').waitFor()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      expect.soft(await cutOff(page), path).toEqual([])
    }
    // What a page still fetches has no test to answer to.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
