import type { QueryClient } from '@tanstack/react-query'
import type { Profile, CardChanges } from '#domain/accounts/profile.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { upload } from '#web/platform/signed-in/files/upload.ts'
import { ownIdentityChange } from './identity-queries.ts'
import { fitFile, smallest } from '#web/platform/signed-in/files/fit-file.ts'
import { profileKey, showProfile } from '#web/platform/signed-in/profile.ts'

const profiles = api<'profile'>(authenticatedFetch)
const photos = api<'photo'>(authenticatedFetch)

/** Shows a picture that the server has stored, or that there is none. */
function showPicture(client: QueryClient, picture: Pick<Profile, 'profile_picture_url'>) {
  client.setQueriesData<Profile>({ queryKey: profileKey }, (own) => own && { ...own, ...picture })
}

/** Replaces the picture that patients see. */
export async function sendPhoto(client: QueryClient, photo: File) {
  const form = new FormData()
  form.set('photo', await fitFile('photo', photo, smallest.portrait), 'photo')
  const answer = (await upload('/api/provider/photo', form)) as Pick<Profile, 'profile_picture_url'>
  showPicture(client, answer)
}

/** Removes the picture that patients see. */
export async function removePhoto(client: QueryClient) {
  await photos.provider.photo.$delete()
  showPicture(client, { profile_picture_url: null })
}

/**
 * Saves what patients read, and shows it everywhere.
 *
 * @returns whether name, specialty or qualifications are pending approval now
 */
export async function saveCard(client: QueryClient, json: CardChanges): Promise<boolean> {
  const own: Profile = await (await profiles.profile.$patch({ json })).json()
  showProfile(client, own)
  await client.invalidateQueries(ownIdentityChange)
  return (
    own.full_name !== json.full_name ||
    (own.specialty ?? '') !== (json.specialty ?? '') ||
    own.qualifications.join('\n') !== json.qualifications.join('\n')
  )
}
