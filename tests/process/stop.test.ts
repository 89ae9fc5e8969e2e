import { Agent, get } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { limit } from '#tests/support/patience.ts'

/** One request; answers its status, or what went wrong and on which kind of connection. */
function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((done) => {
    const request = get(url, { agent }, (response) => {
      response.resume()
      response.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
      response.once('end', () => done(response.statusCode ?? 0))
    })
    request.once('error', (error: NodeJS.ErrnoException) => {
      done(
        `${error.code ?? error.message} on ${request.reusedSocket ? 'an old' : 'a new'} connection`,
      )
    })
  })
}

describe('SIGTERM under load', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  it('answers every accepted request, closes no connection early, and exits with 0 within ten seconds', async () => {
    const server = await startServer({ DATA_DIR: folder.path })
    const kept = new Agent({ keepAlive: true, maxSockets: 8 })
    const fresh = new Agent({ keepAlive: false })
    const results: (number | string)[] = []
    let isLoading = true
    // Eight connections that are never idle, and eight new ones at a time. The load goes on until
    // the end: busy keep-alive connections must not delay the exit.
    const lanes = [
      ...Array.from({ length: 8 }, () => kept),
      ...Array.from({ length: 8 }, () => fresh),
    ].map(async (agent) => {
      while (isLoading) {
        const result = await ask(`${server.url}/api/health`, agent)
        results.push(result)
        if (typeof result === 'string') await new Promise((next) => setTimeout(next, 20))
      }
    })
    await expect.poll(() => results.length, { timeout: limit(10_000) }).toBeGreaterThan(200)
    const began = performance.now()
    const code = await server.stop('SIGTERM')
    isLoading = false
    await Promise.all(lanes)
    expect(code, server.output()).toBe(0)
    expect(performance.now() - began).toBeLessThan(limit(10_000))
    kept.destroy()
    fresh.destroy()
    // A new connection may be rejected, so that its client uses another server; no open one may be cut off.
    const rejection = 'ECONNREFUSED on a new connection'
    // What arrives between the last look and the close is reset: one or two of eight, where a close
    // without that look resets most.
    const missed = 'ECONNRESET on a new connection'
    const resets = results.filter((result) => result === missed)
    expect(resets.length).toBeLessThan(3)
    expect(results.filter((one) => one !== 200 && one !== rejection && one !== missed)).toEqual([])
    expect(results.filter((result) => result === 200).length).toBeGreaterThan(50)
  })
})
