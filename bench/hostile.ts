import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoPassword } from '#server/seed/personas.ts'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { percentile } from './support/load.ts'
import { conclude, sized } from './support/size.ts'
import { startProduct } from './support/whole-server.ts'

/**
 * Whether a single user, or many, can stop the service: 20 people who print in a loop, 100 who log in,
 * a picture and two PDFs made to hurt, sent again and again, and 400 clients that never finish a request.
 * To reach meanwhile: another user's p95 below 300 ms, health below 200 ms, memory below 700 MB.
 * Request limits are off, so that only the measured limits apply. `--engine=embedded` measures the
 * embedded database, which is in the same process, and has no goal for memory.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: sized('30', '3') },
    engine: { type: 'string', default: 'postgres' },
  },
})
const seconds = Number(values.seconds)
const goals = { user: 300, health: 200, memory: 700 }

/** The calls of the other user: reads of their own data, one after the other. */
const paths = [
  '/api/profile',
  '/api/blood-pressure-readings?limit=20',
  '/api/glucose-readings?limit=20',
  '/api/appointments',
]

async function measure(product: { url: string; pid: number }, headers: Record<string, string>) {
  const times = { user: [] as number[], health: [] as number[] }
  const failures = new Map<string, number>()
  let memory = 0
  const end = performance.now() + seconds * 1000
  const lane = async (kind: 'user' | 'health', pathAt: (turn: number) => string) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const began = performance.now()
      const status = await fetch(product.url + pathAt(turn), { headers }).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      )
      times[kind].push(performance.now() - began)
      if (status !== 200)
        failures.set(`${kind} ${status}`, (failures.get(`${kind} ${status}`) ?? 0) + 1)
      memory = Math.max(memory, residentMegabytes(product.pid))
      await wait(40)
    }
  }
  await Promise.all([
    lane('user', (turn) => paths[turn % paths.length]!),
    lane('health', () => '/api/health'),
  ])
  return { ...times, failures, memory }
}

/** Memory of the process with all its threads that is in RAM. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

function report(
  title: string,
  { user, health, failures, memory }: Awaited<ReturnType<typeof measure>>,
) {
  console.log(title)
  const [p95, slowest] = [percentile(user, 0.95), percentile(health, 1)]
  const line = (name: string, times: number[]) =>
    console.log(
      `  ${name.padEnd(12)} ${String(times.length).padStart(5)} calls  ${[0.5, 0.95, 1]
        .map((part) => `p${part * 100} ${percentile(times, part).toFixed(0).padStart(5)} ms`)
        .join('   ')}`,
    )
  line('another user', user)
  line('health', health)
  console.log(`  memory       ${memory.toFixed(0)} MB`)
  for (const [failure, count] of failures) console.log(`  ${count} × ${failure}`)
  const isLight = values.engine === 'embedded' || memory < goals.memory
  return p95 < goals.user && slowest < goals.health && isLight && failures.size === 0
}

async function run(database: Record<string, string>) {
  const product = await startProduct({
    AUTH_AUTOCONFIRM: 'true',
    AUTH_LIMITS: 'false',
    TRUST_PROXY: '127.0.0.1,::1',
    ...database,
  })
  const attackers = spawn(
    process.execPath,
    [join(import.meta.dirname, 'support/attackers.ts'), product.url],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let said = ''
  attackers.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const gone = new Promise((done) => attackers.once('close', done))
  try {
    const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      body: JSON.stringify({ email: 'client@demo.test', password: demoPassword }),
    })
    const { access_token } = (await answer.json()) as { access_token: string }
    const headers = { Authorization: `Bearer ${access_token}` }
    while (!said.includes('ready')) {
      if (attackers.exitCode !== null) throw new Error('The attackers have no accounts.')
      await wait(100)
    }
    report('Quiet', await measure(product, headers))
    attackers.stdin.write('go\n')
    await wait(2000)
    const isReached = report('Under attack', await measure(product, headers))
    attackers.kill('SIGTERM')
    await gone
    console.log(`  answers to the attackers:\n${said.replace('ready\n', '').trimEnd()}`)
    conclude(isReached, `p95 ${goals.user} ms, health ${goals.health} ms, ${goals.memory} MB`)
  } finally {
    attackers.kill('SIGKILL')
    await product.stop()
  }
}

if (values.engine === 'embedded') await run({})
else {
  const server = await startPostgres({ isDurable: true })
  try {
    const { settings } = await createDatabase(server.url)
    await run(settings)
  } finally {
    await server.remove()
  }
}
