import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

describe('mail settings', () => {
  let app: TestApp
  let chanda: Persona
  beforeAll(async () => {
    app = await openTestApp()
    chanda = await app.createPersona()
  })
  afterAll(() => app.close())

  const read = async (as = chanda) => (await app.call('GET', '/api/mail-settings', { as })).body
  const set = (body: object, as = chanda) => app.call('PUT', '/api/mail-settings', { as, body })

  it('are all on until the user changes them', async () => {
    expect(await read()).toEqual({ appointments: true, reminders: true, messages: true })
  })

  it('are set all at once, again and again, by a patient and by a provider alike', async () => {
    const provider = await app.createPersona({ role: 'provider', provider_status: 'pending' })
    for (const as of [chanda, provider]) {
      for (const settings of [
        { appointments: false, reminders: true, messages: false },
        { appointments: false, reminders: true, messages: false },
        { appointments: true, reminders: false, messages: true },
      ]) {
        expect(await set(settings, as)).toMatchObject({ status: 200, body: settings })
        expect(await read(as)).toEqual(settings)
      }
    }
  })

  it('are visible to no other user', async () => {
    const mwila = await app.createPersona()
    await set({ appointments: false, reminders: false, messages: false })
    expect(await read(mwila)).toEqual({ appointments: true, reminders: true, messages: true })
    expect((await app.call('GET', '/api/mail-settings')).status).toBe(401)
  })

  it('stay as they are where one is missing or no yes or no, and name it', async () => {
    await set({ appointments: false, reminders: true, messages: false })
    const half = await set({ reminders: false, messages: true })
    expect([half.status, Object.keys(half.body.fields)]).toEqual([422, ['appointments']])
    const odd = await set({ appointments: true, reminders: 'no', messages: true })
    expect([odd.status, odd.body.fields]).toEqual([422, { reminders: 'Choose on or off.' }])
    expect(await read()).toEqual({ appointments: false, reminders: true, messages: false })
  })
})
