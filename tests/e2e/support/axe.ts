import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { untilAnswerable } from './answerable.ts'

/** WCAG 2.2 AA and best practice. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What the colour scheme can change; the rest of a page is the same in light and in dark. */
export const colourRules = ['color-contrast', 'link-in-text-block']

// The short form: a page reads it in half the time.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * The issues that axe finds on the present page, a paragraph each; by all standards, or by some
 * rules alone. No page contains a frame: one run in the page itself covers everything.
 *
 * @param wanted.alreadyChecked selectors of parts to leave out
 */
export async function axeComplaints(
  page: Page,
  wanted: { rules?: readonly string[]; alreadyChecked?: readonly string[] } = {},
): Promise<string> {
  const { rules, alreadyChecked = [] } = wanted
  // Until then a dialog lets through what looks for it at a point, and the page behind it counts as well.
  await untilAnswerable(page)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards },
    // Passed rules are not collected, which would take longer than the checks themselves.
    resultTypes: ['violations'],
  }
  const look = () => violationsOf(page, options, alreadyChecked)
  const first = await look()
  // What loads may move while axe measures, so that a part covers another half: an issue stays.
  const violations = first.length > 0 ? await look() : first
  const descriptions = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  )
  return descriptions.join('\n')
}

async function violationsOf(page: Page, options: RunOptions, alreadyChecked: readonly string[]) {
  await untilStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ asked, excluded }) => {
      const { axe } = window as typeof window & { axe: Pick<typeof Axe, 'run'> }
      const present = excluded.filter((selector) => document.querySelector(selector))
      const part = present.length > 0 ? { exclude: present } : document
      return (await axe.run(part, asked)).violations
    },
    { asked: options, excluded: [...alreadyChecked] },
  )
}

/** Waits for transitions: halfway, the colours are not the final ones. Ignores endless animations. */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
