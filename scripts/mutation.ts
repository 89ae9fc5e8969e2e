import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrate } from '#server/platform/db/migrations/migrate.ts'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { sourceFiles } from './mutation/source-files.ts'
import { readMutableCatalogue } from './mutation/catalogue.ts'
import { mutantsOf } from './mutation/mutants.ts'
import { readServerFiles, testsFor } from './mutation/relevant-tests.ts'
import { sampleOf } from './mutation/sample.ts'
import { sourceMutantsOf } from './mutation/source-mutants.ts'
import { tryMutant, type Verdict } from './mutation/try-mutant.ts'
import { readRules, trySourceMutant } from './mutation/try-source-mutant.ts'

/** One thing to weaken, and how to see whether a test notices. */
interface Trial {
  name: string
  kind: string
  try: (database: { server: string; template: string }) => Promise<Verdict>
}

/**
 * `npm run mutation`: weakens one function, trigger, check, policy or grant of a migrated database at a
 * time, runs the test files that may notice, and lists the mutants that none of them noticed. With
 * `--typescript` it changes one operator, condition, number or boolean of the rules instead.
 * Ends after the present mutant on Ctrl+C. Options: `--list`, `--only TEXT`, `--kind function,trigger`, `--sample N`, `--seed S`.
 */
async function main() {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean', default: false },
      typescript: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      kind: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  })
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres()
  const server = own?.url ?? process.env.TEST_DATABASE_URL!
  const database = await createDatabase(server)
  try {
    const template = new URL(database.settings.DATABASE_ADMIN_URL).pathname.slice(1)
    const sql = await trialsOfSchema(database.settings.DATABASE_ADMIN_URL)
    const kinds = values.kind?.split(',')
    const wanted = (values.typescript ? trialsOfRules() : sql).filter(
      ({ name, kind }) => name.includes(values.only) && (kinds?.includes(kind) ?? true),
    )
    const chosen = values.sample
      ? sampleOf(wanted, Number(values.sample), Number(values.seed))
      : wanted
    if (values.list) for (const { kind, name } of chosen) console.log(`${kind}\t${name}`)
    else await tryAll(chosen, { server, template })
    console.log(`${chosen.length} chosen of ${wanted.length} mutants`)
  } finally {
    await database.drop()
    await own?.remove()
  }
}

/** @param url of an empty database, which is migrated */
async function trialsOfSchema(url: string): Promise<Trial[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrate(client)
  const catalogue = await readMutableCatalogue(client)
  await client.end()
  const sources = readServerFiles()
  const fileOf = sourceFiles()
  return mutantsOf(catalogue).map((mutant) => ({
    name: `${mutant.name} in ${fileOf(mutant)}`,
    kind: mutant.kind,
    try: (database) =>
      tryMutant(mutant, { ...database, files: testsFor(mutant, catalogue, sources) }),
  }))
}

function trialsOfRules(): Trial[] {
  return readRules()
    .flatMap(sourceMutantsOf)
    .map((mutant) => ({
      name: mutant.name,
      kind: 'typescript',
      try: (database) => trySourceMutant(mutant, database),
    }))
}

async function tryAll(trials: readonly Trial[], database: { server: string; template: string }) {
  const counts = { killed: 0, survived: 0, invalid: 0 }
  const survivors: string[] = []
  let isStopped = false
  process.once('SIGINT', () => (isStopped = true))
  for (const trial of trials) {
    if (isStopped) break
    const verdict = await trial.try(database)
    counts[verdict.outcome] += 1
    if (verdict.outcome === 'survived') survivors.push(trial.name)
    const why = { killed: 'by', survived: 'files', invalid: 'message' }[verdict.outcome]
    const detail = String(verdict[why as keyof typeof verdict])
    console.log(`${verdict.outcome.padEnd(8)} ${trial.name} (${detail})`)
  }
  console.log(
    `${counts.killed} killed, ${counts.survived} survived, ${counts.invalid} not valid SQL`,
  )
  for (const name of survivors) console.log(`SURVIVED: ${name}`)
}

await main()
