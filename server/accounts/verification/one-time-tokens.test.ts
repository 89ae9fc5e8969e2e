import { expect, it } from 'vitest'
import { chooseRedirect, drawOneTimeToken, macOfCode } from './one-time-tokens.ts'

const site = 'https://ubumi.example'
const production = {
  PUBLIC_URL: site,
  AUTH_REDIRECTS: ['https://partner.example/in/*', 'https://*.clinic.example/**'],
  isProduction: true,
}
const development = { ...production, isProduction: false }

it.each([
  'https://ubumi.example/anything?x=1',
  'https://partner.example/in/here#fragment',
  'https://kitwe.clinic.example/a/b/c',
])('lets a browser go to %s', (wish) => {
  expect(chooseRedirect(production, [wish])).toBe(wish)
})

it.each(['http://127.0.0.1:5173/back', 'http://127.0.0.1:9999/', 'http://[::1]:9999/'])(
  'lets a browser go to %s in development only',
  (wish) => {
    expect(chooseRedirect(development, [wish])).toBe(wish)
    expect(chooseRedirect(production, [wish])).toBe(site)
  },
)

it('lets a browser go to another port of localhost in development only', () => {
  const PUBLIC_URL = 'http://localhost:3000'
  const wish = 'http://localhost:9999/'
  expect(chooseRedirect({ ...development, PUBLIC_URL }, [wish])).toBe(wish)
  expect(chooseRedirect({ ...production, PUBLIC_URL }, [wish])).toBe(PUBLIC_URL)
  expect(chooseRedirect({ ...production, PUBLIC_URL }, [`${PUBLIC_URL}/a`])).toBe(`${PUBLIC_URL}/a`)
})

it.each([
  'https://evil.example/',
  'https://ubumi.example.evil.example/',
  'https://ubumi.example@evil.example/',
  'https://partner.example/in/deeper/down',
  'https://partner.example/out/',
  'https://evil.example/?https://x.clinic.example/a',
  'http://ubumi.example/',
  'javascript:alert(1)',
  'http://2130706433.evil/',
  'http://10.0.0.1/',
  '//evil.example',
  'not an address',
])('sends the browser home instead of to %s', (wish) => {
  for (const settings of [production, development])
    expect(chooseRedirect(settings, [wish])).toBe(site)
})

it('draws codes of six digits and links of 32 bytes, never twice the same link', () => {
  const drawn = Array.from({ length: 200 }, drawOneTimeToken)
  for (const { code, token_hash } of drawn) {
    expect(code).toMatch(/^\d{6}$/)
    expect(Buffer.from(token_hash, 'base64url')).toHaveLength(32)
  }
  expect(new Set(drawn.map(({ token_hash }) => token_hash)).size).toBe(200)
})

it('binds a code to its purpose, its address and the server', () => {
  const base = { purpose: 'recovery', address: 'a@example.test', code: '123456' }
  const macs = [
    macOfCode('one secret', base),
    macOfCode('another secret', base),
    macOfCode('one secret', { ...base, purpose: 'confirmation' }),
    macOfCode('one secret', { ...base, address: 'b@example.test' }),
    macOfCode('one secret', { ...base, code: '123457' }),
  ].map((mac) => mac.toString('hex'))
  expect(new Set(macs).size).toBe(5)
})
