import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { createDatabase } from '#tests/support/database.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { freePort, startPostgres } from '#tests/support/postgres.ts'
import { runNode, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { sessionKey } from '#web/platform/calls/session.ts'
import { type Calls, callsWith } from './booking.ts'
import { expect, test as base } from './test.ts'

interface EmptyClinic {
  url: string
  /** The link to a first password that the operator hands to the owner. */
  invitation: string
  /** A statement as the owner of the database. @returns the number of its rows */
  query: (text: string) => Promise<number>
}

export const owner = 'owner@chawama.example'

/** The test with the server of a new installation: no demo accounts, and one admin, who has a link. */
export const test = base.extend<{ clinic: EmptyClinic }>({
  // oxlint-disable-next-line no-empty-pattern
  clinic: async ({}, provide) => {
    const shared = process.env.TEST_DATABASE_URL
    const postgres = shared ? undefined : await startPostgres()
    const address = shared ?? postgres!.url
    const database = await createDatabase(address)
    const folder = temporaryFolder()
    const PORT = String(await freePort())
    const env = {
      PORT,
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      DATA_DIR: folder.path,
      AUTH_SECRET: 'of the clinic of the story '.repeat(3),
      REQUIRE_STAFF_MFA: 'true',
      ...database.settings,
    }
    const server = await startServer(env)
    const granted = runNode(['scripts/grant-admin.ts', owner, '--new'], env)
    expect(await granted.ended, granted.output()).toBe(0)
    const connectionString = Object.assign(new URL(address), {
      pathname: new URL(database.settings.DATABASE_URL).pathname,
    }).href
    await provide({
      url: server.url,
      invitation: /https?:\S+\/reset-password\S+/.exec(granted.output())![0],
      query: async (text) => {
        const client = new pg.Client({ connectionString })
        await client.connect()
        try {
          return (await client.query(text)).rowCount ?? 0
        } finally {
          await client.end()
        }
      },
    })
    await server.stop()
    folder.remove()
    await database.drop()
    await postgres?.remove()
  },
  baseURL: async ({ clinic }, provide) => provide(clinic.url),
})

/** The first evening of a person who works here: a password by the emailed link, a login, and a second factor. */
export async function startWork(page: Page, email: string, link: string) {
  await page.goto(link)
  await page.locator('#root[data-awake]').waitFor()
  await page.getByLabel('New password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.waitForURL('**/login*')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.goto('/account/two-step-login')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByAltText('QR code')).toBeVisible()
  const totp = new TOTP({ secret: Secret.fromBase32(await page.locator('code').innerText()) })
  await page.getByLabel('Six-digit code').fill(totp.generate())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('It is on.')).toBeVisible()
}

/** Calls in the session of the page's user. */
export async function callsIn(page: Page): Promise<Calls> {
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), sessionKey)
  return callsWith(page.request, (JSON.parse(stored!) as { access_token: string }).access_token)
}
