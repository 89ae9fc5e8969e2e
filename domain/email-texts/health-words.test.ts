import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knownNames } from '../medications/names/known-medicines.ts'
import { findFirstLineWords, findHealthWords } from './health-words.ts'
import { findMedicines } from './medicines.ts'

const linesOf = (name: string) =>
  readFileSync(`domain/email-texts/corpus/${name}.txt`, 'utf8').trim().split('\n')
/** Sentences that say nothing of health. */
const ordinary = linesOf('ordinary')
/** `word | sentence`, written before the list that is to find the word. */
const withHealth = linesOf('with-health')

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

describe('a word that says something of health', () => {
  it.each(withHealth.map((line) => line.split(' | ') as [string, string]))(
    'is found: %s in “%s”',
    (word, text) => {
      for (const written of [text, text.toUpperCase(), `Dear all, ${text}`]) {
        const found = findHealthWords(written)
        for (const one of found) expect(written).toContain(one)
        if (word === 'PrEP' && written !== text) continue
        const meant = found.some(
          (one) => plain(one).includes(plain(word)) || plain(word).includes(plain(one)),
        )
        expect([written, meant, found]).toEqual([written, true, found])
      }
    },
  )

  it('is any name of a medicine but the short ones', () => {
    const missed = [...knownNames.keys()].filter(
      (name) => findMedicines(name).length + findHealthWords(name).length === 0,
    )
    expect(missed.filter((name) => name.length > 4)).toEqual(['grandpa'])
    expect(missed.length).toBeLessThan(70)
  })

  it('is not found in ordinary texts', () => {
    const alarms = ordinary.filter(
      (text) => [...findHealthWords(text), ...findMedicines(text)].length > 0,
    )
    expect(alarms).toEqual([])
    expect(ordinary.length).toBeGreaterThan(150)
  })

  it('is not found in the name of a placeholder, nor across one', () => {
    expect(findHealthWords('{health} {sugar_level} h{time}i v')).toEqual([])
  })
})

describe('a word that says that a person is in care', () => {
  it.each(['Doctor', 'Dr Banda', 'your nurse', 'dear patient', 'at the clinic', 'Your SESSION'])(
    'is found for the first lines: %s',
    (text) => expect(findFirstLineWords(text)).toHaveLength(1),
  )

  it('is rare in ordinary texts: %s', () => {
    expect(ordinary.filter((text) => findFirstLineWords(text).length > 0)).toEqual([
      'With: Dr Banda',
      'Dr Banda is away on Monday.',
      'Please ask Dr. Mwansa Phiri.',
      'How: Virtual',
      'Please be patient with us.',
      'We take care of the rest.',
    ])
  })
})
