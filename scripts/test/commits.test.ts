import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { changedSince, lastDay } from './commits.ts'

const root = mkdtempSync(join(tmpdir(), 'ubumi-commits-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const git = (date: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...words], {
    cwd: root,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
const commit = (date: string) => {
  git(date, 'add', '--all')
  git(date, 'commit', '-q', '--no-verify', '-m', 'Change files')
}
const write = (path: string, text = path) => writeFileSync(join(root, path), text)

it('names what was moved, deleted or new, and each file where there is no commit before', async () => {
  git('', 'init', '-q')
  for (const folder of ['database', 'server']) mkdirSync(join(root, folder))
  for (const path of ['database/a.sql', 'server/b.ts', 'server/c.ts']) write(path)
  commit('2026-11-25T12:00:00Z')
  const first = await lastDay(root)
  expect(first.paths).toEqual(['database/a.sql', 'server/b.ts', 'server/c.ts'])

  rmSync(join(root, 'database/a.sql'))
  renameSync(join(root, 'server/b.ts'), join(root, 'b.ts'))
  write('server/two words.ts')
  write('server/größe.ts')
  const changed = [
    'b.ts',
    'database/a.sql',
    'server/b.ts',
    'server/größe.ts',
    'server/two words.ts',
  ]
  expect((await changedSince('HEAD', root)).toSorted()).toEqual(changed)
  commit('2026-11-27T00:00:01Z')
  expect(await lastDay(root)).toEqual({ day: first.day + 2, paths: changed })

  write('server/c.ts', 'changed')
  commit('2026-11-27T00:00:02Z')
  expect((await lastDay(root)).paths).toEqual([
    ...changed.slice(0, 3),
    'server/c.ts',
    ...changed.slice(3),
  ])
  await expect(changedSince('none', root)).rejects.toThrow('git does not know none: ')
})
