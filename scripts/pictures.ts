// Takes the pictures of the README from the running product: `npm run pictures`. The same build gives
// the same bytes: the browser's clock stands still, and the readings are moved to that day.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openBrowser } from '#tests/support/browser.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { demoPassword } from '#server/seed/personas.ts'

const out = resolve(import.meta.dirname, '../docs/pictures')
const day = 24 * 60 * 60 * 1000
/** When the pictures are taken, for those who look at them: an afternoon in Lusaka. */
const stage = new Date('2026-11-16T13:30:00Z')
const largest = 60_000

const client = 'client@demo.test'
const therapist = 'therapist@demo.test'

const devices = {
  phone: { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2, hasTouch: true },
  desk: { viewport: { width: 1280, height: 960 }, deviceScaleFactor: 1 },
} as const

interface Screen {
  name: string
  path: string
  /** Selector of what must be there before the picture is taken. */
  shows: string
  as?: string
  on: (keyof typeof devices)[]
  colors?: 'dark'
}

/** What the README shows, and nothing else. */
const screens: Screen[] = [
  { name: 'home', path: '/', shows: 'h1', on: ['desk', 'phone'] },
  { name: 'pricing', path: '/pricing', shows: '#plans', on: ['desk'] },
  {
    name: 'dashboard',
    path: '/patient-profile',
    shows: 'main h2',
    as: client,
    on: ['desk', 'phone'],
  },
  {
    name: 'blood-pressure',
    path: '/hypertension',
    shows: 'main .reading-line',
    as: client,
    on: ['phone'],
  },
  {
    name: 'blood-pressure',
    path: '/hypertension',
    shows: 'main .reading-line',
    as: client,
    on: ['desk'],
    colors: 'dark',
  },
  { name: 'appointments', path: '/appointments', shows: 'main li', as: client, on: ['phone'] },
  { name: 'screening', path: '/screening/history', shows: 'main figure', as: client, on: ['desk'] },
  {
    name: 'meal-plan',
    path: '/my-meal-plan',
    shows: 'main h2',
    as: client,
    on: ['desk', 'phone'],
  },
  {
    name: 'student',
    path: '/student-profile',
    shows: 'main h2',
    as: 'student@demo.test',
    on: ['desk', 'phone'],
  },
  { name: 'provider', path: '/provider-profile', shows: 'main h2', as: therapist, on: ['desk'] },
  {
    name: 'scheduler',
    path: '/appointment-scheduler',
    shows: 'main table',
    as: therapist,
    on: ['desk'],
  },
  { name: 'admin', path: '/admin', shows: 'main table', as: 'admin@demo.test', on: ['desk'] },
]

const folder = temporaryFolder()
execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'ignore' })
const server = await startServer({ DATA_DIR: folder.path, SEED_DEMO: 'true' })
const browser = await openBrowser()
try {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const screen of screens) for (const device of screen.on) await take(browser, screen, device)
} finally {
  await browser.close()
  await server.stop()
  folder.remove()
}

async function take(from: Browser, screen: Screen, device: keyof typeof devices) {
  const { colors = 'light' } = screen
  const context = await from.newContext({
    ...devices[device],
    colorScheme: colors,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Lusaka',
    baseURL: server.url,
  })
  if (screen.as) await signIn(context, screen.as)
  const page = await context.newPage()
  await page.clock.setFixedTime(stage)
  await moveToStage(page)
  await page.goto(screen.path)
  await page.locator(screen.shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
  const picture = Buffer.from(data, 'base64')
  const name = `${screen.name}-${device}${colors === 'dark' ? '-dark' : ''}.webp`
  if (picture.length > largest) throw new Error(`${name} has ${picture.length} bytes.`)
  writeFileSync(join(out, name), picture)
  console.log(`${name.padEnd(30)} ${(picture.length / 1000).toFixed(1).padStart(5)} kB`)
  await context.close()
}

/** Lays a session into the storage, as a login does. */
async function signIn(context: BrowserContext, email: string) {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const session = JSON.stringify(await answer.json())
  await context.addInitScript((text) => sessionStorage.setItem('ubumi.auth', text), session)
}

/** Moves the dates in requests and answers by the days between today and the day of the pictures. */
async function moveToStage(page: Page) {
  const days = Math.floor(stage.getTime() / day) - Math.floor(Date.now() / day)
  // Not those of the planner: moved, the first day of its week would be no Monday. It stays empty.
  await page.route(/\/api\/(?!planner-tasks)/, async (route) => {
    // A birthday is not moved.
    const dates = /20[2-9]\d-\d\d-\d\d(T[\d:.]+Z)?/g
    const moved = (text: string, by: number) =>
      text.replaceAll(dates, (date, time?: string) => {
        const instant = new Date(Date.parse(date) + by * day).toISOString()
        return time ? instant : instant.slice(0, 10)
      })
    const asked = moved(decodeURIComponent(route.request().url()), -days)
    const response = await route.fetch({ url: asked })
    await route.fulfill({ response, body: moved(await response.text(), days) })
  })
  // The open stream would keep the page from ever being without requests.
  await page.route('**/api/messages/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: elsewhere\ndata: {}\n\n' }),
  )
}
