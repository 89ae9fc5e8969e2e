import { expect, it } from 'vitest'
import { asq } from '../safety/asq.ts'
import { instrumentIds } from './instruments/instrument.ts'
import { clinicInstruments, staffAdvice } from './staff-advice.ts'

const ofPhq9 = (item9: number, more: Record<string, number> = {}) => ({
  'PHQ-9': { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: item9, ...more },
})

it.each([1, 2, 3])('comes first where item 9 is %i, whatever the total is', (item9) => {
  const [first] = staffAdvice(ofPhq9(item9, { functional: 3 }))
  expect(first).toMatchObject({ level: 'emergency', title: expect.stringContaining('Item 9') })
  expect(first!.lines.join(' ')).toContain(asq.acuity.text)
})

it('says nothing where the answers ask for nothing', () => {
  expect(staffAdvice(ofPhq9(0, { 0: 3, 1: 3 }))).toEqual([])
  expect(staffAdvice({ 'CAGE-AID': { 0: 1, 1: 0, 2: 0, 3: 0 } })).toEqual([])
})

it('names a sign of dependence, a physical sign and a hard daily life', () => {
  expect(staffAdvice({ 'CAGE-AID': { 0: 0, 1: 0, 2: 0, 3: 1 } })[0]!.title).toMatch(/dependence/)
  expect(staffAdvice({ 'CAGE-AID': { 0: 1, 1: 1, 2: 0, 3: 0 } })).toHaveLength(1)
  expect(staffAdvice({ 'PHQ-15': { 5: 2 } })[0]!.title).toBe(
    'Examine them: bothered a lot by chest pain',
  )
  expect(staffAdvice(ofPhq9(0, { 0: 1, functional: 2 }))[0]!.title).toMatch(/^Daily life/)
})

it('speaks to staff: nothing sends them to a clinician, or speaks to the patient', () => {
  const all = [
    ...staffAdvice({ ...ofPhq9(3, { functional: 3 }), 'CAGE-AID': { 3: 1 }, 'PHQ-15': { 5: 2 } }),
  ].flatMap(({ title, lines }) => [title, ...lines])
  expect(all.length).toBeGreaterThan(6)
  for (const text of all)
    expect(text.replace(/“.*?”/g, '')).not.toMatch(
      /\b(you told us|see a clinician|your clinician)\b/i,
    )
})

it('offers each instrument once', () => {
  expect(clinicInstruments.toSorted()).toEqual([...instrumentIds].toSorted())
})
