import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../accounts/passwords/password-hashes.ts'
import { features } from '../features.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { seedDemo, whyNotSeedRecords } from './jobs.ts'
import { demoPersonas } from './personas.ts'
import { findPublishedPasswords, rejectPublishedPasswords } from './published-password.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('finds the demo accounts that anyone can log in to, and no other', async () => {
  expect(await whyNotSeedRecords()).toBeUndefined()
  await app.createPersona({ role: 'admin' })
  expect(await whyNotSeedRecords()).toContain('has accounts of people')
  await rejectPublishedPasswords()
  await seedDemo({ isProduction: false }, app.files, features)
  // What is missing of them may be added.
  expect(await whyNotSeedRecords()).toBeUndefined()
  const all = demoPersonas.map(({ email }) => email).sort()
  expect(await findPublishedPasswords()).toEqual(all)
  await expect(rejectPublishedPasswords()).rejects.toThrow('admin@demo.test')

  const change = (assignment: string, email: string, ...more: unknown[]) =>
    app.database.asOwner(`update accounts.users set ${assignment} where email = $1`, [
      email,
      ...more,
    ])
  const other = await hashPassword('Mosi-oa-Tunya 7', 'the test')
  await change('password_hash = $2', 'client@demo.test', other)
  await change("banned_until = 'infinity'", 'desk@demo.test')
  await change('deleted_at = now()', 'fitness@demo.test')
  const left = all.filter((email) => !/^(client|desk|fitness)@/.test(email))
  expect(await findPublishedPasswords()).toEqual(left)
})
