import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '../configuration-error.ts'
import { makeSecretFile, readSecretFile } from './first-run-file.ts'

interface Keys {
  service_key: string
  secret: string
}

/** Secrets of a machine that was given none: made once, readable by this user alone. */
export function keysOfFirstRun(dataDir: string): Keys {
  const made = {
    service_key: randomBytes(32).toString('base64url'),
    secret: randomBytes(32).toString('base64url'),
  }
  if (dataDir === 'memory') return made
  const file = join(dataDir, 'keys.json')
  const stored = readSecretFile(file, isKeys)
  if (stored) return stored
  if (existsSync(join(dataDir, 'database/pglite/PG_VERSION'))) {
    throw new ConfigurationError(
      `${file} is missing, and there are records. Restore it from a backup: without it no second factor opens.`,
    )
  }
  return makeSecretFile(file, made, isKeys)
}

function isKeys(value: unknown): value is Keys {
  const { service_key, secret } = (value ?? {}) as Partial<Keys>
  return [service_key, secret].every((key) => typeof key === 'string' && key.length >= 32)
}
