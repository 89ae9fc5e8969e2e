import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

it.each([
  [['report', 'Mutale Banda', '2026-11-29'], 'pdf', 'report-mutale-banda-2026-11-29.pdf'],
  [['invoice', '2026-0007', 'Ng’andu Ŋoma', null], 'pdf', 'invoice-2026-0007-ngandu-ngoma.pdf'],
  [['plan', 'محمد علي', ''], 'pdf', 'plan-mhmd-ly.pdf'],
  [['plan', '../../etc/passwd"\r\nX: y'], 'pdf', 'plan-etc-passwd-x-y.pdf'],
  [['my-data', undefined, '2026-11-29'], 'fhir.json', 'my-data-2026-11-29.fhir.json'],
  [['  '], 'csv', 'file.csv'],
])('of %j and %s is %s', (parts, extension, name) => {
  expect(fileName(parts, extension)).toBe(name)
})

it('is safe and short whatever people are called', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 4 }),
      (parts) => {
        expect(fileName(parts, 'pdf')).toMatch(/^[a-z0-9]([a-z0-9-]{0,250}[a-z0-9])?\.pdf$/)
      },
    ),
  )
})
