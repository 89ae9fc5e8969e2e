import { api } from '#web/api.ts'
import { giveConsent, hasConsent } from '#web/app/signed-in/consents.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { queryClient } from '#web/app/signed-in/query-client.ts'

const safety = api<'safety'>(fetchAsMe)

async function raise(id: string): Promise<string[]> {
  const { alerted } = await (await safety['safety-alerts'].$post({ json: { id } })).json()
  return alerted.map(({ full_name }) => full_name)
}

/**
 * Tells one's providers where the person agreed to that before.
 *
 * @param id of this one moment, so that nobody is told twice of it
 * @returns names of those who have been told; undefined without consent
 */
export async function tellIfAgreed(id: string): Promise<string[] | undefined> {
  return (await hasConsent(queryClient, 'safety_alerts')) ? raise(id) : undefined
}

/** Writes down the consent that the person has just given, then tells their providers. */
export async function agreeAndTell(id: string, consent_id: string): Promise<string[]> {
  if (!(await hasConsent(queryClient, 'safety_alerts')))
    await giveConsent(queryClient, 'safety_alerts', consent_id)
  return raise(id)
}
