import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isFree } from '#domain/library/access.ts'
import { guideTopics } from '#domain/library/guide.ts'
import { countWords, minutesOf, wordsOf } from '#domain/library/reading-time.ts'
import { helplines } from '#domain/safety/helplines.ts'
import { countSyllables, gradeOf, readPieces, sentencesOf } from '#tests/support/readability.ts'
import { guides } from './guides.ts'

describe('the measure of readability', () => {
  it.each([
    ['go', 1],
    ['make', 1],
    ['table', 2],
    ['water', 2],
    ['stopped', 1],
    ['started', 2],
    ['glasses', 2],
    ['family', 3],
    ['pressure', 2],
    ['medicine', 3],
    ['idea', 3],
    ['being', 2],
    ['appointment', 3],
  ])('finds the syllables of %s: %d', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables)
  })

  it('gives short words in short sentences a low grade, and long ones a high grade', () => {
    expect(gradeOf(['The cat sat on the mat. It was warm there.'])).toBeLessThan(2)
    expect(
      gradeOf([
        'Considerable uncertainty characterises contemporary epidemiological understanding of multifactorial cardiovascular pathology.',
      ]),
    ).toBeGreaterThan(15)
  })

  it('finds sentences, and no end of one within a number', () => {
    expect(
      sentencesOf(['One. Two? Three: four; five!', 'A heading', '5.6 mmol/L is high.']),
    ).toHaveLength(7)
  })
})

describe('the guides of the library', () => {
  it('are the files of their folder, each under its own name', () => {
    const files = readdirSync('server/library/guides').map((file) => file.replace('.ts', ''))
    expect(guides.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted())
    expect(new Set(guides.map(({ title }) => title)).size).toBe(guides.length)
  })

  it('are at least 40, of every topic, some of them free in an emergency', () => {
    expect(guides.length).toBeGreaterThanOrEqual(40)
    for (const topic of guideTopics) expect(guides.map((guide) => guide.topic)).toContain(topic)
    const ofTopic = (topic: string) => guides.filter((guide) => guide.topic === topic)
    expect(ofTopic('safety').length).toBeGreaterThanOrEqual(2)
    expect(ofTopic('first aid').length).toBeGreaterThanOrEqual(3)
    expect(guides.filter(isFree)).toEqual([...ofTopic('safety'), ...ofTopic('first aid')])
  })

  it.each(guides.map((guide) => [guide.slug, guide] as const))(
    '%s is short and plain, with sources, a day of review and a next step',
    (slug, guide) => {
      const pieces = readPieces(guide)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(60)
      expect(wordsOf(guide)).toBeGreaterThanOrEqual(300)
      expect(wordsOf(guide)).toBeLessThanOrEqual(800)
      expect(minutesOf(guide)).toBeLessThanOrEqual(6)
      expect(guide.summary.length).toBeLessThanOrEqual(140)
      expect(sentencesOf(pieces).filter((sentence) => countWords(sentence) > 20)).toEqual([])
      expect(gradeOf(pieces)).toBeLessThanOrEqual(7.5)
      expect(guide.sources.length).toBeGreaterThanOrEqual(1)
      for (const { url, year } of guide.sources) {
        expect(new URL(url).protocol).toBe('https:')
        expect(year).toBeGreaterThan(1990)
        expect(year).toBeLessThanOrEqual(2026)
      }
      expect(guide.author).not.toBe('')
      expect(guide.review_by).toMatch(/^20(2[7-9]|3\d)-\d\d-\d\d$/)
    },
  )

  it.each(guides.map((guide) => [guide.slug, guide] as const))(
    '%s leads to help by the page of it, never by a number that may change',
    (slug, guide) => {
      const numbers = helplines.map(({ number }) => number)
      const text = readPieces(guide).join('\n')
      for (const number of numbers) expect(text, slug).not.toMatch(new RegExp(`\\b${number}\\b`))
    },
  )
})
