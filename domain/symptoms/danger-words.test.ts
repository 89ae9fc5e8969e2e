import { describe, expect, it } from 'vitest'
import { dangerPhrases } from '#tests/support/danger-phrases.ts'
import { harmlessPhrases } from '#tests/support/harmless-phrases.ts'
import { laterDangers, laterHarmless } from '#tests/support/later-danger-phrases.ts'
import { namesCareNeed, namesDanger } from './danger-words.ts'

/** Recall and false alarms by group, for the people who review the words. */
const print = (...words: unknown[]) => process.stdout.write(`${words.flat().join(' | ')}\n`)

const countOf = (groups: Readonly<Record<string, readonly string[]>>) => {
  const all = Object.entries(groups).map(([group, phrases]) => {
    const found = phrases.filter(namesDanger)
    return { group, phrases, found, left: phrases.filter((one) => !found.includes(one)) }
  })
  const total = all.reduce((sum, { phrases }) => sum + phrases.length, 0)
  const found = all.reduce((sum, one) => sum + one.found.length, 0)
  return { all, total, found, share: found / total }
}

describe('danger signs in own words', () => {
  it('recognises at least 95 % of phrases that were written before their patterns', () => {
    const { share } = countOf(laterDangers)
    expect(share).toBeGreaterThanOrEqual(0.95)
    expect(countOf(laterHarmless).share).toBeLessThanOrEqual(0.05)
  })

  it('recognises at least 95 % of the danger phrases', () => {
    const { all, total, found, share } = countOf(dangerPhrases)
    for (const { group, phrases, left } of all)
      print(
        `${group}: ${phrases.length - left.length} of ${phrases.length} recognised`,
        left.length > 0 ? left : '',
      )
    print(`danger signs: ${found} of ${total} recognised`)
    expect(total).toBeGreaterThanOrEqual(150)
    expect(share).toBeGreaterThanOrEqual(0.95)
  })

  it('flags at most 5 % of the harmless phrases', () => {
    const { all, total, found, share } = countOf(harmlessPhrases)
    for (const { group, phrases, found: flagged } of all)
      print(
        `${group}: ${flagged.length} of ${phrases.length} flagged`,
        flagged.length > 0 ? flagged : '',
      )
    print(`harmless: ${found} of ${total} flagged`)
    expect(total).toBeGreaterThanOrEqual(150)
    expect(share).toBeLessThanOrEqual(0.05)
  })

  it('reads spelling, apostrophes, accents and repeated letters as one', () => {
    for (const text of ['I can’t breeeathe', 'CANNOT BREATHE', 'cant breath', 'chést paining'])
      expect(namesDanger(text), text).toBe(true)
  })

  it.each([
    'I feel like I am dying',
    'feel like dying, my heart is racing',
    'I think I am going to die',
    'it feels as if I’m dieing',
    'my baby is dying',
  ])('takes a sense of dying for a sign: %s', (text) => {
    expect(namesDanger(text)).toBe(true)
  })

  it.each([
    'dying for a cold drink',
    'I was dying of laughter',
    'I am dying to travel to Livingstone',
    'feel dead tired after work',
    'I feel like I am dying inside since he left',
  ])('takes other words with dying for none: %s', (text) => {
    expect(namesDanger(text)).toBe(false)
  })

  it('takes a sign that is denied for no sign, up to the next clause', () => {
    expect(namesDanger('no chest pain or fainting')).toBe(false)
    expect(namesDanger('no headache, but my chest is paining')).toBe(true)
    expect(namesDanger('the baby is not moving')).toBe(true)
  })
})

it('knows what needs a clinic soon: fever, signs of tuberculosis, a sore foot', () => {
  expect(namesCareNeed('hot body since monday')).toEqual({ fever: true, tb: true, foot: false })
  expect(namesCareNeed('coughing and night sweats')).toMatchObject({ fever: false, tb: true })
  expect(namesCareNeed('new sore on my big toe')).toMatchObject({ foot: true, tb: false })
  expect(namesCareNeed('no cough, no fever')).toEqual({ fever: false, tb: false, foot: false })
})
