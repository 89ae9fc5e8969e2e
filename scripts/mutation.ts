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
import { tryMutant } from './mutation/try-mutant.ts'

/**
 * `npm run mutation`: weakens one function, trigger, check, policy or grant of a migrated database at a
 * time, runs the test files that may notice, and lists the mutants that none of them noticed.
 * Ends after the present mutant on Ctrl+C. Options: `--list`, `--only TEXT`, `--kind function,trigger`, `--sample N`, `--seed S`.
 */
async function main() {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      kind: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  })
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres()
  const server = own?.url ?? process.env.TEST_DATABASE_URL!
  const template = await createDatabase(server)
  try {
    const client = new pg.Client({ connectionString: template.settings.DATABASE_ADMIN_URL })
    await client.connect()
    await migrate(client)
    const catalogue = await readMutableCatalogue(client)
    await client.end()
    const kinds = values.kind?.split(',')
    const wanted = mutantsOf(catalogue).filter(
      ({ name, kind }) => name.includes(values.only) && (kinds?.includes(kind) ?? true),
    )
    const mutants = values.sample
      ? sampleOf(wanted, Number(values.sample), Number(values.seed))
      : wanted
    const sources = readServerFiles()
    const fileOf = sourceFiles()
    const counts = { killed: 0, survived: 0, invalid: 0 }
    const survivors: string[] = []
    let isStopped = false
    process.once('SIGINT', () => (isStopped = true))
    for (const mutant of mutants) {
      if (isStopped) break
      const file = fileOf(mutant)
      if (values.list) {
        console.log(`${mutant.kind}\t${mutant.name}\t${file}`)
        continue
      }
      const files = testsFor(mutant, catalogue, sources)
      const name = new URL(template.settings.DATABASE_ADMIN_URL).pathname.slice(1)
      const verdict = await tryMutant(mutant, { server, template: name, files })
      counts[verdict.outcome] += 1
      if (verdict.outcome === 'survived') survivors.push(`${mutant.name} in ${file}`)
      const why = { killed: 'by', survived: 'files', invalid: 'message' }[verdict.outcome]
      console.log(
        `${verdict.outcome.padEnd(8)} ${mutant.name} in ${file} (${String(verdict[why as keyof typeof verdict])})`,
      )
    }
    console.log(
      `${mutants.length} chosen of ${wanted.length} mutants: ${counts.killed} killed, ${counts.survived} survived, ${counts.invalid} not valid SQL`,
    )
    for (const name of survivors) console.log(`SURVIVED: ${name}`)
  } finally {
    await template.drop()
    await own?.remove()
  }
}

await main()
