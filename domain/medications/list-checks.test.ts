import { describe, expect, it } from 'vitest'
import { duplicatesOf, isAllergyTo, notesOnList } from './list-checks.ts'

const listed = (...names: string[]) => names.map((name, place) => ({ id: String(place), name }))
const keysOn = (...names: string[]) => notesOnList(listed(...names)).map(({ key }) => key)

describe('a list of medicines', () => {
  it.each([
    [['TLD', 'Metformin'], 'dolutegravir-metformin'],
    [['Dolutegravir 50mg', 'Ferrous sulphate'], 'dolutegravir-minerals'],
    [['Rifampicin', 'Microgynon'], 'rifampicin'],
    [['RHZE', 'Glibenclamide'], 'rifampicin'],
    [['Rifinah', 'TLD'], 'rifampicin'],
    [['Amlodipine', 'Lopinavir/ritonavir'], 'amlodipine-boosted'],
    [['Metformin 500', 'metformin 850 mg tablets'], 'twice metformin'],
    [['Enalapril'], 'pregnancy enalapril'],
    [['Losartan potassium'], 'pregnancy losartan potassium'],
  ])('of %o asks a clinic about %s', (names, key) => {
    expect(keysOn(...names)).toEqual([key])
  })

  it('of medicines that go together asks nothing', () => {
    expect(keysOn('Amlodipine', 'Metformin', 'Hydrochlorothiazide', 'Paracetamol')).toEqual([])
    expect(keysOn('Insulin Mixtard', 'Insulin Actrapid')).toEqual([])
  })

  it('finds the same medicine by its name, never an entry itself', () => {
    const active = listed('Metformin 500 mg', 'Amlodipine')
    expect(duplicatesOf({ name: 'metformin' }, active)).toEqual([active[0]])
    expect(duplicatesOf({ id: '0', name: 'Metformin' }, active)).toEqual([])
    expect(duplicatesOf({ name: ' ' }, active)).toEqual([])
  })
})

describe('an allergy in the profile', () => {
  it.each([
    ['Amoxicillin 500', 'Penicillin, bee stings', true],
    ['Septrin', 'allergic to sulfa', true],
    ['Brufen', 'aspirin', true],
    ['Metformin', 'metformin gives me a rash', true],
    ['Metformin', 'groundnuts', false],
    ['Paracetamol', 'Penicillin', false],
  ])('%s with "%s" is found: %s', (name, allergies, found) => {
    expect(isAllergyTo(name, allergies)).toBe(found)
  })
})
