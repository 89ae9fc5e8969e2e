import { sql } from 'kysely'
import { retention } from '#domain/accounts/retention.ts'
import { photoNameOf, photoUrlOf } from '#domain/accounts/profile.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Bucket, StoredFile } from '#server/platform/files/files.ts'

/** The files that rows about this person name: to be removed once those rows are gone. */
export async function findFilesOf(tx: Transaction, user_id: string): Promise<StoredFile[]> {
  const [photos, certificates, documents] = await Promise.all([
    tx.run(
      tables.selectFrom('user_profiles').select('profile_picture_url').where('id', '=', user_id),
    ),
    tx.run(
      tables
        .selectFrom('provider_registrations')
        .select('document_name')
        .where('provider_id', '=', user_id),
    ),
    tx.run(
      tables
        .selectFrom('student_verifications')
        .select('document_name')
        .where('user_id', '=', user_id),
    ),
  ])
  return [
    ...namesOf(photos.map((row) => photoNameOf(row.profile_picture_url))).map((name) => ({
      bucket: 'photos' as const,
      name,
    })),
    ...namesOf([...certificates, ...documents].map((row) => row.document_name)).map((name) => ({
      bucket: 'documents' as const,
      name,
    })),
  ]
}

/** Which of these files of a bucket some row names. */
export async function findNamedFiles(
  tx: Transaction,
  bucket: Bucket,
  names: readonly string[],
): Promise<Set<string>> {
  if (bucket === 'photos') {
    const rows = await tx.run(
      tables
        .selectFrom('user_profiles')
        .select('profile_picture_url')
        .where('profile_picture_url', 'in', names.map(photoUrlOf)),
    )
    return new Set(namesOf(rows.map((row) => photoNameOf(row.profile_picture_url))))
  }
  const found = await Promise.all(
    withDocuments.map((table) =>
      tx.run(tables.selectFrom(table).select('document_name').where('document_name', 'in', names)),
    ),
  )
  return new Set(namesOf(found.flat().map((row) => row.document_name)))
}

/** Tables whose rows name a document until 90 days after they were decided. */
const withDocuments = ['provider_registrations', 'student_verifications'] as const

/** Deletes document rows of a table that are no longer needed. @returns their files, to be removed */
export async function dropOldDocuments(
  tx: Transaction,
  table: (typeof withDocuments)[number],
): Promise<{ id: string; file: StoredFile }[]> {
  const isOld = sql<boolean>`decided_at < now() - make_interval(days => ${retention.document}::integer)`
  const rows = await tx.run(
    tables
      .selectFrom(table)
      .select(['id', 'document_name'])
      .where('document_name', 'is not', null)
      .where(isOld)
      .limit(1000)
      .forUpdate()
      .skipLocked(),
  )
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  await tx.run(tables.updateTable(table).set({ document_name: null }).where('id', 'in', ids))
  return rows.map(({ id, document_name }) => ({
    id,
    file: { bucket: 'documents', name: document_name! },
  }))
}

function namesOf(names: readonly (string | null | undefined)[]): string[] {
  return names.filter((name) => typeof name === 'string')
}
