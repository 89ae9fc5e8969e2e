import { z } from 'zod'
import { postgresAddress as address, wholeNumber } from '../setting-forms.ts'

const documented = '(README.md, "Configuration")'

/** What the environment says of the database: without an address it is the embedded one. */
export const databaseVariables = {
  DATABASE_URL: address.optional(),
  DATABASE_ADMIN_URL: address.optional(),
  DATABASE_LISTEN_URL: address.optional(),
  DATABASE_REPLICA_URL: address.optional(),
  DATABASE_POOLER: z
    .enum(
      ['none', 'session', 'transaction'],
      'must be none, session or transaction (README.md, "Connection poolers")',
    )
    .default('none'),
  DATABASE_POOL: wholeNumber(1, 100).default(8),
}

/** @returns what is wrong with the settings together, by their name; undefined where nothing is */
export function findReplicaIssue(settings: {
  DATABASE_URL?: string | undefined
  DATABASE_REPLICA_URL?: string | undefined
}): string | undefined {
  const { DATABASE_URL: primary, DATABASE_REPLICA_URL: replica } = settings
  if (!replica) return undefined
  if (!primary)
    return `DATABASE_REPLICA_URL: has no effect without DATABASE_URL, the primary that it follows ${documented}`
  if (replica === primary)
    return `DATABASE_REPLICA_URL: must be the address of a standby, not that of DATABASE_URL ${documented}`
  return undefined
}
