import { sql } from 'kysely'
import { photoNameOf, photoUrlOf } from '#domain/accounts/profile.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * Gives a provider a new photo, or none.
 *
 * @param name of the file in the bucket `photos`; null for none
 * @returns the name of the file it takes the place of, if any
 * @throws Error where this is no provider
 */
export async function replacePhoto(
  tx: Transaction,
  provider_id: string,
  name: string | null,
): Promise<string | undefined> {
  const provider = tables.selectFrom('user_profiles').where('id', '=', provider_id)
  const [before] = await tx.run(
    provider.select('profile_picture_url').where('role', '=', 'provider').forUpdate(),
  )
  if (!before) throw new Error('Only a provider has a photo.')
  await Promise.all([
    tx.run(
      tables
        .updateTable('user_profiles')
        .set({ profile_picture_url: name && photoUrlOf(name), updated_at: sql<Date>`now()` })
        .where('id', '=', provider_id),
    ),
    audit(tx, { actor_id: provider_id, subject_id: provider_id, action: 'profile.photo' }),
  ])
  return photoNameOf(before.profile_picture_url)
}
