import type { OwnAlert, SafetyAlertRaised } from '#domain/safety/schema.ts'
import { api } from '#web/api.ts'
import { raisedBy } from '#web/safety/alert/raised-alert.ts'
import { giveConsent } from '#web/platform/signed-in/consents.ts'
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
  // A consent to an earlier wording ends where this one begins; one to this wording stays.
  await giveConsent(queryClient, 'safety_alerts', consent_id)
  return raisedBy(await (await safety['safety-alerts'].$post({ json: { id } })).json())
}

/** What is known of the person's open alert by now. */
export async function readOwnAlert(): Promise<OwnAlert> {
  return (await safety['safety-alerts'].$get()).json()
}
