import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectNoIssues } from './support/gate.ts'
import { guideBlocks } from './support/guide.ts'

/** The guide for a new developer quotes code and names files and commands: all of it must be there. */

const guide = readFileSync('docs/develop.md', 'utf8')
const blocks = guideBlocks()
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

it('quotes the steps of a feature', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(7)
})

it.each(blocks)('quotes $file as it is', ({ file, code }) => {
  const isQuoted = plain(readFileSync(file, 'utf8')).includes(plain(code).trim())
  expectNoIssues(
    isQuoted
      ? []
      : [`docs/develop.md quotes ${file} otherwise than it is: copy the lines again:\n${code}`],
  )
})

describe('the guide', () => {
  const top = 'domain|server|web|database|tests|docs|bench|scripts'
  const named = [...guide.matchAll(new RegExp(`(?:^|[\` ])((?:${top})/[\\w./-]*)`, 'gm'))]

  it('names files and folders that exist', () => {
    const paths = [...new Set(named.map(([, path = '']) => path))]
    expect(paths.length).toBeGreaterThan(20)
    expectNoIssues(
      paths
        .filter((path) => !existsSync(path))
        .map((path) => `docs/develop.md names ${path}, which does not exist.`),
    )
  })

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const commands = [...guide.matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, name = '']) => name)
    expectNoIssues(
      commands
        .filter((name) => !(name in scripts) && name !== 'run')
        .map((name) => `docs/develop.md names npm run ${name}, which package.json does not have.`),
    )
  })
})
