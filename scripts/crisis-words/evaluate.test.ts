import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { threshold } from '#domain/safety/crisis-words/weights.ts'
import { readCorpus } from './corpus.ts'
import { examplesOf } from './evaluate.ts'
import { type Example, trainModels } from './train.ts'
import { asFile } from './weights-file.ts'

const texts = readCorpus()
let examples: Example[]
beforeAll(() => {
  examples = examplesOf(texts)
})

describe('the corpus', () => {
  it('has no text twice, and kinds for danger alone', () => {
    const known = new Set<string>()
    for (const { text, label, kinds, author } of texts) {
      const hasKinds = label === 'danger' && author !== 'held-out'
      expect(kinds.length > 0, `${author}: ${text}`).toBe(hasKinds)
      const key = `${author} ${text.trim().toLowerCase()}`
      expect(known.has(key), key).toBe(false)
      known.add(key)
    }
  })

  it('is by at least 20 authors, with 6,500 texts that the first rules were not written on', () => {
    const others = texts.filter(({ author }) => author !== 'project' && author !== 'held-out')
    expect(new Set(texts.map(({ author }) => author)).size).toBeGreaterThanOrEqual(20)
    expect(others.length).toBeGreaterThanOrEqual(6500)
  })
})

it('the weights are those that the corpus gives, to the bit', () => {
  const written = readFileSync('domain/safety/crisis-words/weights.ts', 'utf8')
  expect(asFile(trainModels(examples, threshold), threshold) === written).toBe(true)
})
