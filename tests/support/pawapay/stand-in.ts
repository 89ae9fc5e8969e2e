import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Answer,
  awayOf,
  type Deposit,
  ok,
  problem,
  type Refund,
  rejected,
  rejectionOf,
  statusOf,
  wrongDeposit,
  wrongRefund,
} from './contract.ts'
import { signingKeys } from './sign-callback.ts'

/**
 * What goes wrong with the next order: it is taken and its answer is lost, or is 500; it is not taken; or it
 * is taken only after a question has found nothing of it.
 */
export type Fault = 'lost' | 'error' | 'away' | 'late'

export const standInToken = 'a-token-of-the-stand-in'

/** A server on loopback that speaks the contract of pawaPay, and misbehaves as the real one may. */
export class StandIn {
  readonly deposits = new Map<string, Deposit>()
  readonly refunds = new Map<string, Refund>()
  /** Orders of each id, also those that were not taken. */
  readonly tries = new Map<string, number>()
  readonly faults: Fault[] = []
  readonly keys = signingKeys()
  /** Paths that were called. */
  readonly calls: string[] = []
  /** Money that would have gone back twice: the real one would reject it. */
  readonly twice: string[] = []
  /** Networks that are closed. */
  readonly closed = new Set<string>()
  refundsFail = false
  url = ''
  #late: (() => void)[] = []
  readonly #server = createServer((request, response) => {
    void this.#answer(request).then((answer) => {
      if (!answer) return response.destroy()
      response.writeHead(answer.status, { 'Content-Type': 'application/json' })
      return response.end(JSON.stringify(answer.body))
    })
  })

  async open(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }
  async close() {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  /** Lets what was accepted come to its end. */
  settleRefunds() {
    for (const refund of this.refunds.values())
      if (refund.status === 'ACCEPTED') refund.status = refund.willFail ? 'FAILED' : 'COMPLETED'
  }

  /** What a callback says of an id, and GET too. */
  dataOf(id: string): object | undefined {
    const common = { currency: 'ZMW', country: 'ZMB', created: '2026-11-30T08:00:00Z' }
    const deposit = this.deposits.get(id)
    if (deposit) {
      const { depositId, phone, provider } = deposit
      const payer = { type: 'MMO', accountDetails: { phoneNumber: phone, provider } }
      return { depositId, ...common, payer, ...statusOf(deposit) }
    }
    const refund = this.refunds.get(id)
    if (!refund) return undefined
    const { willFail: _, ...shown } = refund
    const failureReason = { failureCode: 'RECIPIENT_NOT_FOUND', failureMessage: 'So.' }
    return { ...common, ...shown, ...(refund.status === 'FAILED' ? { failureReason } : {}) }
  }

  async #answer(request: IncomingMessage): Promise<Answer | undefined> {
    const { method, url = '', headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    this.calls.push(`${method} ${url.replace(/[0-9a-f-]{36}/, 'ID')}`)
    if (url === '/v2/public-key/http') return ok(this.keys.published)
    if (!headers.authorization) return problem(401, 'NO_AUTHENTICATION')
    if (headers.authorization !== `Bearer ${standInToken}`)
      return problem(403, 'AUTHENTICATION_ERROR')
    if (method === 'GET') return this.#look(url)
    const body = JSON.parse(text) as Record<string, unknown>
    if (url === '/v2/predict-provider') return this.#predict(String(body['phoneNumber']))
    if (url === '/v2/deposits') return this.#order(body, 'depositId', () => this.#takeDeposit(body))
    if (url === '/v2/refunds') return this.#order(body, 'refundId', () => this.#takeRefund(body))
    return problem(404, 'NOT_FOUND')
  }

  #look(url: string): Answer {
    if (url.startsWith('/v2/active-conf')) return ok(this.#configuration())
    if (url.startsWith('/v2/availability')) return ok(this.#availability())
    const data = this.dataOf(url.split('/').at(-1)!)
    if (data) return ok({ status: 'FOUND', data })
    // What was under way arrives behind the question.
    for (const take of this.#late.splice(0)) take()
    return ok({ status: 'NOT_FOUND' })
  }

  #order(body: Record<string, unknown>, name: string, take: () => Answer): Answer | undefined {
    const wrong = name === 'depositId' ? wrongDeposit(body) : wrongRefund(body)
    if (wrong) return wrong
    const id = String(body[name])
    this.tries.set(id, (this.tries.get(id) ?? 0) + 1)
    if (this.deposits.has(id) || this.refunds.has(id))
      return ok({ [name]: id, status: 'DUPLICATE_IGNORED', created: '2026-11-30T08:00:00Z' })
    const fault = this.faults.shift()
    if (fault === 'away') return problem(500, 'UNKNOWN_ERROR')
    if (fault === 'late') {
      this.#late.push(take)
      return undefined
    }
    const answer = take()
    if (fault === 'error') return problem(500, 'UNKNOWN_ERROR')
    return fault === 'lost' ? undefined : answer
  }

  #takeDeposit(body: Record<string, unknown>): Answer {
    const { depositId, amount, payer, customerMessage } = body as {
      depositId: string
      amount: string
      payer: { accountDetails: { phoneNumber: string; provider: string } }
      customerMessage: string | undefined
    }
    const { phoneNumber: phone, provider } = payer.accountDetails
    const code = rejectionOf(phone)
    if (code) return rejected({ depositId }, code)
    if (Number(amount) > 20_000) return rejected({ depositId }, 'AMOUNT_OUT_OF_BOUNDS')
    if (this.tries.get(depositId)! <= awayOf(phone)) return problem(500, 'UNKNOWN_ERROR')
    this.deposits.set(depositId, { depositId, amount, phone, provider, customerMessage, age: 0 })
    return ok({ depositId, status: 'ACCEPTED', created: '2026-11-30T08:00:00Z' })
  }

  #takeRefund(body: Record<string, unknown>): Answer {
    const { refundId, depositId, amount } = body as Record<string, string>
    const deposit = this.deposits.get(depositId!)
    if (!deposit) return rejected({ refundId: refundId! }, 'NOT_FOUND')
    const { status, amount: came } = statusOf(deposit)
    if (status !== 'COMPLETED') return rejected({ refundId: refundId! }, 'INVALID_STATE')
    if (Number(amount) > Number(came)) return rejected({ refundId: refundId! }, 'AMOUNT_TOO_LARGE')
    const before = [...this.refunds.values()].filter((one) => one.depositId === depositId)
    if (before.some((one) => one.status !== 'FAILED')) {
      this.twice.push(depositId!)
      return rejected({ refundId: refundId! }, 'DEPOSIT_ALREADY_REFUNDED')
    }
    const willFail = this.refundsFail
    const shown = { refundId: refundId!, depositId: depositId!, amount: amount! }
    this.refunds.set(refundId!, { ...shown, status: 'ACCEPTED', willFail })
    return ok({ refundId, status: 'ACCEPTED', created: '2026-11-30T08:00:00Z' })
  }

  #predict(phone: string): Answer {
    // Numbers with 8 in front of their last three digits have moved to MTN.
    const own = { 5: 'ZAMTEL_ZMB', 6: 'MTN_MOMO_ZMB', 7: 'AIRTEL_OAPI_ZMB' }[phone[4] ?? '']
    const provider = /8\d{3}$/.test(phone) ? 'MTN_MOMO_ZMB' : own
    if (!provider) return problem(400, 'INVALID_PHONE_NUMBER')
    return ok({ country: 'ZMB', provider, phoneNumber: phone })
  }

  #configuration() {
    const operationTypes = {
      DEPOSIT: { minAmount: '1', maxAmount: '20000', decimalsInAmount: 'TWO_PLACES' },
    }
    const providers = this.#providers((provider) => ({
      provider,
      currencies: [{ currency: 'ZMW', operationTypes }],
    }))
    return {
      companyName: 'Ubumi',
      signatureConfiguration: { signedRequestsOnly: false, signedCallbacks: true },
      countries: [{ country: 'ZMB', providers }],
    }
  }

  #availability() {
    const providers = this.#providers((provider) => ({
      provider,
      operationTypes: [
        {
          operationType: 'DEPOSIT',
          status: this.closed.has(provider) ? 'CLOSED' : 'OPERATIONAL',
        },
      ],
    }))
    return [{ country: 'ZMB', providers }]
  }

  #providers = <Shown>(show: (provider: string) => Shown) =>
    ['AIRTEL_OAPI_ZMB', 'MTN_MOMO_ZMB', 'ZAMTEL_ZMB'].map(show)
}
