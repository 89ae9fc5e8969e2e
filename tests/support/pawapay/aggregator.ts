import { pawapay } from '#server/membership/pawapay/pawapay.ts'
import type { Aggregator, CallbackChoices } from '../aggregator.ts'
import type { TestApp } from '../app.ts'
import { settings } from '../payments.ts'
import { signatureHeaders, type SigningChoices, signingKeys } from './sign-callback.ts'
import { type Fault, type StandIn, standInToken } from './stand-in.ts'

/** Settings of an app that uses the stand-in. */
export const settingsOf = ({ url }: StandIn) => ({
  PAYMENTS: 'pawapay',
  PAWAPAY_URL: url,
  PAWAPAY_TOKEN: standInToken,
})

/** Posts what the stand-in has signed, as it says. */
export function postSigned(
  app: TestApp,
  { keys }: StandIn,
  body: string,
  choices: Partial<SigningChoices> = {},
) {
  const headers = signatureHeaders(body, { keyid: keys.id, key: keys.privateKey, ...choices })
  return app.call('POST', '/api/payment-callbacks/pawapay', { body, headers })
}

const claims = { pending: 'PROCESSING', succeeded: 'COMPLETED', failed: 'FAILED' }
const others = signingKeys()

/** The stand-in, as the tests of all aggregators use it. */
export function standInFor(app: TestApp, standIn: StandIn): Aggregator {
  const fault = (name: Fault) => () => void standIn.faults.push(name)
  return {
    provider: pawapay(
      { url: standIn.url, token: standInToken, timeout: 5000 },
      settings.PUBLIC_URL,
    ),
    async pass(id, seconds) {
      const deposit = standIn.deposits.get(id)
      if (deposit) deposit.age += seconds
    },
    callBack(id, { status = 'succeeded', isForged = false }: CallbackChoices) {
      const body = JSON.stringify({
        depositId: id,
        amount: '250',
        currency: 'ZMW',
        ...standIn.dataOf(id),
        status: claims[status],
      })
      return postSigned(app, standIn, body, {
        ...(isForged ? { key: others.privateKey } : {}),
        // Both are accepted: what pawaPay does, and what the standard says.
        encoding: body.length % 2 === 0 ? 'der' : 'ieee-p1363',
      })
    },
    async wasSentBack(id) {
      return [...standIn.refunds.values()].some(
        ({ depositId, status }) => depositId === id && status === 'COMPLETED',
      )
    },
    disturbances: {
      'an answer is lost': fault('lost'),
      'an order fails after it was taken': fault('error'),
      'an order is not taken': fault('away'),
      'an order comes late': fault('late'),
      'refunds come to their end': () => standIn.settleRefunds(),
      'refunds will fail': () => {
        standIn.refundsFail = true
      },
      'refunds work again': () => {
        standIn.refundsFail = false
      },
    },
    calmDown() {
      standIn.faults.length = 0
      standIn.refundsFail = false
    },
  }
}
