import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The guide for a new developer quotes code and names files and commands: all of it must be there. */

const guide = readFileSync('docs/develop.md', 'utf8')
const blocks = [...guide.matchAll(/`([^`\n]+)`:\n\n```(?:ts|sql)\n([\s\S]+?)```/g)].map(
  ([, file = '', code = '']) => ({ file, code }),
)
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

it('quotes the steps of a feature', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(7)
})

it.each(blocks)('quotes $file as it is', ({ file, code }) => {
  expect(plain(readFileSync(file, 'utf8'))).toContain(plain(code).trim())
})

describe('the guide', () => {
  const top = 'domain|server|web|database|tests|docs|bench|scripts'
  const named = [...guide.matchAll(new RegExp(`(?:^|[\` ])((?:${top})/[\\w./-]*)`, 'gm'))]

  it('names files and folders that exist', () => {
    const paths = [...new Set(named.map(([, path = '']) => path))]
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const commands = [...guide.matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts) && name !== 'run')).toEqual([])
  })
})
