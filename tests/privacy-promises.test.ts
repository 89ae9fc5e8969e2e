import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { addTo, expectNoIssues } from './support/gate.ts'
import { isOutOfScope } from './support/language/rules.ts'
import {
  harmless,
  promisesFile,
  promiseWords,
  readPromises,
  sentencesOf,
} from './support/privacy-promises.ts'
import { parseSource, readSources, type Source } from './support/sources.ts'

/** Pages, rules and emails: what the server says elsewhere is for developers. */
const sources = readSources('web', 'domain', 'server').filter(
  ({ path }) =>
    !isOutOfScope(path) &&
    !path.endsWith('-words.ts') &&
    (!path.startsWith('server/') || path.endsWith('/mails.ts')),
)
const promises = readPromises()
const listed = new Set(promises.map(({ sentence, path }) => `${path} ${sentence}`))
const parts = Object.values(harmless).flat()
/** One or two words are the whole sentence, more are a part of it. */
const isHarmless = (sentence: string) =>
  parts.some((part) => (part.split(' ').length < 3 ? sentence === part : sentence.includes(part)))

const unlistedIn = (source: Source) =>
  sentencesOf(source).filter(
    (sentence) =>
      promiseWords.test(sentence) &&
      !isHarmless(sentence) &&
      !listed.has(`${source.path} ${sentence}`),
  )

it('lists every sentence that promises who reads, sees, keeps or shares something', () => {
  expect(promises.length).toBeGreaterThan(100)
  expectNoIssues(
    sources.flatMap((source) =>
      unlistedIn(source).map((sentence) =>
        addTo(
          `${promisesFile}, or a part of it to \`harmless\` in tests/support/privacy-promises.ts`,
          `${source.path} promises “${sentence}” without a test.`,
          `| ${sentence} | \`${source.path}\` | \`file of the test\` "its title" |`,
        ),
      ),
    ),
  )
})

it('has each listed sentence as its file shows it', () => {
  const shown = new Map(sources.map((source) => [source.path, sentencesOf(source)]))
  expectNoIssues(
    promises
      .filter(({ sentence, path }) => !shown.get(path)?.includes(sentence))
      .map(
        ({ sentence, path }) =>
          `${promisesFile}: ${path} does not say “${sentence}” any more: write it as it is now, and check that its tests prove that.`,
      ),
  )
})

it('names tests that exist for each promise', () => {
  expectNoIssues(
    promises.flatMap(({ sentence, tests }) => {
      if (tests.length === 0 || tests.some(({ titles }) => titles.length === 0))
        return `${promisesFile}: “${sentence}” names no test: write \`file\` "title".`
      return tests.flatMap(({ file, titles }) => {
        const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
        return titles
          .filter((title) => !text.includes(title))
          .map(
            (title) =>
              `${promisesFile}: “${sentence}”: ${file} has no test "${title}": write its title as it is now.`,
          )
      })
    }),
  )
})

it('lists each sentence once, and has no unused exception', () => {
  const all = sources.flatMap(sentencesOf).filter((sentence) => promiseWords.test(sentence))
  expect(listed.size).toBe(promises.length)
  expectNoIssues(
    parts
      .filter((part) => !all.some((sentence) => sentence.includes(part)))
      .map(
        (part) =>
          `“${part}” is in no such sentence any more: remove it from tests/support/privacy-promises.ts.`,
      ),
  )
})

it('finds a promise in every kind of text', () => {
  const found = (code: string) => unlistedIn(parseSource('web/x.tsx', code)).length
  expect(found('const a = <p>Hello. Only you read this.</p>')).toBe(1)
  expect(found(`const a = 'We do not keep it.'`)).toBe(1)
  expect(found('const a = `No one but ${name} sees it.`')).toBe(1)
  expect(found(`const a = <Field hint="It is never shared." />`)).toBe(1)
  expect(found('const a = <p>Never stop insulin.</p>')).toBe(0)
  expect(found('const a = <p>You can read it.</p>')).toBe(0)
})
