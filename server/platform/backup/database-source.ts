import type { ArchiveEntry } from './archive.ts'
import type { TableChecksums } from '../db/table-checksums.ts'

/** A database as of one time, ready to be written into a backup. */
export interface DatabaseSource {
  engine: 'embedded' | 'postgres'
  tables: TableChecksums
  /** To be read once, before `close`. */
  entries(): AsyncIterable<ArchiveEntry>
  close(): Promise<void>
}

/** The first entry of a backup. */
export interface BackupDescription {
  format: 1
  engine: DatabaseSource['engine']
  /** ISO 8601 in UTC. */
  made_at: string
  tables: TableChecksums
  /** False where they are in a bucket, which has a backup of its own. */
  hasFiles: boolean
}

/** Names in the archive. */
export const entryNames = {
  description: 'backup.json',
  keys: 'ubumi.keys',
  /** SHA-256 of each entry before it, as `sha256sum --check` reads it. */
  sums: 'SHA256SUMS',
} as const
