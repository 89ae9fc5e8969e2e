import type { QueryClient } from '@tanstack/react-query'
import type { CareProfile, CareProfileChanges } from '#domain/readings/care-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { ownCare } from '#web/platform/signed-in/profile.ts'

const { 'care-profile': profile } = api<'readings'>(authenticatedFetch)

/** @throws ProblemError where it is rejected */
export async function changeCare(client: QueryClient, changes: CareProfileChanges): Promise<void> {
  const changed: CareProfile = await (await profile.$patch({ json: changes })).json()
  client.setQueryData(ownCare.queryKey, changed)
  // Reports go by the target, and that by what is known of the person.
  await Promise.all(
    ['blood-pressure-readings', 'glucose-readings'].map((key) =>
      client.invalidateQueries({ queryKey: [key, 'report'] }),
    ),
  )
}
