import type { SafetyAlertRaised } from '#domain/safety/schema.ts'
import { api } from '#web/api.ts'
import { giveConsent, hasConsent } from '#web/app/signed-in/consents.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { queryClient } from '#web/app/signed-in/query-client.ts'

const safety = api<'safety'>(fetchAsMe)

/**
 * Writes down the consent that the person has just given, then tells their providers.
 *
 * @param id of this one moment, so that nobody is told twice of it
 * @returns who has been told
 */
export async function agreeAndTell(id: string, consent_id: string): Promise<SafetyAlertRaised> {
  if (!(await hasConsent(queryClient, 'safety_alerts')))
    await giveConsent(queryClient, 'safety_alerts', consent_id)
  return (await safety['safety-alerts'].$post({ json: { id } })).json()
}
