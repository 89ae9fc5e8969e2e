import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

const live = 'https://api.pawapay.io'
const sandbox = 'https://api.sandbox.pawapay.io'
const memory = { NODE_ENV: 'test', DATA_DIR: 'memory' }
const secret = 'a secret of the tests, long enough for anything'
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://clinic.example',
  DATABASE_URL: 'postgres://ubumi_app:x@db.example:5432/ubumi',
  AUTH_SERVICE_KEY: secret,
  AUTH_SECRET: secret,
  AUTH_SIGNING_KEY: '{}',
  SMTP_URL: 'none',
  MAIL_FROM: 'Clinic <no-reply@clinic.example>',
}
const pawapay = { PAYMENTS: 'pawapay', PAWAPAY_TOKEN: 'a-token' }
const read = (given: Record<string, string>, PAWAPAY_URL: string) =>
  readEnv({ ...given, ...pawapay, PAWAPAY_URL }).PAWAPAY_URL

it('lets real money move in production, and nowhere else', () => {
  expect(read(production, live)).toBe(live)
  expect(read(production, `${live}/`)).toBe(live)
  for (const other of [sandbox, 'http://127.0.0.1:4000', 'https://pawapay.example', `${live}.`])
    expect(() => read(production, other), other).toThrow('PAWAPAY_URL: must be https://api.pawapay')
  expect(read(memory, sandbox)).toBe(sandbox)
  expect(read(memory, 'http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000')
  for (const other of [live, 'https://API.pawapay.io', `${live}:443`, 'https://pawapay.example'])
    expect(() => read(memory, other), other).toThrow(/^PAWAPAY_URL: must be/m)
})

it('names the setting that is missing, or of no use', () => {
  expect(() => readEnv({ ...memory, PAYMENTS: 'pawapay', PAWAPAY_TOKEN: 'x' })).toThrow(
    'PAWAPAY_URL: missing',
  )
  expect(() => readEnv({ ...memory, PAYMENTS: 'pawapay', PAWAPAY_URL: sandbox })).toThrow(
    'PAWAPAY_TOKEN: missing',
  )
  expect(() => read(memory, `${sandbox}/v2`)).toThrow('PAWAPAY_URL: must be an origin')
  expect(() => readEnv({ ...memory, PAWAPAY_TOKEN: 'x' })).toThrow(
    'PAWAPAY_TOKEN: needs PAYMENTS=pawapay',
  )
  expect(() => readEnv({ ...memory, PAYMENTS: 'real' })).toThrow('PAYMENTS: must be none')
})

it('is simulated at first, and nothing in production', () => {
  expect(readEnv(memory).PAYMENTS).toBe('simulated')
  expect(readEnv(production).PAYMENTS).toBe('none')
})
