import { version } from '#server/platform/version.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'

describe('a server with METRICS_PORT', () => {
  const folder = temporaryFolder()
  let server: ServerProcess
  let url = ''
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: folder.path, METRICS_PORT: '0' })
    url = /^Metrics are at (http:\S+)$/m.exec(server.output())![1]!
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    folder.remove()
  })

  it('serves them on this machine only, and not at the port of the app', async () => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    const text = await (await fetch(url)).text()
    expect(text).toMatch(/^ubumi_database_up 1$/m)
    expect(text).toContain(`ubumi_build_info{version="${version}"} 1`)
    expect(text).toContain(
      'ubumi_http_requests_total{method="GET",route="/api/health",status="200"}',
    )
    expect(text).toContain('ubumi_http_requests_total{method="GET",route="/*",status="404"} 1')
    // A job by the clock, a queue, and figures of features.
    for (const queue of ['appointments.remind', 'safety.tell', 'platform.mail'])
      expect(text).toContain(`ubumi_queue_tasks{queue="${queue}"} `)
    expect(text).toMatch(/^ubumi_open_payments 0$/m)
    expect(text).toMatch(/^ubumi_open_safety_alerts 0$/m)
  })

  it('stops with 0 while a reader of the metrics keeps its connection', async () => {
    expect((await fetch(url)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    await expect(fetch(url)).rejects.toThrow()
  })
})
