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
