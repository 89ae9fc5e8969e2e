import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { median } from './support/load.ts'
import { conclude, sized } from './support/size.ts'
import { startProduct } from './support/whole-server.ts'

/**
 * Milliseconds from the start of the process to its first answer, on the embedded database: cold
 * with an empty folder, and warm; beside them what opening and migrating the database alone takes.
 * To reach: 5 s cold, 2 s warm.
 */
const rounds = sized(3, 1)
const folders = Array.from({ length: rounds + 1 }, () =>
  mkdtempSync(join(tmpdir(), 'ubumi-bench-')),
)

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function timeOfStart(folder: string, SEED_DEMO: string): Promise<number> {
  let product: Awaited<ReturnType<typeof startProduct>> | undefined
  const ms = await timeOf(async () => {
    product = await startProduct({ DATA_DIR: folder, SEED_DEMO })
  })
  await product?.stop()
  return ms
}

try {
  const cold: number[] = []
  const warm: number[] = []
  for (const folder of folders.slice(1)) {
    cold.push(await timeOfStart(folder, 'false'))
    warm.push(await timeOfStart(folder, 'false'))
  }
  const withPeople = await timeOfStart(folders[1]!, 'true')
  const database = { DATA_DIR: folders[0]!, REQUIRE_STAFF_MFA: false }
  const baselineCold = await timeOf(() => openDatabase(database))
  await closeDatabase()
  const baselineWarm = await timeOf(() => openDatabase(database))
  await closeDatabase()
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  console.log(
    `cold  ${seconds(median(cold))} (to reach: 5 s; the database alone ${seconds(baselineCold)})`,
  )
  console.log(
    `warm  ${seconds(median(warm))} (to reach: 2 s; the database alone ${seconds(baselineWarm)})`,
  )
  console.log(`with the demo people to be made  ${seconds(withPeople)}`)
  conclude(median(cold) <= 5000 && median(warm) <= 2000, '5 s cold, 2 s warm')
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
