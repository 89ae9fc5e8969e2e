import { expect, it } from 'vitest'
import { chooseRedirect, drawOneTimeToken, macOfCode } from './one-time-tokens.ts'

const site = 'https://ubumi.example'
const allowed = ['https://partner.example/in/*', 'https://*.clinic.example/**']

it.each([
  'https://ubumi.example/anything?x=1',
  'https://partner.example/in/here#fragment',
  'https://kitwe.clinic.example/a/b/c',
  'http://127.0.0.1:5173/back',
])('lets a browser go to %s', (wish) => {
  expect(chooseRedirect(site, allowed, [wish])).toBe(wish)
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
  expect(chooseRedirect(site, allowed, [wish])).toBe(site)
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
