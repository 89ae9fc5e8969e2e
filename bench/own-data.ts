import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'
import { type Served, startServer } from './support/child.ts'
import { median, percentile } from './support/load.ts'
import { conclude, leaveOut, sized } from './support/size.ts'

/**
 * 30 people with 20,000 readings each take a copy of their data at once, as JSON and as FHIR: how much memory the
 * server takes on top, and how long another caller waits for 20 readings. To reach: 150 MB, and 95 % within 500 ms.
 */
const people = sized(30, 3)
const readings = sized(20_000, 300)
const target = { megabytes: 150, wait: 500 }
const script = join(import.meta.dirname, 'support/serve-copies.ts')

if (process.platform !== 'linux') leaveOut('the peak of the memory is read from /proc')
const postgres = await startPostgres()
try {
  const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url }
  let isReached = true
  // A server of its own for each: what one has taken, the next would begin with.
  for (const format of ['json', 'fhir']) {
    const served = (await startServer(script, [people, readings].map(String), env)) as Served & {
      tokens: string[]
    }
    try {
      isReached = (await measure(served, format)) && isReached
    } finally {
      served.stop()
    }
  }
  conclude(isReached, `${target.megabytes} MB, ${target.wait} ms`)
} finally {
  await postgres.remove()
}

async function measure(served: Served & { tokens: string[] }, format: string): Promise<boolean> {
  const { url, pid, headers } = served
  const other = async () => {
    const began = performance.now()
    const answer = await fetch(`${url}/api/blood-pressure-readings?limit=20`, { headers })
    await answer.arrayBuffer()
    return performance.now() - began
  }
  for (let round = 0; round < sized(50, 2); round += 1) await other()
  const before = memoryOf(pid, 'VmRSS')
  // From here on the peak is counted again.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  let isDone = false
  const waits: number[] = []
  const waiting = (async () => {
    while (!isDone) waits.push(await other())
  })()
  const began = performance.now()
  const sizes = await Promise.all(served.tokens.map((token) => copyOf(url, token, format)))
  const took = performance.now() - began
  isDone = true
  await waiting
  const grown = memoryOf(pid, 'VmHWM') - before
  const p95 = percentile(waits, 0.95)
  console.log(
    `${format}: ${people} copies of ${(median(sizes) / 1e6).toFixed(1)} MB in ${(took / 1000).toFixed(1)} s; memory from ${before.toFixed(0)} MB, ${grown.toFixed(0)} MB more (to reach: ${target.megabytes}); others wait: median ${median(waits).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (to reach: ${target.wait}), longest ${Math.max(...waits).toFixed(0)} ms`,
  )
  return grown <= target.megabytes && p95 <= target.wait
}

/** Takes a copy, and again where the server is busy. @returns its bytes */
async function copyOf(url: string, token: string, format: string): Promise<number> {
  const answer = await fetch(`${url}/api/me/export?format=${format}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  })
  if (answer.status === 503) {
    await answer.arrayBuffer()
    const seconds = Number(answer.headers.get('retry-after') ?? 1)
    await new Promise((done) => setTimeout(done, seconds * 1000))
    return copyOf(url, token, format)
  }
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  let bytes = 0
  for await (const chunk of answer.body!) bytes += chunk.byteLength
  return bytes
}

/** In megabytes: `VmRSS` is what a process has now, `VmHWM` the most since the peak was reset. */
function memoryOf(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024
}
