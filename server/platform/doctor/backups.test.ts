import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { backupName, drillFile } from '../backup/retention.ts'
import { checkBackups } from './backups.ts'

const { path, remove } = temporaryFolder()
const folder = join(path, 'backups')
afterAll(remove)
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})

const now = new Date('2026-05-12T06:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const findings = async (BACKUP_DIR: string | undefined = folder) =>
  (await checkBackups({ BACKUP_DIR, DATABASE_ADMIN_URL: undefined }, now))
    .slice(0, 2)
    .map(({ level, found }) => `${level}: ${found}`)

it('says that no backups are made, cannot be written, or were never made', async () => {
  expect(
    (await checkBackups({ BACKUP_DIR: undefined, DATABASE_ADMIN_URL: undefined }, now))[0]!.found,
  ).toBe('The server makes no backups.')
  expect((await findings(join(path, 'away')))[0]).toMatch(/^problem: BACKUP_DIR takes no backup: /)
  expect(await findings()).toEqual([
    'warning: There is no backup yet.',
    'warning: No backup was ever restored to try it.',
  ])
})

it('says how old the newest backup and the last drill are', async () => {
  for (const hours of [200, 5]) writeFileSync(join(folder, backupName(ago(hours))), '')
  writeFileSync(join(folder, drillFile), JSON.stringify({ passed_at: ago(48) }))
  expect(await findings()).toEqual([
    'ok: The newest backup is 5 hours old.',
    'ok: A backup was last restored to try it 2 days ago.',
  ])
})

it('finds a backup that was not made in time, and a drill that is too long ago', async () => {
  writeFileSync(join(folder, backupName(ago(27))), '')
  writeFileSync(join(folder, drillFile), JSON.stringify({ passed_at: ago(36 * 24) }))
  expect(await findings()).toEqual([
    'problem: The newest backup is 27 hours old.',
    'warning: A backup was last restored to try it 36 days ago.',
  ])
})
