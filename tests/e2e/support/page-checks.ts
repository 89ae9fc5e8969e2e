import { expect, type Page } from '@playwright/test'
import { axeComplaints, colourRules } from './axe.ts'
import { idleParts } from './look.ts'
import { isSignedInPage, smallTargets } from './targets.ts'
import { limit } from '#tests/support/patience.ts'

/** What does not fit the screen: a page or a text that needs horizontal scrolling. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const scrollers = [document.documentElement, document.getElementById('page')]
    for (const scroller of scrollers) {
      const more = (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0)
      if (more > 0) cut.push(`the page scrolls sideways by ${more} px`)
    }
    for (const box of document.querySelectorAll('.scroll-box')) {
      const more = box.scrollWidth - box.clientWidth
      if (more > 1) cut.push(`the box "${box.ariaLabel}" scrolls sideways by ${more} px`)
    }
    // Below 360 px a header may have two rows.
    const inHeader =
      innerWidth < 360 ? [] : document.querySelectorAll('.header-row > :is(a, button)')
    for (const button of inHeader)
      if (button.getBoundingClientRect().height > 60)
        cut.push(`"${button.textContent.trim()}" is broken in the header`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('svg, .sr-only, [aria-hidden="true"]')) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const box = element.getBoundingClientRect()
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      )
      if (box.width <= 1 || box.height <= 1 || !hasText) continue
      const style = getComputedStyle(element)
      const quoted = `"${element.textContent.trim().slice(0, 60)}"`
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (isHidden(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        cut.push(`${quoted} is cut at its side`)
      if (isHidden(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
        cut.push(`${quoted} is cut at its foot`)
      // The links of a provider's features are one row that scrolls, as tabs are.
      const isInScroller = element.closest('[role="tablist"], .scroll-box, .room-links')
      if (!isInScroller && (box.right > innerWidth + 1 || box.left < -1))
        cut.push(`${quoted} stands beyond the edge`)
    }
    return [...new Set(cut)]
  })
}

/** What WCAG 1.4.12 lets a reader set. A separate stylesheet, which the content security policy allows. */
export function spaceText(page: Page, isWide: boolean) {
  return page.evaluate((wide) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = wide ? [sheet] : []
  }, isWide)
}

const softly = expect.configure({ soft: true })

/** Fails on a phone when a finger cannot hit something. What opens may move for a moment. */
export async function expectTargets(page: Page, state: string) {
  if (page.viewportSize()!.width > 400) return
  await softly
    .poll(() => smallTargets(page), { timeout: limit(2000), message: `targets of ${state}` })
    .toEqual([])
}

/** Fits its screen: as it is, on the narrowest one, zoomed in to 400 %, with wide text, in forced colours. */
async function expectFits(page: Page, state: string) {
  expect.soft(await cutOff(page), state).toEqual([])
  const usual = page.viewportSize()!
  if (usual.width > 400) {
    await page.setViewportSize({ width: 768, height: 1024 })
    expect.soft(await cutOff(page), `${state} on a tablet`).toEqual([])
    if (isSignedInPage(page))
      expect.soft(await idleParts(page), `look of ${state} on a tablet`).toEqual([])
    return page.setViewportSize(usual)
  }
  if (isSignedInPage(page)) expect.soft(await idleParts(page), `look of ${state}`).toEqual([])
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 200 },
  ]) {
    await page.setViewportSize(size)
    expect.soft(await cutOff(page), `${state} on ${size.width} x ${size.height}`).toEqual([])
  }
  await page.setViewportSize(usual)
  await spaceText(page, true)
  expect.soft(await cutOff(page), `${state} with wide text`).toEqual([])
  await spaceText(page, false)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await cutOff(page), `${state} in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/**
 * Fails when axe finds an issue on the page as it is, in light or in dark, or when something of it
 * does not fit. The state's name says which.
 *
 * @param alreadyChecked selectors of parts that axe has seen in another state of the page, unchanged
 */
export async function expectPageChecks(
  page: Page,
  state: string,
  alreadyChecked: readonly string[] = [],
) {
  await expect(page.getByRole('heading', { level: 1 }).first(), state).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await axeComplaints(page, { alreadyChecked }), `axe on ${state}`).toBe('')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const inTheDark = await axeComplaints(page, { rules: colourRules, alreadyChecked })
  expect.soft(inTheDark, `axe on ${state} in the dark`).toBe('')
  await expectFits(page, state)
  await expectTargets(page, state)
}
