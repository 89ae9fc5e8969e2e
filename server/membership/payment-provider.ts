import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReportedStatus } from '#domain/membership/payment-status.ts'
import type { Network } from '#domain/phone/networks.ts'
import type { PaymentKind } from '#domain/membership/schema.ts'

/**
 * A payment request on a phone. The id is that of the payment: two requests with one id take money
 * once.
 */
export interface Collection {
  id: string
  amount_ngwee: number
  /** International form, `+260977123456`. */
  phone: string
  network: Network
  /** The text on the person's statement: it never says what the product is about. */
  statement: string
}

/** Why a payment failed, as the pages know it. */
export type PaymentFailure =
  | 'no_funds'
  | 'declined'
  | 'wrong_pin'
  | 'limit'
  | 'no_wallet'
  | 'busy'
  | 'network_down'
  | 'wrong_number'
  | 'wrong_amount'

export interface Report {
  status: ReportedStatus
  failure?: PaymentFailure | undefined
  /** The received amount, if the aggregator reports it. */
  amount_ngwee?: number | undefined
  /** The number of the payment at the network, as it is in the payer's SMS. */
  network_reference?: string | undefined
}

/** An order to send the money of a payment back; two orders with one `refund_id` send it once. */
export interface RefundOrder {
  refund_id: string
  payment_id: string
  amount_ngwee: number
}

/** What became of the order. One that has failed sends nothing any more. */
export interface RefundReport {
  status: 'pending' | 'sent' | 'failed'
  /** Why it failed, as the admins' page knows it. */
  failure?: string | undefined
}

/** What a network takes at once, and whether it takes anything now. */
export interface NetworkTerms {
  is_open: boolean
  min_ngwee?: number | undefined
  max_ngwee?: number | undefined
}
export type Terms = Record<Network, NetworkTerms>

/** A callback as it came. */
export interface Callback {
  headers: Headers
  raw: Uint8Array
}

/** What a signed callback is about: a reason to ask, and no more. */
export type Heard = { event_id: string } & ({ payment_id: string } | { refund_id: string })

export type OrderKind = 'deposit' | 'refund'

/** An order as the aggregator has it on record, for a comparison with our books. */
export interface KnownOrder {
  id: string
  /** Only the first two are final. */
  state: 'completed' | 'failed' | 'open'
  /** Undefined where it is no amount in kwacha. */
  amount_ngwee: number | undefined
  amount_text: string
  currency: string
  /** Undefined where it is not said, or is none of ours. */
  network: Network | undefined
  /** As the aggregator names it; undefined where it does not. */
  network_text: string | undefined
}

/**
 * A mobile-money aggregator: it asks a phone for its PIN, reports the result later by a callback,
 * and can be asked at any time. A callback may be lost, come twice, or come out of order, so it is only
 * a reason to ask; what `getStatus` answers is what counts.
 */
export interface PaymentProvider {
  /** @throws PaymentProviderUnavailable where it did not answer: it may have taken the order or not */
  create(order: Collection): Promise<Report>
  /** @throws PaymentProviderUnavailable */
  getStatus(id: string): Promise<Report>
  /**
   * Orders that money is sent back, or asks what became of the order: however often it is called with one
   * `refund_id`, the money is sent once.
   *
   * @throws PaymentProviderUnavailable
   */
  refund(order: RefundOrder): Promise<RefundReport>
  /** The kind of payment that pages show: whether money moves, and whether payment is possible. */
  kind: PaymentKind
  /** What each network takes now; undefined where that is not known, and nothing is rejected for it. */
  terms?: () => Terms | undefined
  /** Asks for the terms again. */
  refreshTerms?(): Promise<void>
  /** The network of a number, which may have moved since it was given out; undefined where it is not known. */
  predictNetwork?: (phone: string) => Promise<Network | undefined>
  /**
   * Reads a callback of an aggregator that signs with keys of its own.
   *
   * @returns undefined for what it has not signed
   * @throws PaymentProviderUnavailable where its keys could not be fetched
   */
  hear?(callback: Callback): Promise<Heard | undefined>
  /**
   * What is on record of an order, where it can be compared with our books.
   *
   * @returns undefined for an id of which the aggregator has never heard
   * @throws PaymentProviderUnavailable
   */
  findOrder?(kind: OrderKind, id: string): Promise<KnownOrder | undefined>
}

export class PaymentProviderUnavailable extends Error {}

const unset = () => Promise.reject(new PaymentProviderUnavailable('No payment aggregator is set.'))

/** Where no aggregator is set: nothing is asked of any phone, and nothing is ever reported. */
export const noAggregator: PaymentProvider = {
  kind: 'none',
  create: unset,
  getStatus: unset,
  refund: unset,
}

/** Seconds by which the clocks of both sides may differ. */
const tolerance = 300

const seal = (secret: string, at: number, body: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest()

/** The header by which a callback shows where it comes from: `t=1763740800,v1=<hex>`. @param at seconds */
export function signCallback(secret: string, at: number, body: string): string {
  return `t=${at},v1=${seal(secret, at, body).toString('hex')}`
}

/** Whether a callback with this header and this very body was signed with the secret, lately. @param now seconds */
export function isSigned(secret: string, header: string | undefined, body: string, now: number) {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const at = Number(match[1])
  if (Math.abs(now - at) > tolerance) return false
  return timingSafeEqual(Buffer.from(match[2]!, 'hex'), seal(secret, at, body))
}
