import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { median } from './support/load.ts'
import { besideFigure } from './support/machine-speed.ts'
import { pagesForVisitors } from '#tests/support/public-pages.ts'
import { openTestBrowser } from './support/programs.ts'
import { conclude, sized } from './support/size.ts'
import { visit, type Visit } from './support/slow-phone.ts'
import { startProduct } from './support/whole-server.ts'

/**
 * Each public page on a slow connection with a cold cache, beside the baseline: one heading in a page of
 * one kilobyte from a bare server. To reach: first paint 1.0 s, 80 kB of script after it, no font
 * and nothing from elsewhere.
 */
const rounds = sized(3, 1)

const baselinePage = brotliCompressSync(
  '<!doctype html><meta charset=utf-8><title>Floor</title><h1>Floor</h1>',
)
const baseline = createServer((_, answer) => {
  answer.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }).end(baselinePage)
}).listen(0, '127.0.0.1')
await once(baseline, 'listening')
const baselineUrl = `http://localhost:${(baseline.address() as { port: number }).port}/`

const product = await startProduct({ SEED_DEMO: 'false' })
const browser = await openTestBrowser()
const readable = (page: Page) => page.locator('h1').first().waitFor()
let isReached = true
try {
  for (const [name, url] of [
    ['floor', baselineUrl],
    ...pagesForVisitors.slice(0, sized(Infinity, 1)).map((path) => [path, product.url + path]),
  ] as [string, string][]) {
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url, readable))
    const of = (key: 'paint' | 'scriptBytes' | 'bytes' | 'longestTask') =>
      median(visits.map((one) => one[key]))
    const early = visits.filter((one) => (one.firstScript ?? Infinity) < one.paint).length
    const extra = visits.reduce((total, one) => total + one.fonts + one.thirdParty, 0)
    const kilobytes = of('scriptBytes') / 1000
    console.log(
      `${name.padEnd(22)} first paint ${of('paint').toFixed(0).padStart(5)} ms   script ${kilobytes.toFixed(1).padStart(5)} kB` +
        `   all ${(of('bytes') / 1000).toFixed(1).padStart(6)} kB   script before paint ${early}/${rounds}   fonts and third parties ${extra}   longest task ${of('longestTask').toFixed(0).padStart(4)} ms; ${besideFigure()}`,
    )
    if (name !== 'floor' && (of('paint') > 1000 || kilobytes > 80 || early > 0 || extra > 0))
      isReached = false
  }
} finally {
  await browser.close()
  await product.stop()
  baseline.close()
}
conclude(isReached, 'first paint 1000 ms, script 80 kB after it, 0 extra')
