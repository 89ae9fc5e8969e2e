import { expect, it } from 'vitest'
import { readCorpus } from '../../scripts/crisis-words/corpus.ts'
import {
  examplesOf,
  measure,
  measureKinds,
  scoreUnseen,
  thresholdAt,
} from '../../scripts/crisis-words/evaluate.ts'

it('danger is recognised in texts of authors that were left out', () => {
  const examples = examplesOf(readCorpus())
  const unseen = scoreUnseen(examples)
  const limit = thresholdAt(0.12, unseen)
  const { recall, alarms, plain, ordinary } = measure(unseen, limit)
  const shared = unseen.filter(({ text }) => /^a\d$/.test(text.author))
  const ofShared = measure(shared, thresholdAt(0.12, shared))
  const percent = ({ found, all }: { found: number; all: number }) =>
    `${((100 * found) / all).toFixed(1)} % of ${all}`
  process.stdout.write(
    `Authors left out: recall ${percent(recall)}, false alarms ${percent(alarms)}; plain danger ${percent(plain)}, ordinary texts ${percent(ordinary)}; lists a1 to a4 alone ${percent(ofShared.recall)} at ${percent(ofShared.alarms)}\n`,
  )
  // Five authors at a time: the same with each alone takes minutes (`npm run train-crisis-words`).
  const kinds = measureKinds(scoreUnseen(examples, { atOnce: 5, withKinds: true }), limit)
  for (const [kind, { found, named, right }] of Object.entries(kinds))
    process.stdout.write(
      `${kind}: found ${percent(found)}; of these ${percent(named)} named; of those named ${percent(right)} right\n`,
    )
  expect(recall.share).toBeGreaterThan(0.76)
  expect(plain.share).toBeGreaterThan(0.8)
  // Of the lists that have danger as well: those of ordinary texts alone are by one author.
  const mixed = unseen.filter(({ text }) => /^[a-e]\d$/.test(text.author))
  expect(measure(mixed, limit).ordinary.share).toBeLessThanOrEqual(0.02)
  for (const { found, named, right } of Object.values(kinds)) {
    expect(found.share).toBeGreaterThan(0.72)
    expect(named.share).toBeGreaterThan(0.68)
    expect(right.share).toBeGreaterThan(0.8)
  }
  expect(ofShared.recall.share).toBeGreaterThan(0.83)
})
