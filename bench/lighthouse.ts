import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pagesForVisitors } from '#tests/support/public-pages.ts'
import { installComparisonApp } from './support/comparison-app.ts'
import { chromiumFlags, findChromium, findTestBrowser } from '#tests/support/chromium.ts'
import { chromium } from '../scripts/test/install-package.ts'
import { requireProgram } from './support/programs.ts'
import { conclude, sized } from './support/size.ts'
import { startProduct } from './support/whole-server.ts'

/** Lighthouse, mobile, on every public page. To reach: performance 95, accessibility 100, best practices 100, SEO 95. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 }

// The headless shell has the same engine: it is enough where the machine has no whole browser.
const browser = findChromium() ?? (await requireProgram(chromium, findTestBrowser))
const folder = installComparisonApp('lighthouse@13.5.0')
const product = await startProduct({ SEED_DEMO: 'false' })
let isReached = true
try {
  for (const path of pagesForVisitors.slice(0, sized(Infinity, 1))) {
    // A trace that Chromium did not record whole is no score: once more.
    const scores = await measure(product.url + path).catch(() => measure(product.url + path))
    const row = Object.entries(goals).map(([name, goal]) => {
      if (scores[name]! < goal) isReached = false
      return `${name} ${String(scores[name]).padStart(3)}`
    })
    console.log(`${path.padEnd(22)} ${row.join('   ')}`)
  }
} finally {
  await product.stop()
}
conclude(isReached, JSON.stringify(goals))

function measure(url: string): Promise<Record<string, number>> {
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${Object.keys(goals).join(',')}`,
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((done, fail) => {
    child.once('close', (code) => {
      if (code !== 0) return fail(new Error(`lighthouse ended with ${code}`))
      const { categories } = JSON.parse(text) as { categories: Record<string, { score: number }> }
      done(
        Object.fromEntries(
          Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
        ),
      )
    })
  })
}
