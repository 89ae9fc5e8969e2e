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

export interface Report {
  status: ReportedStatus
  /** Why a payment failed, as the pages know it. */
  failure?: 'no_funds' | 'declined' | 'wrong_pin' | undefined
  /** The received amount, if the aggregator reports it. */
  amount_ngwee?: number | undefined
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
   * Sends the money of a succeeded payment back, once, however often this is called.
   *
   * @throws PaymentProviderUnavailable
   */
  refund(id: string): Promise<Refund>
  /** The kind of payment that pages show: whether money moves, and whether payment is possible. */
  kind: PaymentKind
}

/** The aggregator has accepted the order to refund. */
export interface Refund {
  taken: true
}

export class PaymentProviderUnavailable extends Error {}

/** Where no aggregator is set: nothing is asked of any phone, and nothing is ever reported. */
export const noAggregator: PaymentProvider = {
  kind: 'none',
  create: () => Promise.reject(new PaymentProviderUnavailable('No payment aggregator is set.')),
  getStatus: () => Promise.reject(new PaymentProviderUnavailable('No payment aggregator is set.')),
  refund: () => Promise.reject(new PaymentProviderUnavailable('No payment aggregator is set.')),
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
