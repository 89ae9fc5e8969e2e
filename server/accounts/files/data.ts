import { photoNameOf, photoUrlOf } from '#domain/profile.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Bucket, StoredFile } from '#server/platform/files.ts'

/** The files that rows about this person name: to be removed once those rows are gone. */
export async function findFilesOf(tx: Transaction, user_id: string): Promise<StoredFile[]> {
  const [photos, documents] = await Promise.all([
    tx.run(
      tables.selectFrom('user_profiles').select('profile_picture_url').where('id', '=', user_id),
    ),
    tx.run(
      tables
        .selectFrom('provider_registrations')
        .select('document_name')
        .where('provider_id', '=', user_id),
    ),
  ])
  return [
    ...namesOf(photos.map((row) => photoNameOf(row.profile_picture_url))).map((name) => ({
      bucket: 'photos' as const,
      name,
    })),
    ...namesOf(documents.map((row) => row.document_name)).map((name) => ({
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
  const rows = await tx.run(
    tables
      .selectFrom('provider_registrations')
      .select('document_name')
      .where('document_name', 'in', names),
  )
  return new Set(namesOf(rows.map((row) => row.document_name)))
}

function namesOf(names: readonly (string | null | undefined)[]): string[] {
  return names.filter((name) => typeof name === 'string')
}
