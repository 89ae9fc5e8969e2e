import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { postSigned, settingsOf, standInFor } from '#tests/support/pawapay/aggregator.ts'
import {
  signatureHeaders,
  signedComponents,
  signingKeys,
} from '#tests/support/pawapay/sign-callback.ts'
import { StandIn, standInToken } from '#tests/support/pawapay/stand-in.ts'
import { paymentsOf, settings } from '#tests/support/payments.ts'
import { PaymentProviderUnavailable } from '../payment-provider.ts'
import { pawapay } from './pawapay.ts'

const standIn = new StandIn()
let app: TestApp
let payments: ReturnType<typeof paymentsOf>
let client: Persona
let id: string

beforeAll(async () => {
  await standIn.open()
  app = await openTestApp(settingsOf(standIn))
  payments = paymentsOf(app, standInFor(app, standIn))
})
beforeEach(async () => {
  client = await app.createPersona()
  id = await payments.ask(client)
  await payments.pass(id, 3)
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
  await standIn.close()
})

const said = (more: object = {}) =>
  JSON.stringify({ depositId: id, status: 'COMPLETED', amount: '250', currency: 'ZMW', ...more })
const seconds = () => Math.floor(Date.now() / 1000)
const statusNow = async () => (await payments.read(client, id)).status

it.each(['der', 'ieee-p1363'] as const)(
  'counts with a signature in the form %s',
  async (encoding) => {
    const answer = await postSigned(app, standIn, said(), { encoding })
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(await statusNow()).toBe('succeeded')
    expect(
      await app.database.asOwner(
        'select received_ngwee, network_reference from payments where id = $1',
        [id],
      ),
    ).toEqual([{ received_ngwee: 25_000, network_reference: 'MP.123056' }])
  },
)

it('counts with a digest by SHA-256, within a minute of its time, and twice', async () => {
  const created = seconds() - 100
  const answers = await Promise.all(
    [1, 2].map(() => postSigned(app, standIn, said(), { digest: 'sha-256', created })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const heard = (await payments.events(id)).filter((one) => one.heard === 'succeeded')
  expect(heard).toHaveLength(1)
})

it('does not count where anything of it is another’s', async () => {
  const rsa = { alg: 'rsa-v1_5-sha256' }
  const forged = [
    { key: signingKeys().privateKey },
    { authority: 'another.example' },
    { path: '/api/payment-callbacks' },
    { created: seconds() - 200 },
    { created: seconds() + 200 },
    { digestOf: said({ amount: '1' }) },
    { alg: 'hmac-sha256' },
    { alg: 'ecdsa-p384-sha384' },
    rsa,
    { keyid: 'HTTP_EC_P256_KEY:2' },
    ...signedComponents.map((left) => ({
      components: signedComponents.filter((name) => name !== left),
    })),
    { components: [...signedComponents, '@query'] },
  ]
  for (const choices of forged)
    expect((await postSigned(app, standIn, said(), choices)).status, Object.keys(choices)[0]).toBe(
      401,
    )
  const body = said()
  expect((await app.call('POST', '/api/payment-callbacks/pawapay', { body })).status).toBe(401)
  expect(await statusNow()).toBe('pending')
})

it('is never believed: what the aggregator answers counts', async () => {
  const silent = await payments.ask(await app.createPersona(), '06')
  const body = said({ depositId: silent })
  expect((await postSigned(app, standIn, body)).status).toBe(200)
  const row = await app.database.asOwner('select status from payments where id = $1', [silent])
  expect(row).toEqual([{ status: 'pending' }])
})

it('about a payment or a refund that is not ours is answered, and changes nothing', async () => {
  for (const body of [
    said({ depositId: randomUUID() }),
    said({ depositId: undefined, refundId: randomUUID() }),
  ])
    expect((await postSigned(app, standIn, body)).status).toBe(200)
  expect((await postSigned(app, standIn, JSON.stringify({ status: 'COMPLETED' }))).status).toBe(401)
})

it('does not count while the keys cannot be fetched: the aggregator sends it again', async () => {
  const away = pawapay({ url: 'http://127.0.0.1:9', token: standInToken }, settings.PUBLIC_URL)
  const { id: keyid, privateKey: key } = standIn.keys
  const headers = new Headers(signatureHeaders(said(), { keyid, key }))
  const heard = away.hear({ headers, raw: Buffer.from(said()) })
  await expect(heard).rejects.toThrow(PaymentProviderUnavailable)
})

it('asks for the keys once an hour, and once more for a key that is new, at most once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const asked = () => standIn.calls.filter((call) => call.endsWith('/public-key/http')).length
  // Of a new hour.
  vi.setSystemTime(Date.now() + 3_700_000)
  const body = () => postSigned(app, standIn, said())
  const before = asked()
  await Promise.all([body(), body(), body()])
  expect(asked()).toBe(before + 1)
  const unknown = () => postSigned(app, standIn, said(), { keyid: 'HTTP_EC_P256_KEY:9' })
  await unknown()
  expect(asked()).toBe(before + 1)
  vi.setSystemTime(Date.now() + 61_000)
  const added = { ...signingKeys(), id: 'HTTP_EC_P256_KEY:9' }
  standIn.keys.published.push({ id: added.id, key: added.published[0]!.key })
  const ofNew = await postSigned(app, standIn, said(), { keyid: added.id, key: added.privateKey })
  expect(ofNew.status).toBe(200)
  expect(asked()).toBe(before + 2)
  vi.useRealTimers()
})
