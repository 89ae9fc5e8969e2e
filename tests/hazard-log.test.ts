import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

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
  expect(numbers).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
})

describe.each(hazards)('$title', ({ section }) => {
  it.each(['Hazard', 'Control', 'Test', 'Residual risk', 'Signs'])('says its %s', (field) => {
    expect(valueOf(section, field)).not.toBe('')
  })

  it('names controls in files that exist', () => {
    const control = valueOf(section, 'Control')
    const files = [...control.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    if (control !== 'open') expect(files).not.toEqual([])
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('names tests that exist', () => {
    const text = valueOf(section, 'Test')
    if (text !== 'open') expect(namedTests(text)).not.toEqual([])
    for (const { file, names } of namedTests(text)) {
      const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
      expect(names, `tests named in ${file}`).not.toEqual([])
      expect(names.filter((name) => !source.includes(name))).toEqual([])
    }
  })
})
