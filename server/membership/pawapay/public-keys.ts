import { createPublicKey, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { now } from '#server/platform/clock.ts'
import { log } from '#server/platform/log.ts'
import { type PawapayClient, understood } from './client.ts'

const answered = z.array(z.object({ id: z.string(), key: z.string() }))

/** Milliseconds: keys are fetched again after an hour, and at most once a minute for an id that is new. */
const hour = 3_600_000
const minute = 60_000

/** The keys with which the aggregator signs, by their id. */
export class PublicKeys {
  readonly #client: PawapayClient
  #fetched: { at: number; keys: ReadonlyMap<string, KeyObject> } | undefined
  #fetching: Promise<ReadonlyMap<string, KeyObject>> | undefined
  constructor(client: PawapayClient) {
    this.#client = client
  }

  /**
   * @returns undefined for an id that the aggregator does not have
   * @throws PaymentProviderUnavailable where no keys could be fetched: then nothing counts as signed
   */
  async find(id: string): Promise<KeyObject | undefined> {
    const age = this.#fetched ? now().getTime() - this.#fetched.at : Number.POSITIVE_INFINITY
    const known = age < hour ? this.#fetched?.keys.get(id) : undefined
    if (known || age < minute) return known
    return (await this.#fetch()).get(id)
  }

  /** Callbacks that come together wait for one answer. */
  #fetch() {
    this.#fetching ??= this.#fetchNow().finally(() => {
      this.#fetching = undefined
    })
    return this.#fetching
  }

  async #fetchNow() {
    const answer = await this.#client.get('/v2/public-key/http')
    const keys = new Map<string, KeyObject>()
    for (const { id, key } of understood(answered, answer, 'its keys')) {
      const read = readKey(key)
      if (read) keys.set(id, read)
    }
    this.#fetched = { at: now().getTime(), keys }
    return keys
  }
}

function readKey(pem: string): KeyObject | undefined {
  try {
    return createPublicKey(pem)
  } catch {
    log.error('pawaPay has a key that cannot be read')
    return undefined
  }
}
