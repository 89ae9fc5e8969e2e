import { describe, expect, it } from 'vitest'
import { compareClocks } from './clock.ts'
import { judgeSettings } from '../db/doctor/check-settings.ts'
import { checkEmail } from './email.ts'
import { checkMemory, checkOpenFiles, checkVersion } from './machine.ts'

const sound = {
  version: '15.20 (Debian 15.20-0+deb12u1)',
  encoding: 'UTF8',
  is_standby: false,
  is_encrypted: false,
  fsync: true,
  full_page_writes: true,
  synchronous_commit: 'on',
  data_checksums: true,
}
const levels = (host: string, changes: Partial<typeof sound> = {}) =>
  judgeSettings({ ...sound, ...changes }, host).map(({ level }) => level)

describe('the settings of a PostgreSQL server', () => {
  it('are sound on this machine and in a private network', () => {
    for (const host of [
      'localhost',
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.9',
      '192.168.1.7',
      'db',
      '',
    ])
      expect(levels(host), host).toEqual(['ok'])
  })

  it('are a problem where others can read the connection', () => {
    for (const host of ['db.example', '172.32.0.1', '11.0.0.1'])
      expect(levels(host), host).toEqual(['ok', 'problem'])
    expect(levels('db.example', { is_encrypted: true })).toEqual(['ok'])
  })

  it('are a problem where acknowledged records may be lost, or none can be written', () => {
    expect(levels('db', { fsync: false })).toEqual(['ok', 'problem'])
    expect(levels('db', { synchronous_commit: 'off' })).toEqual(['ok', 'problem'])
    expect(levels('db', { synchronous_commit: 'remote_apply' })).toEqual(['ok'])
    expect(levels('db', { is_standby: true })).toEqual(['ok', 'problem'])
    expect(levels('db', { version: '14.19' })).toEqual(['problem'])
    expect(levels('db', { version: '18.0' })).toEqual(['ok'])
    expect(levels('db', { encoding: 'LATIN1' })).toEqual(['ok', 'problem'])
    expect(levels('db', { data_checksums: false })).toEqual(['ok', 'warning'])
  })
})

describe('two clocks', () => {
  const asked = { sent: 1_000_000, answered: 1_002_000 }
  const level = (other: number) => compareClocks('the database', other, asked).level

  it('agree where the other one may have been read between question and answer', () => {
    for (const other of [999_000, 1_000_000, 1_001_500, 1_002_000, 1_004_000])
      expect(level(other)).toBe('ok')
  })

  it('differ by what is certain, in the direction that is named', () => {
    expect(level(996_000)).toBe('warning')
    expect(level(960_000)).toBe('problem')
    expect(compareClocks('the proxy', 1_062_000, asked).found).toBe(
      'The clock is 60 s behind that of the proxy.',
    )
    expect(compareClocks('the proxy', 940_000, asked).found).toBe(
      'The clock is 60 s ahead of that of the proxy.',
    )
  })
})

describe('a machine', () => {
  it('needs the tested version of Node, open files and memory', () => {
    expect(checkVersion('24.0.0').level).toBe('ok')
    expect(checkVersion('22.12.0').level).toBe('problem')
    expect(checkVersion('26.1.0').level).toBe('warning')
    const limit = (soft: string) =>
      `Max open files            ${soft}                 524288  files`
    expect(checkOpenFiles(limit('1024'))?.level).toBe('warning')
    expect(checkOpenFiles(limit('65536'))?.level).toBe('ok')
    expect(checkOpenFiles(limit('unlimited'))?.level).toBe('ok')
    expect(checkOpenFiles(undefined)).toBeUndefined()
    expect(checkMemory(256 * 1024 ** 2).level).toBe('warning')
    expect(checkMemory(2 * 1024 ** 3).level).toBe('ok')
  })
})

describe('the sender of email', () => {
  const records: Record<string, string[][]> = {
    'clinic.example': [['v=spf1 include:', 'mail.example -all']],
    '_dmarc.clinic.example': [['v=DMARC1; p=reject']],
  }
  const lookUp = async (name: string) => {
    if (records[name]) return records[name]
    throw Object.assign(new Error(), { code: name.startsWith('away') ? 'ESERVFAIL' : 'ENOTFOUND' })
  }
  const findings = async (MAIL_FROM: string) => {
    const settings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM, isMailWaiting: false }
    return (await checkEmail(settings, lookUp)).slice(1)
  }

  it('is covered by the records of its domain, or it is said which is missing', async () => {
    const named = await findings('Clinic <no-reply@clinic.example>')
    expect(named.map(({ level }) => level)).toEqual(['ok', 'ok'])
    const missing = await findings('no-reply@other.example')
    expect(missing.map(({ found }) => found)).toEqual([
      'There is no TXT record of other.example that starts with v=spf1: email may be taken for spam.',
      'There is no TXT record of _dmarc.other.example that starts with v=DMARC1: email may be taken for spam.',
    ])
    const [away] = await findings('no-reply@away.example')
    expect(away!.found).toContain('could not be read: ESERVFAIL')
    expect((await findings('Clinic'))[0]!.level).toBe('problem')
  })
})
