// Trains the models that recognise words of crisis, from `domain/safety/crisis-words/corpus/`, and writes
// `domain/safety/crisis-words/weights.ts`. The score above which a text is about danger is the one that an
// eighth of the harmless texts of unseen authors exceeds; see docs/decisions/103-crisis-model.md.
import { writeFileSync } from 'node:fs'
import { asFile } from './crisis-words/weights-file.ts'
import { readCorpus } from './crisis-words/corpus.ts'
import { examplesOf, measure, scoreUnseen, thresholdAt } from './crisis-words/evaluate.ts'
import { trainModels } from './crisis-words/train.ts'

/** Share of harmless texts by unseen authors that may show the helplines. */
const mostAlarms = 0.12

const examples = examplesOf(readCorpus())
const unseen = scoreUnseen(examples)
const threshold = thresholdAt(mostAlarms, unseen)
const models = trainModels(examples, threshold)
writeFileSync('domain/safety/crisis-words/weights.ts', asFile(models, threshold))

const percent = ({ share, all }: { share: number; all: number }) =>
  all === 0 ? '' : `${(100 * share).toFixed(1)} % of ${all}`
const authors = [...new Set(unseen.map(({ text }) => text.author))]
const table = Object.fromEntries(
  [...authors, 'all'].map((author) => {
    const own = unseen.filter(({ text }) => author === 'all' || text.author === author)
    return [
      author,
      Object.fromEntries(
        Object.entries(measure(own, threshold)).map(([name, figure]) => [name, percent(figure)]),
      ),
    ]
  }),
)
console.table(table)
