import { z } from 'zod'
import { isLoopback } from './http/address.ts'

const documented = '(README.md, "Mobile money")'
const live = 'https://api.pawapay.io'
const sandbox = 'https://api.sandbox.pawapay.io'

/** What the environment says of payments: the aggregator, and how it is reached. */
export const paymentVariables = {
  PAYMENTS: z
    .enum(['none', 'simulated', 'pawapay'], 'must be none, simulated or pawapay')
    .optional(),
  PAYMENTS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PAWAPAY_URL: z
    .url({
      protocol: /^https?$/,
      error: `must be ${live} in production, and ${sandbox} elsewhere ${documented}`,
    })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  PAWAPAY_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, `must be the token of the API, without spaces ${documented}`)
    .optional(),
}

interface Settings {
  NODE_ENV: string
  PAYMENTS?: 'none' | 'simulated' | 'pawapay' | undefined
  PAWAPAY_URL?: string | undefined
  PAWAPAY_TOKEN?: string | undefined
}

/**
 * Real money moves in production alone, and nothing else does there: a test that asks a real phone takes
 * money, and a sandbox that is believed gives memberships for none.
 *
 * @returns what is wrong with the settings together; undefined where nothing is
 */
export function findPaymentIssue(settings: Settings): string | undefined {
  const { NODE_ENV, PAYMENTS, PAWAPAY_URL: url, PAWAPAY_TOKEN: token } = settings
  if (PAYMENTS !== 'pawapay') {
    const given = url ? 'PAWAPAY_URL' : token ? 'PAWAPAY_TOKEN' : undefined
    return given && `${given}: needs PAYMENTS=pawapay ${documented}`
  }
  if (!url) return `PAWAPAY_URL: missing, ${live} in production, and ${sandbox} elsewhere`
  if (!token) return `PAWAPAY_TOKEN: missing, the token of the API ${documented}`
  const { origin } = new URL(url)
  if (url.toLowerCase() !== origin) return 'PAWAPAY_URL: must be an origin, without a path'
  if (NODE_ENV === 'production')
    return origin === live
      ? undefined
      : `PAWAPAY_URL: must be ${live} in production: no other address moves money`
  if (origin === sandbox || isLoopback(url)) return undefined
  return `PAWAPAY_URL: must be ${sandbox} where NODE_ENV is not production: a test must not take money`
}
