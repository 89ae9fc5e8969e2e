import { describe, expect, it } from 'vitest'
import {
  commonAllergies,
  commonDuplicates,
  commonInPregnancy,
  commonNoAllergies,
  commonOthers,
  commonPairs,
  deniedInPart,
} from '#tests/support/common-medicine-names.ts'
import {
  furtherAllergies,
  furtherDuplicates,
  furtherInPregnancy,
  furtherNoAllergies,
  furtherOthers,
} from '#tests/support/further-medicine-names.ts'
import { notesOnList } from '../list-checks.ts'
import { pregnancyNotes } from '../pregnancy-notes.ts'
import { isUnusualStrength } from '../strength.ts'
import { allergyMatch } from './allergies.ts'
import { samenessOf } from './same-medicine.ts'

describe('names as people say them', () => {
  it('an allergy is found', () => {
    expect(
      [...commonAllergies, ...deniedInPart, ...furtherAllergies].filter(
        ([allergies, name]) => !allergyMatch(name, allergies),
      ),
    ).toEqual([])
  })

  it('a denied allergy, or one to another thing, is not found', () => {
    expect(
      [...commonNoAllergies, ...furtherNoAllergies].filter(([allergies, name]) =>
        allergyMatch(name, allergies),
      ),
    ).toEqual([])
  })

  it('the same medicine twice is found', () => {
    expect(
      [...commonDuplicates, ...furtherDuplicates].filter(([one, other]) => !samenessOf(one, other)),
    ).toEqual([])
  })

  it('two medicines are not one', () => {
    expect(
      [...commonOthers, ...furtherOthers].filter(([one, other]) => samenessOf(one, other)),
    ).toEqual([])
  })

  it('prednisone and prednisolone do the same', () => {
    const notes = notesOnList([
      { id: '1', name: 'Prednisone' },
      { id: '2', name: 'Prednisolone' },
    ])
    expect(notes).toMatchObject([{ key: 'kind prednisolone prednisone' }])
  })

  it('a clinic is asked about two that go badly together', () => {
    expect(
      commonPairs.filter(
        ([one, other, key]) =>
          !notesOnList([{ name: one }, { name: other }], false).some((note) => note.key === key),
      ),
    ).toEqual([])
  })

  it('a note says what can harm an unborn baby', () => {
    expect(
      [...commonInPregnancy, ...furtherInPregnancy].filter(
        (name) => pregnancyNotes(name, true).length === 0,
      ),
    ).toEqual([])
  })

  it.each([
    ['Nifedipine', 300],
    ['Amitriptyline', 250],
    ['Gliclazide', 800],
    ['Furosemide', 400],
    ['Simvastatin', 200],
    ['Meloxicam', 75],
  ])('%s %d mg is asked about', (name, strength) => {
    expect(isUnusualStrength({ name, strength, strength_unit: 'mg' })).toBe(true)
  })
})
