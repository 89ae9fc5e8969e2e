import { randomUUID } from 'node:crypto'
import { type Browser, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  browserWithDevices,
  bytesHeard,
  observeCalls,
  routesOf,
} from '#tests/e2e/support/devices.ts'
import { signInByCall } from '#tests/e2e/support/sign-in.ts'
import { findTestBrowser } from '#tests/support/chromium.ts'
import { findCoturn, startCoturn, type TestRelay } from '#tests/support/coturn.ts'
import { createDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/postgres.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { limit } from '#tests/support/patience.ts'

const TURN_SECRET = 'a secret that coturn and the server share'
const postgres = process.env.TEST_DATABASE_URL

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hasState = (page: Page, text: string, timeout = 30_000) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ timeout })

describe.runIf(findCoturn() && findTestBrowser() && postgres)('a call through a relay', () => {
  const folder = temporaryFolder()
  let relay: TestRelay
  let server: ServerProcess
  let browser: Browser
  let database: pg.Client
  let drop: () => Promise<void>
  const id = randomUUID()

  beforeAll(async () => {
    relay = await startCoturn(TURN_SECRET)
    const created = await createDatabase(postgres!)
    const { settings } = created
    drop = () => created.drop()
    const PORT = String(await freePort())
    server = await startServer({
      PORT,
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      DATA_DIR: folder.path,
      SEED_DEMO: 'true',
      TURN_URLS: relay.urls.join(','),
      TURN_SECRET,
      ...settings,
    })
    const connectionString = Object.assign(new URL(postgres!), {
      pathname: new URL(settings.DATABASE_URL!).pathname,
    }).href
    database = new pg.Client({ connectionString })
    await database.connect()
    await database.query(
      `delete from appointments where provider_id =
        (select id from user_profiles where email = 'therapist@demo.test')`,
    )
    await database.query(
      `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, status)
       select $1, patient.id, provider.id, now() + interval '5 minutes', 'Virtual', 'confirmed'
       from user_profiles patient, user_profiles provider
       where patient.email = 'client@demo.test' and provider.email = 'therapist@demo.test'`,
      [id],
    )
    browser = await chromium.launch(browserWithDevices.launchOptions)
  })
  afterAll(async () => {
    await browser.close()
    await database.end()
    await server.stop()
    await drop()
    await relay.stop()
    folder.remove()
  })

  /** A device of a user at the page of the call. */
  async function device(email: string) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 780 },
    })
    const page = await context.newPage()
    await observeCalls(page)
    await signInByCall(page, email, 'Demo-2026!')
    await page.goto(`/call/${id}`)
    return page
  }

  async function expectSound(...pages: Page[]) {
    for (const page of pages) {
      const before = await bytesHeard(page)
      await expect.poll(() => bytesHeard(page), { timeout: limit(30_000) }).toBeGreaterThan(before)
    }
  }

  it('hides the addresses of both, and goes on after the relay was killed and started again', async () => {
    const patient = await device('client@demo.test')
    await patient.getByLabel('Hide my network address').check()
    await button(patient, 'Join by voice').click()
    await hasState(patient, 'You are in the waiting room.')
    const office = await device('therapist@demo.test')
    await button(office, 'Join by voice').click()
    await button(office, 'Admit').click()
    for (const page of [patient, office]) await hasState(page, 'Connected')
    await expectSound(patient, office)

    // Sound takes the relay alone, and no signal names another address.
    for (const page of [patient, office]) expect(await routesOf(page)).toEqual(['relay', 'relay'])
    const { rows } = await database.query<{ body: string }>('select body from call_signals')
    expect(rows.some(({ body }) => body.includes('typ relay'))).toBe(true)
    expect(rows.filter(({ body }) => /typ (host|srflx|prflx)/.test(body))).toEqual([])

    await relay.kill()
    for (const page of [patient, office])
      await hasState(page, 'Connection lost. Connecting again...', 60_000)
    await relay.start()
    for (const page of [patient, office]) await hasState(page, 'Connected', 120_000)
    await expectSound(patient, office)
    for (const page of [patient, office]) expect(await routesOf(page)).toEqual(['relay', 'relay'])
  })
})
