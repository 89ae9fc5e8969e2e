import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { backupName, drillFile } from '#server/platform/backup/retention.ts'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { judgeBackups, judgeEmail, judgePayments } from './judge-server.ts'

const { path, remove } = temporaryFolder()
const folder = join(path, 'backups')
afterAll(remove)
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})

const now = new Date('2026-05-12T06:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const states = async (of: string | undefined = folder) =>
  (await judgeBackups(of, now)).map(({ state, found }) => `${state}: ${found}`)

it('a backup is done while it is fresh, and a drill while it is of this month', async () => {
  writeFileSync(join(folder, backupName(ago(5))), '')
  writeFileSync(join(folder, drillFile), JSON.stringify({ passed_at: ago(72) }))
  expect(await states()).toEqual([
    'done: The last backup was made 5 hours ago.',
    'done: A backup was last restored to try it 3 days ago.',
  ])
})

it('a backup and a drill that are too old, or failed, are open', async () => {
  writeFileSync(join(folder, backupName(ago(27))), '')
  writeFileSync(join(folder, drillFile), JSON.stringify({ passed_at: ago(36 * 24) }))
  expect(await states()).toEqual([
    'open: The last backup was made 27 hours ago.',
    'open: A backup was last restored to try it 36 days ago.',
  ])
  writeFileSync(
    join(folder, drillFile),
    JSON.stringify({ passed_at: ago(5), problem: 'The key does not fit.' }),
  )
  expect((await states())[1]).toBe('open: The last drill failed.')
})

it('a backup that was never made, or that this server cannot see, is never done', async () => {
  expect(await states()).toEqual([
    'open: BACKUP_DIR is set. There is no backup yet.',
    'open: No backup was ever restored to try it.',
  ])
  expect((await judgeBackups(undefined, now)).map(({ state }) => state)).toEqual([
    'open',
    'unknown',
  ])
  expect((await states(join(path, 'away'))).map((text) => text.split(':')[0])).toEqual([
    'open',
    'unknown',
  ])
})

it.each([
  ['none', false, null, 'open'],
  ['simulated', false, ago(1), 'open'],
  ['pawapay', false, ago(1), 'open'],
  ['pawapay', true, null, 'unknown'],
  ['pawapay', true, ago(1), 'done'],
] as const)(
  'payments %s, in production %s, the last %s: %s',
  (PAYMENTS, isProduction, last_paid_at, state) => {
    expect(judgePayments({ PAYMENTS, isProduction }, { last_paid_at }, now).state).toBe(state)
  },
)

const server = {
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'Clinic <no-reply@clinic.zm>',
  AUTH_AUTOCONFIRM: false,
}
it.each([
  ['no mail server', { SMTP_URL: undefined }, ago(1), null, 'open'],
  ['a sender that is an example', { MAIL_FROM: 'Ubumi <a@ubumi.example>' }, ago(1), null, 'open'],
  ['nothing seen yet', {}, null, null, 'unknown'],
  ['a code that was typed in', {}, ago(30), null, 'done'],
  ['a failure since', {}, ago(30), ago(2), 'open'],
  ['a failure before', {}, ago(2), ago(30), 'done'],
  ['a failure alone', {}, null, ago(30), 'open'],
  ['addresses that no one confirms', { AUTH_AUTOCONFIRM: true }, ago(1), null, 'unknown'],
])('email with %s', (_, more, email_arrived_at, email_failed_at, state) => {
  const times = { email_arrived_at, email_failed_at }
  expect(judgeEmail({ ...server, ...more }, times, now).state).toBe(state)
})
