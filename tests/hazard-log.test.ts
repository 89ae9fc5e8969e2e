import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addTo, expectListed, expectNoIssues } from './support/gate.ts'

/** The hazard log names files and tests: each must exist, or a control is only claimed. */

const log = readFileSync('docs/hazards.md', 'utf8')
const changelog = readFileSync('CHANGELOG.md', 'utf8')
const [intro = '', ...sections] = log.split(/^## (?=H)/m)
const hazards = sections.map((section) => ({
  title: section.slice(0, section.indexOf('\n')),
  section,
}))

const isHazard = (number: string) => hazards.some(({ title }) => title.startsWith(`${number} `))

const valueOf = (section: string, field: string) =>
  new RegExp(`^- ${field}: (.+)$`, 'm').exec(section)?.[1] ?? ''

/** Places as `path`, each followed by the names of its tests in double quotes. */
function namedTests(text: string): { file: string; names: string[] }[] {
  return [...text.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', rest = '']) => ({
    file,
    names: [...rest.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  }))
}

/** Folders of `web/` without a page of a patient. */
const withoutPatients = new Set(
  'admin app desk dev frame-slots inline platform practice static ui'.split(' '),
)

it('numbers its hazards in their order', () => {
  const numbers = hazards.map(({ title }) => Number(/^H(\d+) /.exec(title)?.[1]))
  expect(numbers).toEqual(Array.from({ length: hazards.length }, (_, at) => at + 1))
})

it('names the hazards of each feature that a patient sees', () => {
  const rows = [...intro.matchAll(/^\| `web\/([\w-]+)` \| (.+) \|$/gm)]
  const features = readdirSync('web', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !withoutPatients.has(entry.name))
    .map(({ name }) => name)
  expectListed(
    features,
    rows.map(([, feature = '']) => feature),
    {
      file: 'docs/hazards.md',
      missing: (feature) => `docs/hazards.md does not say what can go wrong in web/${feature}.`,
      lines: (feature) => `| \`web/${feature}\` | H7, H22 |`,
    },
  )
  expectNoIssues(
    rows.flatMap(([, feature, named = '']) =>
      (named.match(/H\d+/g) ?? ['none'])
        .filter((number) => !isHazard(number))
        .map(
          (number) => `docs/hazards.md: web/${feature} names ${number}: name a hazard there is.`,
        ),
    ),
  )
})

it('has the hazards of each change that is not released yet', () => {
  const [, unreleased = ''] = /^## \[Unreleased\]\n([\s\S]*?)^## /m.exec(changelog) ?? []
  const entries = unreleased.match(/^- .+$/gm) ?? []
  expectNoIssues(
    entries
      .filter((entry) => !/ \((?:H\d+(?:, H\d+)*|no hazard)\)\.$/.test(entry))
      .map((entry) =>
        addTo(
          'CHANGELOG.md',
          `The entry "${entry.slice(2, 60)}…" names no hazard of docs/hazards.md.`,
          'at its end: (H7, H22).  or, where no patient can come to harm by it: (no hazard).',
        ),
      ),
  )
  expectNoIssues(
    (entries.join('\n').match(/(?<=[(\s])H\d+(?=[,)])/g) ?? [])
      .filter((number) => !isHazard(number))
      .map((number) => `CHANGELOG.md names ${number}: name a hazard of docs/hazards.md.`),
  )
})

describe.each(hazards)('$title', ({ title, section }) => {
  const named = (field: string, example: string) =>
    `docs/hazards.md: ${title}: ${field} names nothing. Write ${example}, or: open`

  it.each(['Hazard', 'Control', 'Test', 'Residual risk', 'Signs'])('says its %s', (field) => {
    expectNoIssues(
      valueOf(section, field)
        ? []
        : [addTo('docs/hazards.md', `${title} has no ${field}.`, `- ${field}: open`)],
    )
  })

  it('names controls in files that exist', () => {
    const control = valueOf(section, 'Control')
    const files = [...control.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expectNoIssues([
      ...(control !== 'open' && files.length === 0 ? [named('Control', 'a file in `…`')] : []),
      ...files
        .filter((file) => !existsSync(file))
        .map(
          (file) =>
            `docs/hazards.md: ${title}: the control ${file} does not exist: name the file where it is now.`,
        ),
    ])
  })

  it('names tests that exist', () => {
    const text = valueOf(section, 'Test')
    const tests = namedTests(text)
    const example = 'a file in `…` and the titles of its tests in "…"'
    expectNoIssues(text !== 'open' && tests.length === 0 ? [named('Test', example)] : [])
    for (const { file, names } of tests) {
      const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
      expectNoIssues([
        ...(names.length === 0 ? [named(`Test, ${file},`, 'the titles of its tests in "…"')] : []),
        ...names
          .filter((name) => !source.includes(name))
          .map(
            (name) =>
              `docs/hazards.md: ${title}: ${file} has no test "${name}": write its title as it is now.`,
          ),
      ])
    }
  })
})
