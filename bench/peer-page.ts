import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { serveFiles } from './support/bare-files.ts'
import { median } from './support/load.ts'
import { besideFigure } from './support/machine-speed.ts'
import { openTestBrowser } from './support/programs.ts'
import { conclude, sized } from './support/size.ts'
import { visit, type Visit } from './support/slow-phone.ts'

/**
 * Our pages beside those of another product on the slow connection, both as built files from one bare
 * server, in turn: `npm run bench -- peer-page ./DIST [/its/home /its/login]`, where DIST is the folder
 * that the other's build wrote. To reach: first paint and bytes no more than the other's. A small run
 * compares our pages with themselves.
 */
const own = 'dist/web'
const [
  folder = sized('', own),
  comparisonHome = '/',
  comparisonLogin = sized('/signin', '/login'),
] = process.argv.slice(2)
if (!folder)
  throw new Error('Say which product: npm run bench -- peer-page ./DIST [/its/home /its/login]')
const rounds = sized(3, 1)

const ours = await serveFiles(own)
const comparison = await serveFiles(folder)
const browser = await openTestBrowser()
const words = (page: Page) =>
  page.waitForFunction(() => document.body.innerText.trim().length > 40, null, { polling: 'raf' })

let isReached = true
try {
  for (const [what, path, other] of [
    ['home', '/', comparisonHome],
    ['login', '/login', comparisonLogin],
  ] as const) {
    const visits: [Visit[], Visit[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      visits[0].push(await visit(browser, ours.url + path, words))
      visits[1].push(await visit(browser, comparison.url + other, words))
    }
    const [mine, theirs] = visits.map((of, index) => {
      const middle = (key: 'paint' | 'ready' | 'bytes' | 'scriptBytes') =>
        median(of.map((one) => one[key]))
      const thirdParty = median(of.map((one) => one.thirdParty))
      const kB = (bytes: number) => `${(bytes / 1000).toFixed(0).padStart(5)} kB`
      console.log(
        `${`${what}, ${index === 0 ? 'ours' : 'the other'}`.padEnd(18)} first paint ${middle('paint').toFixed(0).padStart(6)} ms   words ${middle('ready').toFixed(0).padStart(6)} ms   all ${kB(middle('bytes'))}   script ${kB(middle('scriptBytes'))}   third parties ${thirdParty}   longest task ${median(of.map((one) => one.longestTask)).toFixed(0)} ms; ${besideFigure()}`,
      )
      return { paint: middle('paint'), bytes: middle('bytes') }
    })
    if (mine!.paint > theirs!.paint || mine!.bytes > theirs!.bytes) isReached = false
  }
} finally {
  await browser.close()
  ours.stop()
  comparison.stop()
}
console.log(`load of the machine ${loadavg()[0]!.toFixed(1)}`)
conclude(isReached, 'first paint and bytes no more than the other’s')
