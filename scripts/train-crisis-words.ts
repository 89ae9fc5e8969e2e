// Trains the models that recognise words of crisis where the rules find nothing, from
// `domain/safety/crisis-words/corpus/`, and writes `domain/safety/crisis-words/weights.ts`. A text is about
// danger above the score at which rules and model together raise an alarm on 12 % of the harmless texts,
// each scored without its author; see docs/decisions/103-crisis-model.md. Then it prints what it measured.
import { writeFileSync } from 'node:fs'
import { asFile } from './crisis-words/weights-file.ts'
import { readCorpus } from './crisis-words/corpus.ts'
import {
  examplesOf,
  measure,
  measureKinds,
  scoreUnseen,
  thresholdAt,
} from './crisis-words/evaluate.ts'
import { trainModels } from './crisis-words/train.ts'

/** Share of the harmless texts on which the helplines may be shown. */
const mostAlarms = 0.12

const examples = examplesOf(readCorpus())
const unseen = scoreUnseen(examples, { withKinds: true })
const threshold = thresholdAt(mostAlarms, unseen)
const models = trainModels(examples, threshold)
writeFileSync('domain/safety/crisis-words/weights.ts', asFile(models, threshold))

type Figure = ReturnType<typeof measure>['recall']
const percent = ({ share, all }: Figure) =>
  all === 0 ? '' : `${(100 * share).toFixed(1)} % of ${all}`
const inWords = (figures: Record<string, Figure>) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, percent(figure)]))
const authors = [...new Set(unseen.map(({ text }) => text.author))]
const table = Object.fromEntries(
  [...authors, 'all'].map((author) => {
    const own = unseen.filter(({ text }) => author === 'all' || text.author === author)
    return [author, inWords(measure(own, threshold))]
  }),
)
console.table(table)
const kinds = measureKinds(unseen, threshold)
console.table(Object.fromEntries(Object.entries(kinds).map(([kind, of]) => [kind, inWords(of)])))
