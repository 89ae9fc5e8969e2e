import { expect, it } from 'vitest'
import { expectNoIssues } from './support/gate.ts'
import { isTest } from './support/layers.ts'
import { parseSource, readSources, type Source } from './support/sources.ts'
import { textsOf } from './support/texts.ts'
import { forPatients, shownToStaff, spokenToPatients } from './support/language/readers.ts'

const sources = readSources('web', 'domain').filter((source) => !isTest(source))
const byPath = new Map(sources.map((source) => [source.path, source]))

/** The frame is around every page, and its texts are for all of them. */
const isFrame = (path: string) => /^web\/(app|platform|frame-slots|inline|dev)\//.test(path)

/** Every file whose parts a page of staff may draw: theirs, and what those take from elsewhere. */
function reachedByStaff(): Source[] {
  const reached = new Set(sources.filter(({ path }) => shownToStaff.test(path)))
  for (const { imports } of reached)
    for (const { to, isTypeOnly } of imports) {
      const source = byPath.get(to)
      if (source && !isTypeOnly && !isFrame(to)) reached.add(source)
    }
  return [...reached]
}

/** The texts of a file that are meant for a patient, each with its place. */
const spokenIn = (source: Source) =>
  textsOf(source)
    .filter(({ text }) => spokenToPatients.test(text))
    .map(({ text, line }) => ({ path: source.path, place: `${source.path}:${line} “${text}”` }))

it('no page of staff shows a text that is meant for a patient', () => {
  const found = reachedByStaff().flatMap(spokenIn)
  const listed = (path: string) => forPatients.find(({ file }) => path.startsWith(file))
  const unused = forPatients.filter(({ file }) => !found.some(({ path }) => path.startsWith(file)))
  expectNoIssues([
    ...found
      .filter(({ path }) => !listed(path))
      .map(
        ({ place }) =>
          `${place} is drawn by a page of staff: word it by \`Reader\` of domain/values/reader.ts. Where no page of staff shows this text, add to tests/support/language/readers.ts: { file: …, reason: … },`,
      ),
    ...unused.map(
      ({ file }) => `tests/support/language/readers.ts lists ${file}, which needs no exception.`,
    ),
  ])
})

it('each care card on a page of staff is worded for staff', () => {
  const issues = sources
    .filter(({ path }) => shownToStaff.test(path))
    .filter(({ text }) =>
      [...text.matchAll(/<CareCard\b[^>]*/g)].some(([card]) => !/reader="staff"/.test(card)),
    )
    .map(({ path }) => `${path} has a CareCard for patients: give it reader="staff".`)
  expectNoIssues(issues)
})

/** Other words for a visit to which its patient did not come; those of doses are others. */
const otherwise =
  /\bno[- ]shows?\b|\bmissed (\{\} )?(visit|session|appointment)|(visit|session|appointment)s? (was|were|is|are) missed/i

it('a visit to which its patient did not come has one name', () => {
  const issues = sources.flatMap((source) =>
    textsOf(source)
      .filter(({ text }) => otherwise.test(text))
      .map(({ text, line }) => `${source.path}:${line} “${text}”: say “did not come”.`),
  )
  expectNoIssues(issues)
  for (const text of ['Missed 2 sessions', 'A no-show', 'The visit was missed'])
    expect(otherwise.test(text.replace('2', '{}')), text).toBe(true)
})

it('finds words for a patient, and not those about one', () => {
  const spoken = (text: string) => spokenIn(parseSource('web/x.ts', `const a = '${text}'`)).length
  for (const text of [
    'Worth telling your clinician or therapist.',
    'See a clinician',
    'Show your readings to your clinic this week.',
    'Within your target, below 140/90',
    'Please talk to someone today.',
  ])
    expect(spoken(text), text).toBe(1)
  for (const text of [
    'Worth asking the patient about.',
    'Within the target, below 140/90',
    'Your patients',
    'They should talk to a clinician before they train',
  ])
    expect(spoken(text), text).toBe(0)
})

it('reaches the parts that staff share with patients', () => {
  const paths = reachedByStaff().map(({ path }) => path)
  for (const path of [
    'web/screening/history/screening-course.tsx',
    'domain/screening/change.ts',
    'web/ui/care-card.tsx',
    'web/readings/advice-card.tsx',
  ])
    expect(paths).toContain(path)
})
