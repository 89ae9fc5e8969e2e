import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeSecretFile, readSecretFile } from '../keys/first-run-file.ts'
import { checkFolder } from './folder-files.ts'
import { makePrivate } from './private-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ubumi-private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (...names: string[]) => (statSync(join(folder, ...names)).mode & 0o777).toString(8)
const isText = (value: unknown): value is string => typeof value === 'string'

it('closes folders and files that are open to others, at all depths', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  writeFileSync(join(folder, 'a/b/c'), 'x')
  chmodSync(join(folder, 'a'), 0o755)
  chmodSync(join(folder, 'a/b'), 0o777)
  chmodSync(join(folder, 'a/b/c'), 0o666)
  makePrivate(join(folder, 'a'))
  expect([modeOf('a'), modeOf('a', 'b'), modeOf('a', 'b', 'c')]).toEqual(['700', '700', '600'])
})

it('follows no symbolic link', () => {
  mkdirSync(join(folder, 'a'))
  writeFileSync(join(folder, 'outside'), 'x')
  chmodSync(join(folder, 'outside'), 0o644)
  symlinkSync(join(folder, 'outside'), join(folder, 'a/link'))
  makePrivate(join(folder, 'a'))
  expect(modeOf('outside')).toBe('644')
})

it('makes the folder of the keys private, and closes keys that are open', () => {
  const file = join(folder, 'data/keys.json')
  makeSecretFile(file, 'secret', isText)
  expect([modeOf('data'), modeOf('data/keys.json')]).toEqual(['700', '600'])
  chmodSync(join(folder, 'data'), 0o755)
  chmodSync(file, 0o644)
  expect(readSecretFile(file, isText)).toBe('secret')
  expect([modeOf('data'), modeOf('data/keys.json')]).toEqual(['700', '600'])
})

it('closes a folder of photos and documents that is there already', async () => {
  mkdirSync(join(folder, 'files/documents'), { recursive: true })
  writeFileSync(join(folder, 'files/documents/a.pdf'), 'x')
  chmodSync(join(folder, 'files'), 0o755)
  chmodSync(join(folder, 'files/documents'), 0o755)
  chmodSync(join(folder, 'files/documents/a.pdf'), 0o644)
  await checkFolder(pathToFileURL(join(folder, 'files')).href)
  expect([modeOf('files'), modeOf('files/documents'), modeOf('files/documents/a.pdf')]).toEqual([
    '700',
    '700',
    '600',
  ])
})
