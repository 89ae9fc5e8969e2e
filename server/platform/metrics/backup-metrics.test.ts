import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { afterAll, expect, it } from 'vitest'
import { addBackupMetrics } from './backup-metrics.ts'

const folder = mkdtempSync(join(tmpdir(), 'ubumi-'))
afterAll(() => rmSync(folder, { recursive: true }))

const registry = new Registry()
addBackupMetrics(registry, folder, () => Date.UTC(2026, 4, 12, 12))
const figures = async () =>
  (await registry.metrics()).split('\n').filter((text) => text.startsWith('ubumi'))

it('is infinite without a backup and without a drill', async () => {
  writeFileSync(join(folder, 'ubumi-20260512T110000Z.tar.gz.age.part'), '')
  writeFileSync(join(folder, 'restore-drill.json'), '{"problem":"The disk is full."}')
  expect(await figures()).toEqual([
    'ubumi_backup_age_seconds +Inf',
    'ubumi_restore_drill_age_seconds +Inf',
    'ubumi_restore_drill_failed 1',
  ])
})

it('has the age of the newest backup and of the last drill that passed', async () => {
  writeFileSync(join(folder, 'ubumi-20260511T012300Z.tar.gz.age'), '')
  writeFileSync(join(folder, 'ubumi-20260512T110000Z.tar.gz.age'), '')
  writeFileSync(join(folder, 'restore-drill.json'), '{"passed_at":"2026-05-11T12:00:00.000Z"}')
  expect(await figures()).toEqual([
    'ubumi_backup_age_seconds 3600',
    'ubumi_restore_drill_age_seconds 86400',
    'ubumi_restore_drill_failed 0',
  ])
})

it('is infinite while the folder is away', async () => {
  const other = new Registry()
  addBackupMetrics(other, join(folder, 'away'))
  expect(await other.metrics()).toContain('ubumi_backup_age_seconds +Inf')
})
