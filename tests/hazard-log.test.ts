import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addTo, expectNoIssues } from './support/gate.ts'

/** The hazard log names files and tests: each must exist, or a control is only claimed. */

const log = readFileSync('docs/hazards.md', 'utf8')
const hazards = log
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ title: section.slice(0, section.indexOf('\n')), section }))

const valueOf = (section: string, field: string) =>
  new RegExp(`^- ${field}: (.+)$`, 'm').exec(section)?.[1] ?? ''

/** Places as `path`, each followed by the names of its tests in double quotes. */
function namedTests(text: string): { file: string; names: string[] }[] {
  return [...text.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', rest = '']) => ({
    file,
    names: [...rest.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  }))
}

it('lists every hazard of the clinical review, once', () => {
  const numbers = hazards.map(({ title }) => Number(/^H(\d+) /.exec(title)?.[1]))
  expect(numbers.length).toBeGreaterThanOrEqual(25)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
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
