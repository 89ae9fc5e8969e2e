import type { Page } from '@playwright/test'
import { axeComplaints, colourRules } from './support/axe.ts'
import { cutOff, expectPageChecks } from './support/page-checks.ts'
import { idleParts } from './support/look.ts'
import { smallTargets } from './support/targets.ts'
import { expect, test } from './support/test.ts'

/** Adds an issue to the page, below its heading. */
const plant = (page: Page, html: string, style = '') =>
  page.evaluate(
    ([issue, rules]) => {
      const place = document.createElement('div')
      place.innerHTML = issue!
      document.querySelector('main')!.append(place)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules!)
      document.adoptedStyleSheets = [sheet]
      return place.getBoundingClientRect().width
    },
    [html, style],
  )

test('the checks of every page find planted issues', async ({ page }) => {
  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  await expectPageChecks(page, 'without a fault')

  await page.emulateMedia({ colorScheme: 'light' })
  await plant(
    page,
    '<p class="pale">Pale words</p><input type="text"><ul><p>No item</p></ul><img src="data:,">',
    '.pale { color: #ddd; background: #fff }',
  )
  const light = await axeComplaints(page)
  for (const rule of ['color-contrast: ', 'label: ', 'list: ', 'image-alt: '])
    expect(light).toContain(rule)

  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  await plant(
    page,
    '<p class="dim">Dim words</p>',
    '@media (prefers-color-scheme: dark) { .dim { color: #222; background: #000 } }',
  )
  expect(await axeComplaints(page)).toBe('')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeComplaints(page, { rules: colourRules })).toContain('Dim words')

  await plant(
    page,
    '<p class="wide">Words on a shelf that is wider than the screen</p><p class="short">Words in a box that is too short for them, so that their end is lost</p>',
    '.wide { width: 2000px } .short { height: 5px; overflow: hidden }',
  )
  const cut = (await cutOff(page)).join('\n')
  expect(cut).toContain('the page scrolls sideways')
  expect(cut).toMatch(/Words on a shelf.* beyond the edge/)
  expect(cut).toMatch(/Words in a box.* cut at its foot/)

  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  await plant(
    page,
    '<div class="scroll-box" aria-label="Ledger"><table><tr><td class="wide">A row</td></tr></table></div>',
    '.wide { min-width: 500px } .header-row > .header-button { width: 3rem; white-space: normal; line-height: 2 }',
  )
  const sideways = (await cutOff(page)).join('\n')
  expect(sideways).toContain('the box "Ledger" scrolls sideways')
  expect(sideways).toContain('"Help now" is broken in the header')
})

test('the checks of every page find targets that a finger misses', async ({ page }) => {
  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  await page.locator('main').evaluate((main) => main.replaceChildren())
  const shell = await smallTargets(page)
  await plant(
    page,
    `<p><a href="/">A name</a></p>
     <p>One may <a href="/">read about this</a> somewhere else.</p>
     <p><a href="/" class="wide">A padded name</a></p>
     <p><a href="/" class="around">A hit area</a></p>
     <p><button class="dot">x</button></p>
     <p><label class="wide"><input type="checkbox"> Agreed</label></p>
     <p><label><input type="checkbox" name="small"> Small</label></p>
     <div class="covered"><button class="tall">Beneath</button><a href="/" class="over">Above</a></div>
     <p><button class="tall">Scrolls beneath the foot</button></p>
     <p class="foot"><a href="/" class="wide">A foot</a></p>`,
    `.wide, .tall { display: inline-block; min-width: 44px; min-height: 44px }
     .dot { width: 20px; height: 20px; padding: 0 }
     .around { position: relative }
     .around::after { content: ''; position: absolute; inset: -16px -8px }
     .around, .dot, .covered { margin-block: 40px; display: inline-block }
     .covered { position: relative }
     .foot { position: sticky; bottom: 0; margin-top: -60px }
     .over { position: absolute; inset: 30px 0 -30px }`,
  )
  const found = (await smallTargets(page)).filter((line) => !shell.includes(line))
  expect(found.map((line) => line.replace(/ is \d.*/, ' is small'))).toEqual([
    'a "A name" is small',
    'button "x" is small',
    'input "small" is small',
    'button "Beneath" is beneath "Above"',
  ])
})

test('the checks of signed-in pages find stripes and lines that say nothing', async ({ page }) => {
  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  expect(await idleParts(page)).toEqual([])
  await plant(
    page,
    `<p class="stripe">A note</p><blockquote class="stripe">Quoted</blockquote><p class="whole">Framed</p>
     <dl><dt>Notes</dt><dd>–</dd><dt>Next</dt><dd>16–20 May</dd></dl>
     <dl><dt class="narrow">PHQ-9</dt><dd>8</dd></dl>
     <dl><dt class="thin">f8ceaf8c-3d6f-4423-9688-367914ea20ae</dt><dd>A request</dd></dl>`,
    `.stripe { border-left: 4px solid } .whole { border: 2px solid } .narrow { width: 2rem }
     .thin { width: 1.5rem; overflow-wrap: anywhere }`,
  )
  expect(await idleParts(page)).toEqual([
    'a stripe at "A note"',
    '"–" in a list',
    '"PHQ-9" is broken in "PHQ-9"',
  ])
})
