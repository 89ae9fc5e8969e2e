import { describe, expect, it } from 'vitest'
import { duplicatesOf, notesOnList, oneKindWith } from './list-checks.ts'
import { allergyMatch } from './names/allergies.ts'

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
    [['Glibenclamide', 'Daonil'], 'twice glibenclamide'],
    [['Paracetamol', 'Panadol'], 'twice paracetamol'],
    [['Brufen', 'Ibuprofen'], 'twice ibuprofen'],
    [['Daonil', 'Glucovance'], 'twice glibenclamide glibenclamide+metformin'],
    [['Daonil', 'Diamicron'], 'kind glibenclamide gliclazide'],
    [['Brufen', 'Voltaren'], 'kind diclofenac ibuprofen'],
    [['Enalapril'], 'pregnancy enalapril'],
    [['Losartan potassium'], 'pregnancy losartan'],
    [['Renitec'], 'pregnancy enalapril'],
    [['Cozaar'], 'pregnancy losartan'],
    [['Micardis'], 'pregnancy telmisartan'],
    [['Trandolapril'], 'pregnancy trandolapril'],
    [['Epilim'], 'pregnancy valproate'],
    [['Marevan'], 'pregnancy warfarin'],
    [['Methotrexate'], 'pregnancy methotrexate'],
    [['Listril'], 'pregnancy lisinopril'],
    [['Accuretic'], 'pregnancy hydrochlorothiazide+quinapril'],
    [['Coveram'], 'pregnancy amlodipine+perindopril'],
    [['Repace H'], 'pregnancy hydrochlorothiazide+losartan'],
    [['Twynsta'], 'pregnancy amlodipine+telmisartan'],
    [['Encorate Chrono'], 'pregnancy valproate'],
    [['Warf 5'], 'pregnancy warfarin'],
    [['Folitrax'], 'pregnancy methotrexate'],
    [['Topamax'], 'pregnancy topiramate'],
    [['Tegretol'], 'pregnancy carbamazepine'],
    [['Cytotec'], 'pregnancy misoprostol'],
  ])('of %o asks a clinic about %s', (names, key) => {
    expect(keysOn(...names)).toEqual([key])
  })

  it('of medicines that go together asks nothing', () => {
    expect(keysOn('Amlodipine', 'Metformin', 'Hydrochlorothiazide', 'Paracetamol')).toEqual([])
    expect(keysOn('Insulin Mixtard', 'Insulin Actrapid')).toEqual([])
  })

  it('finds the same medicine by its name, never an entry itself', () => {
    const active = listed('Metformin 500 mg', 'Amlodipine')
    const [twice] = duplicatesOf({ name: 'metformin' }, active)
    expect(twice).toEqual({ medicine: active[0], certainty: 'sure', generics: ['metformin'] })
    expect(duplicatesOf({ id: '0', name: 'Metformin' }, active)).toEqual([])
    expect(duplicatesOf({ name: ' ' }, active)).toEqual([])
  })
})

describe('a name that is misspelt by one letter', () => {
  it('is asked about, and never said', () => {
    const active = listed('Metformin')
    expect(duplicatesOf({ name: 'Metfornin' }, active)).toMatchObject([{ certainty: 'maybe' }])
    expect(notesOnList(listed('Daonil', 'Glibenclamid'))[0]?.text).toMatch(/^Do both contain/)
    expect(allergyMatch('Amoxicilin', 'penicillin')).toBe('maybe')
  })
})

describe('a medicine that does the same as another', () => {
  it('is found by its class, also by brand, and is not the same medicine', () => {
    const active = listed('Zestril', 'Amlodipine')
    expect(oneKindWith({ name: 'Cozaar' }, active)).toEqual([active[0]])
    expect(duplicatesOf({ name: 'Cozaar' }, active)).toEqual([])
  })
})

describe('pregnancy', () => {
  it('is asked about where the profile does not say, named where it does, and not asked after a no', () => {
    expect(notesOnList(listed('Cozaar'))[0]?.text).toMatch(/^Are you pregnant/)
    expect(notesOnList(listed('Cozaar'), true)[0]?.text).toMatch(/^Your profile says/)
    expect(notesOnList(listed('Cozaar'), false)).toEqual([])
    expect(notesOnList(listed('Brufen', 'Doxycycline'), true)).toHaveLength(2)
    expect(notesOnList(listed('Brufen', 'Doxycycline'))).toEqual([])
    for (const { text } of notesOnList(
      listed('Epilim', 'Marevan', 'Methotrexate', 'Capoten'),
      true,
    ))
      expect(text).toMatch(/before your next dose. Do not stop it on your own\.$/)
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
    ['Co-trimoxazole 960 mg', 'Septrin, sulfa drugs', true],
    ['Pen V', 'penicillin', true],
    ['X-Pen', 'penicillin', true],
    ['Cefalexin', 'penicillin', true],
    ['Ceftriaxone', 'penicillin', false],
    ['Ferrous sulphate', 'sulfa', false],
  ])('%s with "%s" is found: %s', (name, allergies, found) => {
    expect(allergyMatch(name, allergies) !== undefined).toBe(found)
  })
})
