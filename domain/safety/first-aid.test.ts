import { describe, expect, it } from 'vitest'
import { companionTexts } from './companion.ts'
import { alreadyDone } from './first-aid.ts'

const all = [alreadyDone.now, ...alreadyDone.steps.map(({ text }) => text)].join(' ')

describe('what to do after poison, tablets, bleeding or hanging', () => {
  it('says to go at once, not to make anyone vomit, and to bring the container', () => {
    for (const words of [
      /^Go to the nearest hospital now, also if you feel well\./,
      /Do not make them vomit\./,
      /Give nothing to eat or drink/,
      /Bring the container\./,
      /drowsy, lay them on their side\./,
    ])
      expect(all).toMatch(words)
    const leads = alreadyDone.steps.map(({ lead }) => lead).join(' ')
    expect(leads).toMatch(/Poison or tablets.*Bleeding.*Hanging/)
  })

  it('is the first thing that a companion asks', () => {
    const [first] = companionTexts
    expect(first!.lead).toContain('already taken something')
    for (const part of ['also if they feel well', 'Do not make them vomit', 'Bring the container'])
      expect(first!.text).toContain(part)
  })

  it('has no sentence above 20 words', () => {
    for (const sentence of all.split(/(?<=[.?!]) /))
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20)
  })
})
