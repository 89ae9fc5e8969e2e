import type { LinkPayment, NewLinkPayment, PayLinkOffer } from '#domain/membership/schema.ts'
import type { Network } from '#domain/phone/networks.ts'
import { fetchWithTimeout } from '#web/platform/calls/with-timeout.ts'
import { problemOf } from '#web/platform/calls/problem.ts'
import { noteServerTime } from '#web/platform/calls/server-clock.ts'

/** The token is in the body: an address is stored by logs. @throws ProblemError */
async function call<Answer>(name: string, sent: object): Promise<Answer> {
  const answer = await fetchWithTimeout(`/api/pay-links/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  })
  noteServerTime(answer.headers.get('Date'))
  if (!answer.ok) throw await problemOf(answer)
  return (await answer.json()) as Answer
}

/** What the link asks to pay. @throws ProblemError 404 where it does not work any more */
export const fetchOffer = (token: string) => call<PayLinkOffer>('offer', { token })

/** The network of the number that pays; null where it is not known. */
export const fetchNetwork = async (token: string, phone: string) =>
  (await call<{ network: Network | null }>('network', { token, phone })).network

/** Asks the phone for its PIN; the id makes a second sending harmless. */
export const startLinkPayment = (wanted: NewLinkPayment) => call<LinkPayment>('payments', wanted)

/** How far a payment by the link is. */
export const fetchLinkPayment = (token: string, id: string) =>
  call<LinkPayment>('payment', { token, id })
