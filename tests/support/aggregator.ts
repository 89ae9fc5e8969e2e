import type { PaymentProvider } from '#server/membership/payment-provider.ts'

export interface CallbackChoices {
  /** What it claims; it is never believed. */
  status?: 'pending' | 'succeeded' | 'failed'
  /** The same event again; a new one each time otherwise. */
  event_id?: `${string}-${string}-${string}-${string}-${string}`
  secret?: string
  /** Seconds. */
  at?: number
  /** Signed by another than the aggregator. */
  isForged?: boolean
}

/** A mobile-money aggregator that a test controls. */
export interface Aggregator {
  provider: PaymentProvider
  /** Lets time pass for an order. */
  pass: (id: string, seconds: number) => Promise<unknown>
  callBack(id: string, choices: CallbackChoices): Promise<{ status: number }>
  /** Whether the money of a payment went back. */
  wasSentBack(id: string): Promise<boolean>
  /** What may go wrong at the aggregator or with its orders, in any state: by its name. */
  disturbances?: Readonly<Record<string, () => void>>
  /** Ends all that goes wrong, and all that is under way. */
  calmDown?: () => void
}
