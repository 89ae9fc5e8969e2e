import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailServer } from '#tests/support/smtp.ts'
import { patroni } from '../scripts/test/install-package.ts'
import { assess, type Assessment, countMissing, type Round } from './support/failover/assess.ts'
import { startClients } from './support/failover/clients.ts'
import { missingPrograms, startCluster } from './support/failover/cluster.ts'
import { cause, kinds } from './support/failover/faults.ts'
import { enterOwnNetwork } from './support/failover/network.ts'
import { setUp } from './support/failover/set-up.ts'
import { requireProgram } from './support/programs.ts'
import { conclude, leaveOut, sized } from './support/size.ts'

/**
 * Two servers on three nodes of PostgreSQL with Patroni, etcd and HAProxy, as in `deploy/patroni`, through
 * rounds of switchover, kill -9 of the primary and network partition. To reach: no acknowledged write is
 * lost, the servers write again within the cluster's own failover time + 2 s, clients see 2xx or a 503 with
 * Retry-After alone, streams and jobs go on. `--rounds=3`, and `--kind=partition` for rounds of one kind. A
 * small run starts everything, writes for a while and causes no fault.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: sized('20', '0') }, kind: { type: 'string' } },
})
const chosen = kinds.filter((kind) => !values.kind || kind === values.kind)
if (process.getuid?.() !== 0) leaveOut('Network namespaces can be made by root only.')
await requireProgram(patroni, () => missingPrograms().length === 0 || undefined).catch(
  ({ message }: Error) => leaveOut(`${message} Missing: ${missingPrograms().join(', ')}`),
)
await enterOwnNetwork(import.meta.filename)

/** Milliseconds that the servers may need more than the cluster. */
const allowance = 2000
const seconds = (ms: number) => (ms / 1000).toFixed(1)

const cluster = await startCluster()
const mailServer = await startMailServer()
const world = await setUp(cluster, mailServer.url)
const clients = startClients(world.wanted)
const { seen } = clients
await wait(8000)
/** When the email to each address was first seen. */
const arrivals = new Map<string, number>()
let looked = 0
const watching = setInterval(() => {
  for (; looked < mailServer.taken.length; looked++) {
    const [, address] = /^To: (\S+)/m.exec(mailServer.taken[looked]!) ?? []
    if (address && !arrivals.has(address)) arrivals.set(address, performance.now())
  }
}, 100)
const results: (Assessment & Round)[] = []
for (let turn = 0; turn < Number(values.rounds); turn++) {
  const kind = chosen[turn % chosen.length]!
  const began = performance.now()
  await cause(kind, cluster, seen)
  const round = { kind, began, ended: performance.now() }
  const result = { ...round, ...(await assess(round, seen, world.superuser)) }
  results.push(result)
  console.log(
    [
      `${String(turn + 1).padStart(2)} ${kind.padEnd(10)}`,
      `cluster ${seconds(result.cluster).padStart(5)} s`,
      `servers ${seconds(result.gap).padStart(5)} s`,
      `streams ${seconds(result.streams).padStart(5)} s`,
      `acknowledged ${String(result.written).padStart(5)}`,
      `lost ${result.lost}`,
      `503 ${String(result.unavailable).padStart(4)}`,
      `slowest call ${seconds(result.slowestCall).padStart(4)} s`,
      JSON.stringify(result.unexpected),
    ].join('  '),
  )
}
await wait(2000)
/** Sign-ups whose email has not been sent. */
const unsent = () => seen.signUps.filter(({ id }) => !arrivals.has(id))
for (let waited = 0; waited < 180 && unsent().length > 0; waited++) await wait(1000)
clearInterval(watching)
const delays = seen.signUps.map(({ id, at }) => (arrivals.get(id) ?? Number.POSITIVE_INFINITY) - at)
if (seen.readings.length === 0 || seen.signUps.length === 0) throw new Error('Nothing was written.')
const unknown = [...seen.known.values()].reduce(
  (sum, known) => sum + seen.messages.filter(({ id }) => !known.has(id)).length,
  0,
)
await clients.stop()
const lost =
  (await countMissing(world.superuser, 'blood_pressure_readings', seen.readings)) +
  (await countMissing(world.superuser, 'messages', seen.messages))
console.log(
  `${seen.readings.length + seen.messages.length} acknowledged writes, ${lost} lost; ` +
    `${seen.signUps.length} sign-ups, ${unsent().length} without their email, the slowest after ${seconds(Math.max(...delays))} s; ` +
    `${seen.messages.length} messages, ${unknown} that a reader does not know`,
)
const isReached =
  lost + unsent().length + unknown === 0 &&
  results.every(
    ({ gap, cluster: own, unexpected, streams }) =>
      gap <= own + allowance && Object.keys(unexpected).length === 0 && Number.isFinite(streams),
  )
await world.stop()
conclude(isReached, 'no write lost, no other answer, as fast as the cluster + 2 s')
process.exit()
