import { expect, it } from 'vitest'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { visitsToChoose } from './visits-to-choose.ts'

type Visit = PatientPage['appointments'][number]

const visit = (month: number, status: Visit['status'] = 'completed') =>
  ({
    id: `visit-${month}`,
    appointment_time: new Date(Date.UTC(2026, month, 1)).toISOString(),
    status,
  }) as Visit

it('offers three visits ahead, twelve before, and always the chosen one', () => {
  const now = '2026-06-15T00:00:00.000Z'
  const all = Array.from({ length: 40 }, (_, index) => visit(25 - index))
  const months = (chosen: string | null) =>
    visitsToChoose(all, chosen, now).map(({ id }) => Number(id.slice('visit-'.length)))
  expect(months(null)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6])
  expect(months('visit--9').at(-1)).toBe(-9)
  expect(months('visit-20')[0]).toBe(20)
  expect(visitsToChoose([visit(1, 'cancelled')], null, now)).toEqual([])
  expect(visitsToChoose([visit(1, 'cancelled')], 'visit-1', now)).toHaveLength(1)
})
