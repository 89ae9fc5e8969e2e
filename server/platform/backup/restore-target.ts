import type { ArchiveEntry } from './archive.ts'
import type { TableChecksums } from '../db/table-checksums.ts'

/** Where a database is restored. No server starts on it before `finish`. */
export interface RestoreTarget {
  take(entry: ArchiveEntry): Promise<void>
  /** After every entry was found whole. */
  finish(): Promise<TableChecksums>
  /** Removes what was written. */
  abandon(): Promise<void>
}
