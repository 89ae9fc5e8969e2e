import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeviceKey } from '#domain/accounts/device-key.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { deviceKeysOf } from './keys.ts'

describe('the keys of what one enters offline', () => {
  let app: TestApp
  let chanda: Persona
  let mwila: Persona

  beforeAll(async () => {
    app = await openTestApp()
    chanda = await app.createPersona()
    mwila = await app.createPersona()
  })
  afterAll(() => app.close())

  const keysOf = async (persona: Persona) => {
    const { status, body } = await app.call('GET', '/api/device-keys', { as: persona })
    expect(status).toBe(200)
    return body as DeviceKey[]
  }

  it('are the same at each login of a user, and those of no other user', async () => {
    const [key] = await keysOf(chanda)
    expect(await keysOf(chanda)).toEqual([key])
    const [other] = await keysOf(mwila)
    expect(other!.name).not.toBe(key!.name)
    expect(other!.key).not.toBe(key!.key)
    expect(Buffer.from(key!.key, 'base64url')).toHaveLength(32)
    expect(key!.name).toMatch(/^[0-9a-f]{32}$/)
  })

  it('are given to a student, who answers screenings offline, and to no visitor', async () => {
    expect(await keysOf(await app.createPersona({ is_student: true }))).toHaveLength(1)
    expect((await app.call('GET', '/api/device-keys')).status).toBe(401)
  })
})

describe('the keys of a user while the secret is changed', () => {
  const [first, second] = ['first secret, 32 characters long!', 'second secret, 32 characters long']

  it('open with every secret, and lock with the first', () => {
    const before = deviceKeysOf([first!], 'chanda')
    const during = deviceKeysOf([second!, first!], 'chanda')
    expect(during.slice(1)).toEqual(before)
    expect(during[0]).not.toEqual(before[0])
    expect(deviceKeysOf([second!], 'chanda')).toEqual(during.slice(0, 1))
  })
})
