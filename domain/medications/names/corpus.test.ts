import { describe, expect, it } from 'vitest'
import {
  allergyTo,
  noAllergyTo,
  otherMedicine,
  sameMedicine,
} from '../../../tests/support/medicine-name-pairs.ts'
import { allergyMatch } from './allergies.ts'
import { knownNames } from './known-medicines.ts'
import { readName } from './read-name.ts'
import { samenessOf } from './same-medicine.ts'

describe('the names of one medicine', () => {
  it('are found to be one, in every pair of the corpus', () => {
    expect(sameMedicine.filter(([one, other]) => !samenessOf(one, other))).toEqual([])
  })

  it('are never those of another, however alike they look', () => {
    expect(otherMedicine.filter(([one, other]) => samenessOf(one, other))).toEqual([])
  })

  it('are the same from both sides', () => {
    for (const [one, other] of [...sameMedicine, ...otherMedicine])
      expect(samenessOf(other, one)?.certainty).toBe(samenessOf(one, other)?.certainty)
  })

  it('are read without spaces, hyphens and capitals, strength and form', () => {
    for (const name of ['x-pen', 'X Pen 5 MU', 'XPEN injection'])
      expect(readName(name).medicines).toMatchObject([{ generic: 'benzylpenicillin' }])
  })

  it('hold a medicine each, and are written without spaces and hyphens', () => {
    for (const [name, held] of knownNames) {
      expect(name).toMatch(/^[a-z0-9]+$/)
      expect(held).not.toContain(undefined)
      expect(held.length).toBeGreaterThan(0)
    }
  })

  it('of two medicines in the table are never held for one because they look alike', () => {
    for (const name of knownNames.keys())
      expect(readName(name).medicines.filter(({ isGuess }) => isGuess)).toEqual([])
  })
})

describe('an allergy', () => {
  it('is found in every pair of the corpus', () => {
    expect(allergyTo.filter(([allergies, name]) => !allergyMatch(name, allergies))).toEqual([])
  })

  it('is not found where it is about another thing', () => {
    expect(noAllergyTo.filter(([allergies, name]) => allergyMatch(name, allergies))).toEqual([])
  })
})
