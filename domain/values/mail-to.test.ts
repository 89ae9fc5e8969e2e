import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { emailAddress } from './email-address.ts'
import { mailTo } from './mail-to.ts'

it.each([
  'chanda@example.test',
  'support?bcc=x%40y.z&body=hello@a.com',
  'a%0abcc=x@example.test',
  "o'neil+clinic!#$*/=^_`{|}~@example.test",
])('links to %s alone, with nothing but the subject that the page gives', (address) => {
  expect(emailAddress.parse(address)).toBe(address.toLowerCase())
  for (const subject of [undefined, 'Ubumi: a & b?', 'two\r\nBcc: x@y.z']) {
    const { protocol, pathname, search, hash } = new URL(mailTo(address, subject))
    expect(protocol).toBe('mailto:')
    expect(decodeURIComponent(pathname)).toBe(address)
    expect(hash).toBe('')
    const given = subject === undefined ? [] : [['subject', subject]]
    expect([...new URLSearchParams(search)]).toEqual(given)
    expect(mailTo(address, subject)).toMatch(/^mailto:[^?&#\s]+@[^?&#\s@]+(\?subject=[^?&#\s+]*)?$/)
  }
})

it('is the only place that makes such links', () => {
  const made = globSync(['web/**/*.{ts,tsx}', 'server/**/*.ts', 'domain/**/*.ts']).filter(
    (path) => !path.includes('.test.') && readFileSync(path, 'utf8').includes('mailto:'),
  )
  expect(made).toEqual(['domain/values/mail-to.ts'])
})
