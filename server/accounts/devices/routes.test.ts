import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { describeDevice } from './describe-device.ts'

describe('where one is signed in', () => {
  let app: TestApp
  let chanda: Persona
  let mwila: Persona
  const phone = randomUUID()

  beforeAll(async () => {
    app = await openTestApp()
    chanda = await app.createPersona()
    mwila = await app.createPersona()
    await app.database.asOwner(
      `insert into accounts.sessions (id, user_id, refreshed_at, user_agent)
       values ($1, $2, now() - interval '1 hour', 'Mozilla/5.0 (Linux; Android 13; TECNO) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36')`,
      [phone, chanda.user_id],
    )
  })
  afterAll(() => app.close())

  it('lists one’s own sessions, this one marked', async () => {
    const { body } = await app.call('GET', '/api/sessions', { as: chanda })
    expect(body).toMatchObject([
      { id: chanda.session_id, is_current: true, device: 'Unknown device' },
      { id: phone, is_current: false, device: 'Chrome on Android' },
    ])
  })

  it('cannot end another user’s session', async () => {
    const foreign = await app.call('DELETE', `/api/sessions/${phone}`, { as: mwila })
    expect(foreign.status).toBe(404)
    const { body } = await app.call('GET', '/api/sessions', { as: chanda })
    expect(body).toHaveLength(2)
  })

  it('ends one session from afar, and rejects its token from then on', async () => {
    const path = `/api/sessions/${chanda.session_id}`
    expect((await app.call('DELETE', `/api/sessions/${phone}`, { as: chanda })).status).toBe(204)
    expect((await app.call('DELETE', `/api/sessions/${phone}`, { as: chanda })).status).toBe(404)
    expect((await app.call('DELETE', path, { as: chanda })).status).toBe(204)
    expect((await app.call('GET', '/api/sessions', { as: chanda })).status).toBe(401)
  })
})

describe('the words for a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120 Safari/537.36 Edg/120',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit Version/17.0 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Firefox on Linux'],
    ['Opera/9.80 (Android; Opera Mini/36.2/119.132; U; id) Presto/2.12', 'Opera Mini on Android'],
    ['curl/8', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%s is %s', (user_agent, words) => {
    expect(describeDevice(user_agent)).toBe(words)
  })
})
