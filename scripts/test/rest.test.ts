import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressesOf, affectedOf, listPages } from './rest.ts'

describe('the pages that a change can affect', () => {
  it('are read from each entry of the tables of pages', () => {
    const entries = [
      'web/routes.tsx',
      'web/account-routes.tsx',
      'web/admin/admin-pages.ts',
    ].flatMap((file) => readFileSync(file, 'utf8').match(/\bimport\(/g) ?? [])
    expect(entries.length).toBeGreaterThan(100)
    expect(listPages()).toHaveLength(entries.length)
  })

  it('are those of its feature, without parameters', () => {
    expect(addressesOf(new Set(['readings']))).toEqual(
      expect.arrayContaining(['/hypertension', '/diabetes']),
    )
    expect(addressesOf(new Set(['admin']))).toContain('/admin/finance')
    expect(addressesOf(new Set(['membership']))).not.toContain('/invoices/:id')
    expect(addressesOf(new Set(['no such feature']))).toEqual([])
  })

  it('choose the browser tests that open them, and those that changed themselves', () => {
    const files = ['tests/e2e/check-ins.spec.ts', 'tests/e2e/wrong-clock.spec.ts']
    const affected = (path: string) => affectedOf({ project: 'phone', files }, [path])
    expect(affected('server/readings/data.ts')).toContain('tests/e2e/wrong-clock.spec.ts')
    expect(affected('tests/e2e/check-ins.spec.ts')).toEqual(['tests/e2e/check-ins.spec.ts'])
    expect(affected('docs/hazards.md')).toEqual([])
  })
})
