import { existsSync } from 'node:fs'
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

  it('is the pages after a file at the root of web, and each named test exists', () => {
    const named = vitestFor('web/routes.tsx')
    expect(named).toContain('tests/every-page.test.ts')
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('is the access to every table after a migration', () => {
    expect(vitestFor('database/migrations/0199_x.sql')).toContain('tests/access.test.ts')
  })

  it('is a changed test itself, in vitest or in the browser', () => {
    expect(testsFor(['tests/fuzz.test.ts', 'tests/e2e/booking.spec.ts'])).toEqual({
      vitest: expect.arrayContaining(['tests/fuzz.test.ts']),
      playwright: ['tests/e2e/booking.spec.ts'],
    })
  })
})
