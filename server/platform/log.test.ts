import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { log, safeError } from './log.ts'
import { OutageLog } from './outage-log.ts'

afterEach(() => vi.restoreAllMocks())

it('writes the time and the level in words', () => {
  const path = join(import.meta.dirname, 'log.ts')
  const script = `const { log } = await import(${JSON.stringify(path)}); log.warn({ a: 1 }, 'said')`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(JSON.parse(stdout)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    a: 1,
    msg: 'said',
  })
})

it('names the object of a database error, and never a value', () => {
  const error = (code: string, message: string) =>
    safeError(Object.assign(new Error(message), { code, severity: 'ERROR' })).message
  expect(error('42501', 'permission denied for table pgboss.job')).toContain('pgboss.job')
  expect(error('42P01', 'relation "public.x" does not exist')).toContain('public.x')
  expect(error('23505', 'Key (email)=(a@b.test) already exists')).toBeUndefined()
  expect(error('22P02', 'invalid input syntax: "secret"')).toBeUndefined()
  expect(error('42601', 'syntax error at or near "secret"')).toBeUndefined()
})

it('writes one line for an outage, and one for its end', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const outage = new OutageLog('the job queue')
  outage.works()
  for (let attempt = 0; attempt < 30; attempt++) outage.fails({ attempt })
  outage.works()
  outage.works()
  expect(warn.mock.calls).toEqual([
    [{ attempt: 0 }, 'the job queue fails'],
    [{ seconds: 0 }, 'the job queue works again'],
  ])
})
