import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { median } from './support/load.ts'
import { besideFigure } from './support/machine-speed.ts'
import { openTestBrowser } from './support/programs.ts'
import { conclude, isSmall } from './support/size.ts'
import { visit } from './support/slow-phone.ts'
import { startProduct } from './support/whole-server.ts'

/**
 * Every page of signed-in users without an id in its address, on the slow connection with a cold cache:
 * until its first screen has no placeholder of data left. To reach: 3.5 s. A form in a card of today is
 * no data: where it comes later, its time is beside, and so is the longest task. `--rounds=3`; one visit each by default.
 * `--pages=/diabetes,/intake` measures only those.
 */
const most = 3500
const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 1)
const only =
  /--pages=(\S+)/.exec(process.argv.join(' '))?.[1]?.split(',') ??
  (isSmall ? ['/diabetes', '/intake'] : undefined)
const emails = {
  client: 'client@demo.test',
  student: 'student@demo.test',
  provider: 'therapist@demo.test',
  admin: 'admin@demo.test',
  front_desk: 'desk@demo.test',
} as const
/** Open to all, and written for students. */
const studentPages = new Set(['/student-profile', '/time-management', '/burnout'])
type Audience = keyof typeof emails

const product = await startProduct()
const weights = JSON.parse(readFileSync('dist/web.bytes.json', 'utf8')) as {
  path: string
  isPublic: boolean
}[]
const pages = weights.flatMap(({ path, isPublic }) => {
  const isMeasured = !isPublic && !path.includes(':') && (only?.includes(path) ?? true)
  const audience = isMeasured ? audienceOf(path) : undefined
  return audience ? [{ path, audience }] : []
})

/** The first of those who may open the page, as its HTML says; undefined for a page without first calls. */
function audienceOf(path: string): Audience | undefined {
  const html = readFileSync(`dist/web/pages${path}.html`, 'utf8')
  const early = /data-early="([^"]+)"/.exec(html)?.[1]
  const { audience } = JSON.parse(early?.replaceAll('&quot;', '"') ?? '{"audience":[]}') as {
    audience: Audience[]
  }
  return audience.includes('student') && studentPages.has(path) ? 'student' : audience[0]
}

/** The storage of a browser that this user has used before. */
async function storageOf(audience: Audience) {
  const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: emails[audience], password: 'Demo-2026!' }),
  })
  const session = (await answer.json()) as { user: { id: string } }
  const is_student = audience === 'student'
  const provider_status = audience === 'provider' ? 'approved' : undefined
  const role = is_student ? 'client' : audience
  return {
    'ubumi.auth': session,
    'ubumi.visitor': { id: session.user.id, role, is_student, provider_status },
  }
}

/** Until the first screen has no placeholder left, but those that `except` matches. */
async function untilShown(page: Page, except = '') {
  await page.waitForFunction(
    (not) =>
      document.querySelector('main h1') &&
      [...document.querySelectorAll(`main :is(.loading, .skeleton)${not}`)].every(
        (placeholder) => placeholder.getBoundingClientRect().top >= innerHeight,
      ),
    except && `:not(${except})`,
    { polling: 'raf' },
  )
}

const storages = new Map<Audience, Awaited<ReturnType<typeof storageOf>>>()
for (const audience of Object.keys(emails) as Audience[])
  storages.set(audience, await storageOf(audience))
const browser = await openTestBrowser()
const late: string[] = []
try {
  for (const { path, audience } of pages) {
    const times: number[] = []
    const wholes: number[] = []
    const paints: number[] = []
    const tasks: number[] = []
    for (let round = 0; round < rounds; round++) {
      const { ready, paint, longestTask } = await visit(
        browser,
        product.url + path,
        async (page) => {
          await untilShown(page, '.task-form *')
          times.push(await page.evaluate(() => performance.now()))
          await untilShown(page)
        },
        async (context) => {
          await context.addInitScript((entries) => {
            for (const [key, value] of Object.entries(entries))
              sessionStorage.setItem(key, JSON.stringify(value))
          }, storages.get(audience))
        },
      )
      wholes.push(ready)
      paints.push(paint)
      tasks.push(longestTask)
    }
    const ready = median(times)
    const whole = median(wholes)
    if (ready > most) late.push(path)
    const form = whole > ready + 50 ? `, its form ${whole.toFixed(0)} ms` : ''
    console.log(
      `${path.padEnd(32)} ${audience.padEnd(9)} paint ${median(paints).toFixed(0)} ms, data ${ready.toFixed(0)} ms${form}, longest task ${median(tasks).toFixed(0)} ms; ${besideFigure()}`,
    )
  }
} finally {
  await browser.close()
  await product.stop()
}
console.log(`${pages.length} pages, ${late.length} later than ${most} ms: ${late.join(', ')}`)
if (pages.length === 0) throw new Error('There is no such page.')
conclude(late.length === 0, `${most} ms`)
