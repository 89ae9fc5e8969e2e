import { hash as argon2 } from '@node-rs/argon2'
import { hash as bcrypt } from '@node-rs/bcrypt'
import { describe, expect, it } from 'vitest'
import { isForeignHash, isPasswordOf } from './password-hashes.ts'
import { readImportedHash } from './imported-hashes.ts'

/** As the package counts them. */
const [argon2i, argon2id] = [1, 2]
const password = 'Mosi-oa-Tunya 7'
const address = '127.0.0.1'
const body = 'abcdefghijklmnopqrstuu'.padEnd(53, 'x')

describe('an imported hash', () => {
  it.each(['2a', '2b', '2y'] as const)('of bcrypt is checked, as $%s$', async (version) => {
    const hashed = (await bcrypt(password, 4)).replace(/^\$2.\$/, `$${version}$`)
    expect(readImportedHash(hashed)).toBe(hashed)
    expect(await isPasswordOf(hashed, password, address)).toBe(true)
    expect(await isPasswordOf(hashed, `${password}!`, address)).toBe(false)
    expect(isForeignHash(hashed)).toBe(true)
  })

  it('of argon2 with other costs is checked, and one of ours need not be computed again', async () => {
    const cost = { memoryCost: 1024, timeCost: 3, parallelism: 2 }
    for (const algorithm of [argon2i, argon2id]) {
      const hashed = await argon2(password, { algorithm, ...cost })
      expect(readImportedHash(hashed)).toBe(hashed)
      expect(await isPasswordOf(hashed, password, address)).toBe(true)
      expect(isForeignHash(hashed)).toBe(true)
    }
    const ours = await argon2(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(isForeignHash(ours)).toBe(false)
  })

  it('of bcrypt opens to no password that bcrypt would cut short', async () => {
    const long = 'x'.repeat(73)
    const hashed = await bcrypt(long, 4)
    expect(await isPasswordOf(hashed, long, address)).toBe(false)
    expect(await isPasswordOf(hashed, `${'x'.repeat(72)}y`, address)).toBe(false)
    expect(await isPasswordOf(hashed, 'x'.repeat(72), address)).toBe(true)
    // 36 letters of two bytes each.
    expect(await isPasswordOf(await bcrypt('é'.repeat(37), 4), 'é'.repeat(37), address)).toBe(false)
  })

  it.each([
    `$2b$31$${body}`,
    `$2b$13$${body}`,
    '$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$c29tZWhhc2hzb21laGFzaA',
    '$argon2id$v=19$m=19456,t=4000,p=1$c29tZXNhbHQ$c29tZWhhc2hzb21laGFzaA',
    '$argon2i$v=19$m=19456,t=2,p=64$c29tZXNhbHQ$c29tZWhhc2hzb21laGFzaA',
  ])('that would hold up the server is rejected: %s', (hashed) => {
    expect(() => readImportedHash(hashed)).toThrow('costs too much')
  })

  it.each([
    'plain',
    `$2x$10$${body}`,
    `$2b$03$${body}`,
    `$2b$10$${body}x`,
    '$argon2d$v=19$m=1024,t=2,p=1$c29tZXNhbHQ$c29tZWhhc2hzb21laGFzaA',
    '$argon2id$v=19$m=1,t=0,p=0$c29tZXNhbHQ$c29tZWhhc2hzb21laGFzaA',
  ])('of another kind is rejected: %s', (hashed) => {
    expect(() => readImportedHash(hashed)).toThrow('password_hash')
  })

  it('of a rejected cost is not even checked where it is in the database', async () => {
    // To check it would take days.
    expect(await isPasswordOf(`$2b$31$${body}`, password, address)).toBe(false)
  })
})
