import { describe, expect, it } from 'vitest'
import { ownPath, withNext } from './own-path.ts'

describe('a page of this site', () => {
  it.each([
    '/hypertension',
    '/diabetes?tab=nutrition',
    '/account#mails',
    '/account/data#erase',
    '/patient-management/0b5c?tab=a&page=2#top',
    '/consent?next=%2Fhypertension',
    '/consent?next=/hypertension',
    '/membership?plan=wellness_starter',
  ])('is kept as it is: %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/%2F/evil.example',
    '/%2f%2fevil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:a=b',
    '/%7f',
    '/\t/evil.example',
    '/\u0000',
    '/a\nb',
    '/x//evil.example',
    '/x?next=//evil.example',
    '/x?next=https://evil.example',
    '/x#//evil.example',
    '/../evil',
    '/./x',
    '/x/..',
    '/%2e%2e/x',
    '/%2E/x',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'https://evil.example/',
    'https:evil.example',
    'evil.example',
    ' /hypertension',
    '/hypertension ',
    '/héllo',
    '/a@evil.example',
    '/:80',
    '/',
    '',
    null,
    undefined,
    `/${'a'.repeat(600)}`,
    '/login',
    '/login?next=/login',
    '/LOGIN/',
    '/signup',
    '/reset-password?token_hash=x',
    '/confirm?token_hash=x',
    '/auth/v1/verify?token=x',
    '/api/me/export',
    '/files/photos/x.png',
  ])('is nothing else: %j', (text) => {
    expect(ownPath(text)).toBeUndefined()
  })
})

describe('the way in', () => {
  it('carries the page to go on to, and comes back as it was', () => {
    const target = '/patient-management/0b5c?tab=a&page=2#top'
    const address = new URL(withNext('/login', target), 'https://ubumi.example')
    expect([address.pathname, address.searchParams.get('next')]).toEqual(['/login', target])
  })

  it('carries nothing that is no page of ours', () => {
    expect(withNext('/login', '//evil.example')).toBe('/login')
    expect(withNext('/login', null)).toBe('/login')
  })
})
