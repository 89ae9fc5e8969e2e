import type { SafetyAlertRaised } from '#domain/safety/schema.ts'
import { api } from '#web/api.ts'
import { giveConsent, hasConsent } from '#web/platform/signed-in/consents.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'

const safety = api<'safety'>(authenticatedFetch)

/**
 * Records the consent that the person has just given, then notifies their providers.
 *
 * @param id of this one moment, so that no one is notified twice of it
 * @returns the notified providers
 */
export async function agreeAndNotify(id: string, consent_id: string): Promise<SafetyAlertRaised> {
  if (!(await hasConsent(queryClient, 'safety_alerts')))
    await giveConsent(queryClient, 'safety_alerts', consent_id)
  return (await safety['safety-alerts'].$post({ json: { id } })).json()
}
