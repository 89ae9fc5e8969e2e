import { expect, it } from 'vitest'
import { readEnv, readStorage } from '../env.ts'
import { makeBackupKey } from './encryption.ts'

const memory = { DATA_DIR: 'memory', NODE_ENV: 'test' }
const publicKey = async () => (await makeBackupKey())[0]!.replace('# public key: ', '')

it('needs a folder and a public key, or neither', async () => {
  const BACKUP_PUBLIC_KEY = await publicKey()
  expect(() => readEnv({ ...memory, BACKUP_PUBLIC_KEY })).toThrow('BACKUP_DIR: missing')
  expect(() => readEnv({ ...memory, BACKUP_DIR: '/b' })).toThrow('BACKUP_PUBLIC_KEY: missing')
  expect(readEnv(memory).BACKUP_DIR).toBeUndefined()
})

it('rejects what is no public key, a private one included', async () => {
  const [, identity] = await makeBackupKey()
  for (const BACKUP_PUBLIC_KEY of [identity!, 'age1', `${await publicKey()},x`])
    expect(() => readEnv({ ...memory, BACKUP_DIR: '/b', BACKUP_PUBLIC_KEY })).toThrow(
      'BACKUP_PUBLIC_KEY: must be the public key that make-keys prints',
    )
})

it('takes several keys, and writes down those of the server so that a shell reads them', async () => {
  const keys = [await publicKey(), await publicKey()]
  const given = {
    BACKUP_DIR: '/b',
    BACKUP_PUBLIC_KEY: keys.join(', '),
    AUTH_SECRET: `it's ${'x'.repeat(32)}`,
  }
  const read = readStorage(given)
  expect(read.BACKUP_PUBLIC_KEY).toEqual(keys)
  expect(read.keys).toEqual([String.raw`AUTH_SECRET='it'\''s ${'x'.repeat(32)}'`])
})
