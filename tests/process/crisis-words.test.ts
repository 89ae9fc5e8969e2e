import { expect, it } from 'vitest'
import { readCorpus } from '../../scripts/crisis-words/corpus.ts'
import {
  examplesOf,
  measure,
  scoreUnseen,
  thresholdAt,
} from '../../scripts/crisis-words/evaluate.ts'

it('danger is recognised in texts of authors that were left out', () => {
  const unseen = scoreUnseen(examplesOf(readCorpus()))
  const limit = thresholdAt(0.12, unseen)
  const { recall, alarms, plain, ordinary } = measure(unseen, limit)
  const shared = unseen.filter(({ text }) => /^a\d$/.test(text.author))
  const ofShared = measure(shared, thresholdAt(0.12, shared))
  const percent = ({ found, all }: { found: number; all: number }) =>
    `${((100 * found) / all).toFixed(1)} % of ${all}`
  process.stdout.write(
    `Authors left out: recall ${percent(recall)}, false alarms ${percent(alarms)}; plain danger ${percent(plain)}, ordinary texts ${percent(ordinary)}; lists a1 to a4 alone ${percent(ofShared.recall)} at ${percent(ofShared.alarms)}\n`,
  )
  expect(recall.share).toBeGreaterThan(0.76)
  expect(plain.share).toBeGreaterThan(0.8)
  expect(ordinary.share).toBeLessThan(0.04)
  expect(ofShared.recall.share).toBeGreaterThan(0.83)
})
