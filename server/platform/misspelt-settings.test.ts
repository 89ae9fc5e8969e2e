import { expect, it } from 'vitest'
import { findMisspeltSettings, readEnv } from './env.ts'

it('names a setting that is almost the one it was meant to be', () => {
  const meant = {
    BACKUP_DIRS: 'BACKUP_DIR',
    BACKUP_PUBLICKEY: 'BACKUP_PUBLIC_KEY',
    TRUSTED_PROXY: 'TRUST_PROXY',
    PUBLIC_ULR: 'PUBLIC_URL',
    SMPT_URL: 'SMTP_URL',
    auth_limits: 'AUTH_LIMITS',
  }
  const source = Object.fromEntries(Object.keys(meant).map((name) => [name, 'x']))
  expect(findMisspeltSettings(source)).toEqual(
    Object.entries(meant).map(
      ([name, setting]) => `${name} is not a setting and has no effect. Did you mean ${setting}?`,
    ),
  )
})

it('names nothing of an ordinary environment, nor what other programs of ours read', () => {
  const others =
    'PATH HOME HOSTNAME HOSTTYPE USER SHELL LANG TERM PWD OLDPWD MAIL LOGNAME NODE_OPTIONS NODE_COMPILE_CACHE ADMINISTRATOR_URL UBUMI_OWNER_PASSWORD UBUMI_APP_PASSWORD FIRST_ADMIN RELEASE_KEY TEST_DATABASE_URL PGPASSWORD PGHOST INVOCATION_ID STATE_DIRECTORY CACHE_DIRECTORY'
  const source = Object.fromEntries(others.split(' ').map((name) => [name, 'x']))
  expect(findMisspeltSettings({ ...source, PORT: '3000', BACKUP_DIR: '/b' })).toEqual([])
})

const rejection = (setting: Record<string, string>) => {
  try {
    readEnv({ NODE_ENV: 'test', DATA_DIR: 'memory', ...setting })
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

it('a number that is none is named with what to write', () => {
  expect(rejection({ PORT: 'http' })).toBe(
    'PORT: must be a whole number from 0 to 65535 (README.md, "Configuration")',
  )
})

it.each(['pass#word', 'pass/word', 'pa/ss@word', 'pass?word'])(
  'the password %s in an address is rejected with how to write it, and not printed',
  (password) => {
    for (const [name, address] of [
      ['DATABASE_URL', `postgres://app:${password}@db.example:5432/clinic`],
      ['SMTP_URL', `smtps://app:${password}@mail.example:465`],
    ] as const) {
      const said = rejection({ [name]: address })
      expect(said).toMatch(new RegExp(`^${name}: must be .*%40`))
      expect(said).not.toMatch(/pass[#/?]|ss@w|word@/)
    }
  },
)

it('a range of all addresses is no proxy', () => {
  for (const TRUST_PROXY of ['0.0.0.0/0', '::/0', '127.0.0.1, 0.0.0.0/1'])
    expect(rejection({ TRUST_PROXY })).toMatch(/^TRUST_PROXY: names so many addresses/)
  expect(rejection({ TRUST_PROXY: '10.0.0.0/8, fd00::/16' })).toBe('accepted')
})
