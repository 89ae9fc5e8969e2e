import { describe, expect, it } from 'vitest'

import { nextPlace } from './next-place.ts'

describe('the path to continue to', () => {
  it('is the requested path, with its search and hash', () => {
    expect(nextPlace('/hypertension', '/')).toBe('/hypertension')
    expect(nextPlace('/diabetes?tab=nutrition', '/')).toBe('/diabetes?tab=nutrition')
  })

  it('is the fallback when no path was requested', () => {
    expect(nextPlace(null, '/patient-profile')).toBe('/patient-profile')
    expect(nextPlace('', '/patient-profile')).toBe('/patient-profile')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/x//evil.example',
    '/hypertension?next=https://evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    ' /hypertension',
    'hypertension',
  ])('is never another site or a script: %j', (next) => {
    expect(nextPlace(next, '/patient-profile')).toBe('/patient-profile')
  })
})
