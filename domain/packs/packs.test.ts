import { describe, expect, it } from 'vitest'
import { countWords } from '#domain/library/reading-time.ts'
import { gradeOf, sentencesOf } from '#tests/support/readability.ts'
import { packs } from './packs.ts'
import { packSizes } from './sizes.ts'
import type { Worksheet } from './worksheet.ts'

const sentencesIn = ({ title, intro, parts }: Worksheet): string[] => [
  title,
  intro,
  ...parts.flatMap((part) =>
    part.kind === 'text'
      ? [part.text]
      : part.kind === 'points'
        ? part.points
        : part.kind === 'ticks'
          ? [part.label, ...part.items]
          : part.kind === 'lines'
            ? [part.label]
            : [],
  ),
]

describe('the resource packs', () => {
  it('are at least eight, each under its own name, with a size', () => {
    expect(packs.length).toBeGreaterThanOrEqual(8)
    for (const key of ['id', 'title'] as const)
      expect(new Set(packs.map((pack) => pack[key])).size).toBe(packs.length)
    expect(Object.keys(packSizes)).toEqual(packs.map(({ id }) => id))
  })

  it.each(packs.map((pack) => [pack.id, pack] as const))(
    '%s has guides and sheets to fill in, in short and plain sentences',
    (id, { summary, for_whom, guides, worksheets }) => {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(guides.length).toBeGreaterThanOrEqual(1)
      expect(worksheets.length).toBeGreaterThanOrEqual(1)
      for (const one of [summary, for_whom]) expect(sentencesOf([one]), one).toHaveLength(1)
      const pieces = [summary, for_whom, ...worksheets.flatMap(sentencesIn)]
      expect(sentencesOf(pieces).filter((sentence) => countWords(sentence) > 20)).toEqual([])
      expect(gradeOf(pieces)).toBeLessThanOrEqual(7.5)
    },
  )

  it.each(
    packs.flatMap(({ worksheets }) => worksheets.map((sheet) => [sheet.title, sheet] as const)),
  )('the sheet %s names its guide where it states a fact', (title, sheet) => {
    const facts = sentencesIn(sheet).filter((one) => /\d/.test(one) && !/0 to 10/.test(one))
    if (facts.length > 0) expect(sheet.from, `${title}: ${facts[0]}`).toBeDefined()
  })
})
