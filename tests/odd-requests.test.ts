import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'

let app: TestApp
let chanda: Persona
beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona()
})
afterAll(() => app.close())

it('answers the bare path of the account calls like an unknown path', async () => {
  for (const path of ['/auth/v1', '/auth/v1/', '/auth/v1/nothing']) {
    const answer = await app.call('GET', path)
    expect(answer.status, path).toBe(404)
    expect(answer.body.error_code, path).toBe('not_found')
  }
})

it('answers HEAD on a public call', async () => {
  expect((await app.call('HEAD', '/api/health')).status).toBe(200)
  expect((await app.call('HEAD', '/api/profile')).status).toBe(401)
})

it.each([
  ['half a surrogate pair', '\\ud800'],
  ['NUL', '\\u0000'],
])('names the field that contains %s, at any depth', async (_, text) => {
  const bodies = {
    bio: `{"bio": "a${text}"}`,
    'emergency_contact.name': `{"emergency_contact": {"name": "${text}", "phone": "0971234567"}}`,
    'qualifications.1': `{"qualifications": ["BSc", "${text}"]}`,
  }
  for (const [field, body] of Object.entries(bodies)) {
    const answer = await app.call('PATCH', '/api/profile', { as: chanda, body })
    expect(answer.status, field).toBe(422)
    expect(answer.body.fields).toEqual({ [field]: 'Remove the characters that cannot be saved.' })
  }
  const metadata = await app.call('PUT', '/auth/v1/user', {
    as: chanda,
    body: `{"data": {"${text}": 1}}`,
  })
  expect(metadata.status).toBe(400)
  expect(metadata.body.error_code).toBe('validation_failed')
})

it('describes the rejections of a call with a query as they are', async () => {
  const { body } = await app.call('GET', '/api/openapi.json')
  const list = body.paths['/blood-pressure-readings'].get.responses
  expect(Object.keys(list)).toContain('422')
  expect(Object.keys(list)).not.toContain('400')
  expect(Object.keys(body.paths['/blood-pressure-readings'].post.responses)).toContain('400')
})

it('compresses a response only for clients that accept it', async () => {
  const ask = (coding: string) =>
    app.request('GET', '/api/openapi.json', { headers: { 'Accept-Encoding': coding } })
  const [plain, packed] = [await ask('identity'), await ask('gzip, deflate, br')]
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  for (const answer of [plain, packed]) expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const [text, bytes] = [await plain.text(), Buffer.from(await packed.arrayBuffer())]
  expect(gunzipSync(bytes).toString()).toBe(text)
  expect(bytes.length).toBeLessThan(text.length / 4)
})

it('names at most 100 fields that it does not know, and cuts their names', async () => {
  const keys = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`.padEnd(length, 'x'), 1]))
  const sent = [
    { body: keys(4000, 5), as: chanda },
    { body: keys(100, 9000), as: chanda },
  ]
  for (const { body, as } of sent) {
    const { status, body: answer } = await app.call('POST', '/api/blood-pressure-readings', {
      as,
      body,
    })
    expect(status).toBe(422)
    expect(Object.keys(answer.fields)).toHaveLength(100)
    expect(JSON.stringify(answer).length).toBeLessThan(40_000)
  }
  const text = await app.call('PATCH', '/api/profile', {
    as: chanda,
    body: { ['x'.repeat(9000)]: 'a\0' },
  })
  expect(JSON.stringify(text.body).length).toBeLessThan(1000)
  const query = Array.from({ length: 3000 }, (_, at) => `${at.toString(36)}=`).join('&')
  const listed = await app.call('GET', `/api/blood-pressure-readings?${query}`, { as: chanda })
  expect(JSON.stringify(listed.body).length).toBeLessThan(10_000)
})

it('rejects thousands of keys with 400, and a large body of a call without a token with 413', async () => {
  const body = Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`k${at}`, 1]))
  expect((await app.call('PATCH', '/api/profile', { as: chanda, body })).status).toBe(400)
  const large = { token: 'x'.repeat(16 * 1024) }
  for (const path of ['/api/pay-links/offer', '/api/contact-messages', '/auth/v1/signup'])
    expect((await app.call('POST', path, { body: large })).status, path).toBe(413)
  const longest = {
    name: 'ŋ'.repeat(200),
    email: 'a@example.test',
    subject: '’'.repeat(200),
    message: '’'.repeat(4000),
  }
  expect((await app.call('POST', '/api/contact-messages', { body: longest })).status).toBe(201)
})
