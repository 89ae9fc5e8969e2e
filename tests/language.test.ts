import { expect, it } from 'vitest'
import { allowed } from './support/language/allowed.ts'
import { fixedTexts } from './support/language/fixed-texts.ts'
import { bannedWords, isOutOfScope, maxWords } from './support/language/rules.ts'
import { readSources, parseSource, type Source } from './support/sources.ts'
import { textsOf } from './support/texts.ts'

const sources = readSources('web', 'domain', 'server').filter(({ path }) => !isOutOfScope(path))
const isAllowed = (text: string) => allowed.some(({ part }) => text.includes(part))

/** What of a file's texts breaks the style, each with its place. */
function findIssues(source: Source): string[] {
  return textsOf(source)
    .filter(({ text }) => !isAllowed(text))
    .flatMap(({ text, line }) =>
      [
        ...bannedWords
          .filter(([word]) => word.test(text))
          .map(([word, better]) => `${word.exec(text)![0]} → ${better}`),
        ...sentencesOf(text)
          .filter((sentence) => wordsIn(sentence) > maxWords)
          .map((sentence) => `${wordsIn(sentence)} words: ${sentence}`),
      ].map((issue) => `${source.path}:${line} ${issue} in “${text}”`),
    )
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?:;])\s+/)
const wordsIn = (sentence: string) => sentence.split(/\s+/).length

it('finds no banned word and no long sentence in the texts of users', () => {
  expect(sources.flatMap(findIssues)).toEqual([])
})

it('finds a banned word and a long sentence in every kind of text', () => {
  const long = Array.from({ length: 21 }, () => 'word').join(' ')
  const issuesIn = (code: string) => findIssues(parseSource('web/x.tsx', code)).length
  expect(issuesIn(`const a = 'Nobody is here.'`)).toBe(1)
  expect(issuesIn('const a = `Ask ${name} or somebody.`')).toBe(1)
  expect(issuesIn('const a = <p>\n  Go on\n  anew,\n  please.</p>')).toBe(1)
  expect(issuesIn('const a = <p>There is <strong>no line</strong> now.</p>')).toBe(1)
  expect(issuesIn(`const a = <TextField hint="The new ${long}." />`)).toBe(1)
  expect(issuesIn(`const a = <p>The {count} ${long}.</p>`)).toBe(1)
  expect(issuesIn(`const a = 'Someone is here.'`)).toBe(0)
  expect(issuesIn(`const a = <p className="nobody Somebody">Hello</p>`)).toBe(0)
})

it('has every fixed text of the specification word for word', () => {
  const all = readSources('web', 'domain', 'server')
    .filter(({ path }) => !path.includes('.test.'))
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .join('\n')
  expect(fixedTexts.filter((text) => !all.includes(text))).toEqual([])
})

it('has no unused exception', () => {
  const texts = sources.flatMap((source) => textsOf(source).map(({ text }) => text))
  expect(allowed.filter(({ part }) => !texts.some((text) => text.includes(part)))).toEqual([])
})

/** Pronouns that do not say who: a comment names the caller, the user, the patient or the provider. */
const vagueWords = /\b((some|any|no|every)body|whom?ever|anew)\b/i
const titles = /\b(?:it|test|describe)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g

/** Vague words in the comments and test titles of a file; names in backticks do not count. */
function findVagueWords({ path, text, comments }: Source): string[] {
  return [
    ...comments.map((comment) => comment.text),
    ...[...text.matchAll(titles)].map((m) => m[2]!),
  ]
    .map((prose) => prose.replaceAll(/`[^`]*`/g, ''))
    .flatMap((prose) => vagueWords.exec(prose)?.[0] ?? [])
    .map((word) => `${path}: ${word}`)
}

it('finds no vague pronoun in comments and test titles', () => {
  const all = readSources('web', 'domain', 'server', 'tests', 'bench', 'scripts')
  expect(all.flatMap(findVagueWords)).toEqual([])
})

it('finds a vague pronoun in every kind of comment', () => {
  const issuesIn = (code: string) => findVagueWords(parseSource('web/x.ts', code)).length
  expect(issuesIn('// Nobody is here.')).toBe(1)
  expect(issuesIn('/**\n * Sent to\n * whoever asks.\n */')).toBe(1)
  expect(issuesIn(`it(${`'is sent anew'`}, () => {})`)).toBe(1)
  expect(issuesIn('// All but `nobody@example.test`.')).toBe(0)
})
