import { z } from 'zod'

const documented = '(README.md, "Back up")'
const publicKey = /^age1[02-9ac-hj-np-z]{58}$/

/** What the environment says of backups: without a folder the server makes none. */
export const backupVariables = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_PUBLIC_KEY: z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every((key) => publicKey.test(key)),
      `must be the public key that make-keys prints, age1…, or several, separated by commas ${documented}`,
    )
    .optional(),
}

/** @returns what is wrong with the settings together; undefined where nothing is */
export function findBackupIssue(settings: {
  BACKUP_DIR?: string | undefined
  BACKUP_PUBLIC_KEY?: readonly string[] | undefined
}): string | undefined {
  const { BACKUP_DIR: folder, BACKUP_PUBLIC_KEY: keys } = settings
  if (folder && !keys)
    return `BACKUP_PUBLIC_KEY: missing, the key that backups in BACKUP_DIR are encrypted to ${documented}`
  if (keys && !folder)
    return `BACKUP_DIR: missing, the folder of backups for BACKUP_PUBLIC_KEY ${documented}`
  return undefined
}

/** What a new machine needs besides the records: without AUTH_SECRET no second factor opens. */
const keyNames = ['AUTH_SIGNING_KEY', 'AUTH_SECRET', 'AUTH_SERVICE_KEY', 'PAYMENTS_SECRET'] as const

/** The keys that the environment holds, as lines of a file that a shell reads. */
export function linesOfKeys(given: Record<string, string | undefined>): string[] {
  return keyNames.flatMap((name) =>
    given[name] ? [`${name}='${given[name].replaceAll("'", String.raw`'\''`)}'`] : [],
  )
}
