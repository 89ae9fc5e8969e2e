import * as z from 'zod/mini'
import { log } from '#server/platform/log.ts'
import { PaymentProviderUnavailable } from '../payment-provider.ts'
import { codeOf } from './failure-codes.ts'

export interface Connection {
  /** Without a slash at its end. */
  url: string
  token: string
  /** Milliseconds until an answer counts as lost. */
  timeout?: number | undefined
}

const problem = z.object({
  failureReason: z.object({ failureCode: z.string() }),
})

/** What the aggregator answered: 200, or 400 with the code of what it found wrong. */
export type Answer = { ok: true; body: unknown } | { ok: false; code: string }

/** Bytes of an answer that are read; the largest known has less than a tenth. */
const longest = 500_000

/**
 * Calls of the aggregator with its token. Whatever says nothing of the order (no answer, 5xx, a redirect,
 * what is no JSON) is PaymentProviderUnavailable; so is a token that does not count, which is logged as an
 * error: only the operator can mend it.
 */
export class PawapayClient {
  readonly #connection: Connection
  constructor(connection: Connection) {
    this.#connection = connection
  }

  get(path: string): Promise<Answer> {
    return this.#call(path, { method: 'GET' })
  }

  post(path: string, body: object): Promise<Answer> {
    return this.#call(path, { method: 'POST', body: JSON.stringify(body) })
  }

  async #call(path: string, init: { method: string; body?: string }): Promise<Answer> {
    const { url, token, timeout = 10_000 } = this.#connection
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const send = async () => {
      // A redirect would take the token to an address that was not configured.
      const redirect = 'manual' as const
      const signal = AbortSignal.timeout(timeout)
      const answer = await fetch(url + path, { ...init, headers, redirect, signal })
      return { status: answer.status, text: await answer.text() }
    }
    const { status, text } = await send().catch((error: Error) => {
      throw new PaymentProviderUnavailable(`pawaPay gave no answer: ${error.name}`)
    })
    const body = text.length > longest ? undefined : parsed(text)
    if (status === 200 && body !== undefined) return { ok: true, body }
    const code = problem.safeParse(body).data?.failureReason.failureCode
    if (status === 400 && code) return { ok: false, code }
    if (status >= 400 && status < 500)
      log.error({ status, code: codeOf(code) }, 'pawaPay takes no orders of this server')
    throw new PaymentProviderUnavailable(`pawaPay answered ${status}.`)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * An answer in the form that its contract has.
 *
 * @throws PaymentProviderUnavailable for another: it says nothing
 */
export function understood<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: Answer,
  what: string,
): z.output<Schema> {
  const read = answer.ok ? schema.safeParse(answer.body) : undefined
  if (read?.success) return read.data
  log.error(
    { code: answer.ok ? 'none' : codeOf(answer.code) },
    `pawaPay answered ${what} otherwise`,
  )
  throw new PaymentProviderUnavailable(`pawaPay answered ${what} in a form that we do not know.`)
}
