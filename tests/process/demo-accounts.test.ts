import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  launchServer,
  runNode,
  startServer,
  temporaryFolder,
} from '#tests/support/server-process.ts'
import { newSigningKey } from './support/people.ts'

const folder = temporaryFolder()
let production: Record<string, string>
beforeAll(async () => {
  production = {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'true',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: folder.path,
    AUTH_SECRET: 'a secret that is long enough for anything',
    AUTH_SERVICE_KEY: 'a service key that is long enough, too',
    AUTH_SIGNING_KEY: await newSigningKey(),
    SMTP_URL: 'none',
    MAIL_FROM: 'Clinic <no-reply@clinic.example>',
  }
})
afterAll(() => folder.remove())

const accountCommand = async (...words: string[]) => {
  const run = runNode(['scripts/account.ts', ...words], production)
  return { code: await run.ended, text: run.output() }
}

it('production does not start beside an account with the published password, until they are disabled', async () => {
  const demo = await startServer({ DATA_DIR: folder.path, SEED_DEMO: 'true' })
  expect(await demo.stop()).toBe(0)

  const rejected = await launchServer(production)
  expect(await rejected.ended).toBe(1)
  expect(rejected.output()).toContain('demo accounts have the published password')
  expect(rejected.output()).toContain('admin@demo.test')
  expect(rejected.output()).not.toMatch(/^\s+at /m)

  expect(await accountCommand('admins')).toMatchObject({
    code: 0,
    text: expect.stringContaining('admin@demo.test, may log in, WITHOUT a second factor'),
  })
  expect(await accountCommand('disable-demo-accounts')).toMatchObject({
    code: 0,
    text: expect.stringMatching(/Suspended: admin@demo\.test, client@/),
  })
  expect(await accountCommand('disable-account', 'admin@demo.test')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Use: npm run disable-account'),
  })
  const server = await startServer(production)
  expect(await server.stop(), server.output()).toBe(0)
})
