import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProxy, type Proxy, startProxy } from '#tests/support/proxies.ts'
import { secureClient } from '#tests/support/tls.ts'

/** Two versions side by side: only the newer server has the chunks of a page that it has sent. */
describe.runIf(findProxy('nginx'))('nginx in front of an older and a newer server', () => {
  const counts = { older: 0, newer: 0 }
  let servers: Server[]
  let proxy: Proxy
  let reach: ReturnType<typeof secureClient>
  beforeAll(async () => {
    servers = (['older', 'newer'] as const).map((version) =>
      createServer((request, response) => {
        counts[version] += 1
        const isThere = version === 'newer' && request.url === '/assets/new-page.js'
        response
          .writeHead(isThere ? 200 : 404)
          .end(isThere ? 'export {}' : 'There is no such file.')
      }),
    )
    const ports: number[] = []
    for (const server of servers) {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      ports.push((server.address() as AddressInfo).port)
    }
    proxy = await startProxy('nginx', ports as [number, number])
    reach = secureClient(proxy.port, proxy.certificate)
  })
  afterAll(async () => {
    await proxy?.stop()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  it('finds a chunk of the newer version each time, also after many that the older did not have', async () => {
    for (let count = 0; count < 20; count++)
      expect((await reach.call('/assets/new-page.js')).status).toBe(200)
    // Otherwise nothing was tried.
    expect(counts.older).toBeGreaterThan(0)
  })

  it('asks each server once for a chunk that none has, and one server for anything else', async () => {
    const total = () => counts.older + counts.newer
    const before = total()
    expect((await reach.call('/assets/no-page.js')).status).toBe(404)
    expect(total() - before).toBe(2)
    expect((await reach.call('/api/nothing')).status).toBe(404)
    expect(total() - before).toBe(3)
  })
})
