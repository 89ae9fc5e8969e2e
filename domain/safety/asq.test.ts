import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  asksNoMore,
  asksRightNow,
  asq,
  type AsqAnswer,
  type AsqAnswers,
  resultOfAsq,
} from './asq.ts'

const all = (answer: AsqAnswer): AsqAnswers =>
  Object.fromEntries(asq.items.map(({ id }) => [id, answer]))

describe('the ASQ', () => {
  it('is worded as it was published', () => {
    const wording = [...asq.items, asq.acuity].map(({ id, text }) => `${id}: ${text}`).join('\n')
    expect(createHash('sha256').update(wording).digest('hex')).toBe(
      '0ffeb84e0cfb6d12ae6c35054e05bb3b5bdd55191f06cb22f0661b8e8eb5c928',
    )
  })

  it('has a result for each way to answer, by rules counted out here once more', () => {
    const answers: AsqAnswer[] = [1, 0, null]
    for (let number = 0; number < 3 ** 5; number += 1) {
      const digits = [0, 1, 2, 3, 4].map((place) => answers[Math.floor(number / 3 ** place) % 3]!)
      const [asq_1, asq_2, asq_3, asq_4, asq_5] = digits as [
        AsqAnswer,
        AsqAnswer,
        AsqAnswer,
        AsqAnswer,
        AsqAnswer,
      ]
      const noes = digits.slice(0, 4).filter((digit) => digit === 0).length
      const expected = noes === 4 ? 'negative' : asq_5 === 0 ? 'non-acute' : 'acute'
      expect(resultOfAsq({ asq_1, asq_2, asq_3, asq_4, asq_5 }), digits.join()).toBe(expected)
    }
  })

  it('asks about right now as soon as one answer is yes, or is rather not given', () => {
    expect(asksRightNow({})).toBe(false)
    expect(asksRightNow(all(0))).toBe(false)
    expect(asksRightNow({ asq_2: 1 })).toBe(true)
    expect(asksRightNow({ asq_4: null })).toBe(true)
  })

  it('ends the screening after thoughts right now, and after any answer that was not given', () => {
    expect(asksNoMore({})).toBe(true)
    expect(asksNoMore({ asq_1: 0, asq_2: 1 })).toBe(true)
    expect(asksNoMore({ ...all(0), asq_3: 1, asq_5: 1 })).toBe(true)
    expect(asksNoMore({ ...all(0), asq_3: null, asq_5: 0 })).toBe(true)
    expect(asksNoMore({ ...all(0), asq_3: 1, asq_5: 0 })).toBe(false)
    expect(asksNoMore({ asq_1: 0, asq_2: 0, asq_3: 0, asq_4: 0 })).toBe(false)
  })

  it('has no result while an answer is missing, unless it is acute already', () => {
    expect(resultOfAsq({})).toBeUndefined()
    expect(resultOfAsq({ asq_1: 0, asq_2: 0, asq_3: 0 })).toBeUndefined()
    expect(resultOfAsq({ ...all(0), asq_3: 1 })).toBeUndefined()
    expect(resultOfAsq({ asq_1: 1, asq_5: 1 })).toBe('acute')
    expect(resultOfAsq({ asq_1: 1, asq_5: 0 })).toBeUndefined()
  })

  it('does not heed an answer about right now that was not asked for', () => {
    expect(resultOfAsq({ ...all(0), asq_5: 1 })).toBe('negative')
  })
})
