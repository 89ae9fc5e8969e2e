import { hashPassword } from '#server/accounts/passwords/password-hashes.ts'
import { createDatabase } from '#tests/support/database.ts'
import { putInState, type State, states, waysIn } from '#tests/support/existence.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { asAdmin, makePeople, newSigningKey } from '#tests/process/support/people.ts'
import { median } from './support/load.ts'
import { rankSumTest } from './support/rank-sum.ts'
import { conclude, sized } from './support/size.ts'

/**
 * Whether the response time reveals that an address has an account: for each call, `--samples=300`
 * requests for unknown addresses and as many for known ones, in turn, compared by a rank-sum test. To
 * reach: p > 0.05. One comparison in twenty falls below by chance, so such a one is measured again, at
 * most twice. `--states=all` compares every kind of account, `--ways=recovery,sign-up` some ways.
 */
const flag = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const samples = Number(flag('samples') ?? sized(300, 3))
const chosen = flag('ways')?.split(',') ?? Object.keys(waysIn).slice(0, sized(Infinity, 2))
const compared: readonly State[] =
  flag('states') === 'all'
    ? states.slice(1)
    : ((flag('states') ?? 'confirmed').split(',') as State[])
const rounds = sized(3, 1)
const warmUp = sized(10, 1)

const postgres = await startPostgres({ isDurable: true })
const folder = temporaryFolder()
const { settings } = await createDatabase(postgres.url)
const keys = { AUTH_SIGNING_KEY: await newSigningKey(), PUBLIC_URL: 'http://localhost' }
const server = await startServer({ ...settings, ...keys, DATA_DIR: folder.path })
const admin = settings.DATABASE_ADMIN_URL
const [asker, mover] = await makePeople(admin, keys, 2)
const password_hash = await hashPassword('Mosi-oa-Tunya 7', '127.0.0.1')

let count = 0
const nextAddress = () => `person.${String((count += 1)).padStart(8, '0')}@example.test`

/** Milliseconds until the whole response to one request has arrived. */
async function timeOf(name: string, email: string): Promise<number> {
  const { method, path, body, isSignedIn } = waysIn[name]!
  const began = performance.now()
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(isSignedIn ? { Authorization: `Bearer ${asker!.token}` } : {}),
    },
    body: JSON.stringify(body(email)),
  })
  await answer.text()
  return performance.now() - began
}

async function measure(name: string, state: State) {
  const addresses = Array.from({ length: samples + warmUp }, nextAddress)
  await asAdmin(admin, async (client) => {
    for (const email of addresses) {
      const sql = (text: string, values?: unknown[]) => client.query(text, values)
      await putInState(sql, state, { email, password_hash, mover: mover!.user_id })
    }
  })
  const times: [unknown: number[], known: number[]] = [[], []]
  for (const [place, email] of addresses.entries()) {
    const pair = [nextAddress(), email]
    // Which of the two comes first alternates.
    for (const arm of place % 2 ? [0, 1] : [1, 0]) {
      const { after } = waysIn[name]!
      if (after) await timeOf(after, pair[arm]!)
      const time = await timeOf(name, pair[arm]!)
      // The first ones warm up.
      if (place >= warmUp) times[arm]!.push(time)
    }
  }
  return times
}

let isReached = true
try {
  await asAdmin(admin, (client) =>
    client.query('update accounts.users set email = id || $1', ['@example.test']),
  )
  console.log(`${samples} samples per arm, in turn; to reach: p > 0.05`)
  for (const name of chosen) {
    for (const state of compared) {
      for (let round = 1; round <= rounds; round += 1) {
        const [unknown, known] = await measure(name, state)
        const p = rankSumTest(unknown, known)
        const times = `${median(unknown).toFixed(1)} ms unknown, ${median(known).toFixed(1)} ms ${state}`
        console.log(`${name}: p = ${p.toFixed(3)} (${times})`)
        if (p > 0.05) break
        if (round === rounds) isReached = false
      }
    }
  }
} finally {
  await server.stop()
  await postgres.remove()
  folder.remove()
}
conclude(isReached, 'p > 0.05')
