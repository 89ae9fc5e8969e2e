import { describe, expect, it } from 'vitest'
import { testsFor } from './changed.ts'

const vitestFor = (...paths: string[]) => testsFor(paths).vitest

describe('what is tested after a change', () => {
  it('is the feature in all three layers, and the rules of the project', () => {
    expect(vitestFor('server/readings/data.ts')).toEqual(
      expect.arrayContaining([
        'domain/readings/',
        'server/readings/',
        'web/readings/',
        'tests/architecture.test.ts',
      ]),
    )
  })

  it('is the test beside a file of no feature', () => {
    expect(vitestFor('web/api.ts')).toContain('web/api.test.ts')
  })

  it('is the access to every table after a migration', () => {
    expect(vitestFor('migrations/0099_x.sql')).toContain('tests/access.test.ts')
  })

  it('is a changed test itself, in vitest or in the browser', () => {
    expect(testsFor(['tests/fuzz.test.ts', 'tests/e2e/booking.spec.ts'])).toEqual({
      vitest: expect.arrayContaining(['tests/fuzz.test.ts']),
      playwright: ['tests/e2e/booking.spec.ts'],
    })
  })
})
