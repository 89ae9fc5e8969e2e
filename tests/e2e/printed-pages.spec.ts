import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** The pages that people print, by whose they are; each has data of the demo. */
const printed: Readonly<Record<string, readonly string[]>> = {
  '': ['/help-now', '/safety-plan', '/pricing', '/instruments', '/terms'],
  'client@demo.test': [
    '/my-summary',
    '/hypertension',
    '/diabetes',
    '/invoices',
    '/my-meal-plan',
    '/screening/print',
    '/screening/history',
    '/appointments',
    '/membership',
  ],
  'therapist@demo.test': ['/appointment-scheduler', '/billing', '/patient-management'],
  'desk@demo.test': ['/desk'],
  'admin@demo.test': ['/admin/finance', '/admin/service'],
}

/** A button whose words are the content: a name or a day, with its details behind it. */
const opensDetails =
  '.reading-line, .desk-name, .held-row, .day-name, .day-number, .day-open, .visit-toggle'

/** What a page that is printed should not show, and texts that are less than 7:1 on white. */
function onPaper(page: Page) {
  return page.evaluate((isContent) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    /** Relative luminance of a colour on white paper, by WCAG. */
    const luminance = (colour: string) => {
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255)
      const [red, green, blue] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const controls = 'button, input, select, textarea, form, nav, .button, .toast, [role="tab"]'
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true }))
        continue
      const text = element.textContent.trim().slice(0, 40)
      if (element.matches(controls) && !element.matches(isContent))
        found.push(`${element.localName} "${text}" is printed`)
      const style = getComputedStyle(element)
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      )
      // What is to be filled in by hand has no words on paper.
      if (!hasText || element.matches('.plan-empty') || element.closest('.sr-only')) continue
      const ratio = 1.05 / (luminance(element.closest('svg') ? style.fill : style.color) + 0.05)
      if (ratio < 7) found.push(`"${text}" is ${ratio.toFixed(1)}:1 on paper`)
    }
    for (const table of document.querySelectorAll('table.data-table')) {
      const head = table.querySelector('thead')
      if (head && getComputedStyle(head).display !== 'table-header-group')
        found.push('a table does not repeat its headings')
      const row = table.querySelector('tbody tr')
      if (row && getComputedStyle(row).breakInside !== 'avoid') found.push('a row may be cut')
      if (row && getComputedStyle(row).display !== 'table-row') found.push('a table is no table')
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.push('the page is wider than paper')
    return [...new Set(found)]
  }, opensDetails)
}

for (const [email, paths] of Object.entries(printed))
  test(`what is printed by ${email || 'a visitor'} is dark ink on white without controls, also from the dark scheme`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(limit(180_000))
    if (email) await signIn(email)
    for (const path of paths) {
      await page.goto(path)
      await page.locator('#root[data-awake]').waitFor()
      await expect(page.locator('main :is(.skeleton, .loading)')).toHaveCount(0)
      // The sheet comes with what the page does once it is idle.
      await page.waitForFunction(() =>
        [...document.styleSheets].some(({ cssRules }) =>
          [...cssRules].some((rule) => rule.cssText.includes('table-header-group')),
        ),
      )
      const screen = page.viewportSize()!
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'print', colorScheme })
        // A4 between its margins.
        await page.setViewportSize({ width: 703, height: 1000 })
        expect.soft(await onPaper(page), `${path}, ${colorScheme}`).toEqual([])
      }
      expect.soft((await page.pdf({ format: 'A4' })).length, path).toBeGreaterThan(5000)
      await page.emulateMedia({ media: null, colorScheme: null })
      await page.setViewportSize(screen)
    }
  })
