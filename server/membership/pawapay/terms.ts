import * as z from 'zod/mini'
import { type Network, networks } from '#domain/phone/networks.ts'
import { now } from '#server/platform/clock.ts'
import { log } from '#server/platform/log.ts'
import { PaymentProviderUnavailable, type NetworkTerms, type Terms } from '../payment-provider.ts'
import { ngweeOf } from './amounts.ts'
import { type PawapayClient, understood } from './client.ts'
import { networkOf } from './networks.ts'

/** Amounts are text in some answers and numbers in others. */
const amount = z.nullish(z.union([z.string(), z.number()]))
const operation = z.object({
  operationType: z.optional(z.string()),
  status: z.nullish(z.string()),
  minAmount: amount,
  maxAmount: amount,
  minTransactionLimit: amount,
  maxTransactionLimit: amount,
  callbackUrl: z.nullish(z.string()),
})
/** By their type, or as a list that names it. */
const operations = z.union([z.array(operation), z.record(z.string(), operation)])

const configuration = z.object({
  signatureConfiguration: z.nullish(z.object({ signedCallbacks: z.nullish(z.boolean()) })),
  countries: z.array(
    z.object({
      country: z.string(),
      providers: z.array(
        z.object({
          provider: z.string(),
          currencies: z.array(z.object({ currency: z.string(), operationTypes: operations })),
        }),
      ),
    }),
  ),
})
const availability = z.array(
  z.object({
    country: z.string(),
    providers: z.array(z.object({ provider: z.string(), operationTypes: operations })),
  }),
)

const depositsOf = (given: z.output<typeof operations>) =>
  Array.isArray(given)
    ? given.find(({ operationType }) => operationType === 'DEPOSIT')
    : given['DEPOSIT']

/** Milliseconds after which terms are asked for again: a network that was closed is soon open. */
const whileOpen = 3_600_000
const whileClosed = 60_000

/** What each network of the account takes, as it was asked at most an hour ago. */
export class KnownTerms {
  readonly #client: PawapayClient
  readonly #callbackUrl: string
  #terms: Terms | undefined
  #dueAt = 0
  constructor(client: PawapayClient, callbackUrl: string) {
    this.#client = client
    this.#callbackUrl = callbackUrl
  }

  /** The terms as they are known; those that are due again are asked for meanwhile. */
  get(): Terms | undefined {
    if (now().getTime() >= this.#dueAt) void this.refresh()
    return this.#terms
  }

  /** Asks again. Without an answer, what was known before stays. */
  async refresh(): Promise<void> {
    // Others do not ask meanwhile.
    this.#dueAt = now().getTime() + whileClosed
    try {
      this.#terms = await this.#read()
      const isOpen = Object.values(this.#terms).every(({ is_open }) => is_open)
      this.#dueAt = now().getTime() + (isOpen ? whileOpen : whileClosed)
    } catch (error) {
      const isAway = error instanceof PaymentProviderUnavailable
      if (isAway) log.warn({ reason: error.message }, 'the terms of pawaPay are not known')
      else log.error({ err: error }, 'the terms of pawaPay could not be read')
    }
  }

  async #read(): Promise<Terms> {
    const [given, open] = await Promise.all([
      this.#client.get('/v2/active-conf?country=ZMB'),
      this.#client.get('/v2/availability?country=ZMB&operationType=DEPOSIT'),
    ])
    const { signatureConfiguration, countries } = understood(configuration, given, 'its terms')
    const available = understood(availability, open, 'its open networks')
    if (signatureConfiguration?.signedCallbacks === false)
      log.error('pawaPay does not sign its callbacks: switch it on in its dashboard')
    const closed = { is_open: false }
    const terms: Terms = { Airtel: closed, MTN: closed, Zamtel: closed }
    for (const { provider, currencies } of providersIn(countries)) {
      const network = networkOf(provider)
      const kwacha = currencies.find(({ currency }) => currency === 'ZMW')
      const deposits = kwacha && depositsOf(kwacha.operationTypes)
      if (!network || !deposits) continue
      this.#compare(network, deposits.callbackUrl)
      const found = providersIn(available).find((one) => one.provider === provider)
      const status = (found && depositsOf(found.operationTypes)?.status) ?? deposits.status
      terms[network] = { is_open: status !== 'CLOSED', ...limitsOf(deposits) }
    }
    const shut = networks.filter((network) => !terms[network].is_open)
    if (shut.length > 0) log.warn({ networks: shut }, 'these networks take no payments now')
    return terms
  }

  #compare(network: Network, callbackUrl: string | null | undefined) {
    if (callbackUrl && callbackUrl !== this.#callbackUrl)
      log.error({ network }, 'pawaPay calls another address back than this server has')
  }
}

const providersIn = <Provider>(
  countries: readonly { country: string; providers: readonly Provider[] }[],
) => countries.filter(({ country }) => country === 'ZMB').flatMap(({ providers }) => providers)

function limitsOf(given: z.output<typeof operation>): Omit<NetworkTerms, 'is_open'> {
  const ngwee = (value: string | number | null | undefined) =>
    value === null || value === undefined ? undefined : ngweeOf(value)
  return {
    min_ngwee: ngwee(given.minAmount ?? given.minTransactionLimit),
    max_ngwee: ngwee(given.maxAmount ?? given.maxTransactionLimit),
  }
}
