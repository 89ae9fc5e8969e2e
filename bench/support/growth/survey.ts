import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import type { Persona, TestApp } from '#tests/support/app.ts'
import { apiRoutes } from '#tests/support/routes.ts'
import { type Call, type Caller, callsOf, type DescribedGet } from './calls.ts'
import {
  explainNoMore,
  explainStatements,
  collectPlans,
  outlineOf,
  pagesOf,
  scansOf,
} from '#tests/support/statement-plans.ts'
import { sized } from '../size.ts'
import type { PersonaName } from './population.ts'

/** A call as it went, with what the database did for it. */
export interface SeenCall extends Call {
  as: Caller
  token: string | undefined
  status: number
  /** Milliseconds of its statements, the least of three times, without the way there and back. */
  database_ms: number
  /** Pages of 8 kB that the database looked into: the same on a busy machine. */
  pages: number
  /** Of each large table that was read from one end to the other, the statement and its plan. */
  scans: { table: string; text: string; plan: string }[]
}

/** A table of more rows must not be read from one end to the other. */
export const maxScanned = 10_000

/** Makes every GET of the app as every persona, hearing the plans. @param superuser address of its database */
export async function survey(
  app: TestApp,
  superuser: string,
  personas: Record<PersonaName, Persona>,
): Promise<SeenCall[]> {
  const calls = await everyCall(app, personas)
  const large = await largeTables(app)
  const reopen = async (change: () => Promise<void>) => {
    await closeDatabase()
    await change()
    const settings = { DATA_DIR: 'unused', ...app.database.settings, REQUIRE_STAFF_MFA: false }
    await openDatabase(settings)
    return collectPlans()
  }
  const answer = async ({ path, token }: (typeof calls)[number]) =>
    app.call('GET', path, { headers: token ? { Authorization: `Bearer ${token}` } : {} })

  const collectedWithin = await reopen(() => explainStatements(superuser, { nested: true }))
  const seen: SeenCall[] = []
  for (const call of calls) {
    const { status } = await answer(call)
    const ran = collectedWithin()
    const scans = ran
      .flatMap((statement) => scansOf(statement, (table) => large.has(table)))
      .map(({ table, statement: { text, plan } }) => ({ table, text, plan: outlineOf(plan) }))
    seen.push({ ...call, status, scans, database_ms: 0, pages: 0 })
  }
  const collected = await reopen(() => explainStatements(superuser, { nested: false }))
  for (const call of seen) {
    const times: number[] = []
    // An answer that is no data is not measured.
    const rounds = call.status < 300 ? sized(3, 1) : 1
    for (let round = 0; round < rounds; round++) {
      await answer(call)
      const ran = collected()
      times.push(ran.reduce((sum, { ms }) => sum + ms, 0))
      call.pages = ran.reduce((sum, statement) => sum + pagesOf(statement), 0)
    }
    call.database_ms = Math.min(...times)
  }
  await reopen(() => explainNoMore(superuser))
  return seen
}

/** The GETs of the app, as the description of the API has them. */
export async function describedGets(app: TestApp): Promise<DescribedGet[]> {
  const { body } = await app.call('GET', '/api/openapi.json')
  const described = ({ path }: { path: string }): DescribedGet => ({
    path,
    parameters:
      body.paths[path.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')]?.get.parameters ?? [],
  })
  return (
    apiRoutes(app)
      // A check of the connection is for the doctor, with a key.
      .filter(({ method, path }) => method === 'GET' && !path.includes('/connection-check/'))
      .map(described)
  )
}

async function everyCall(app: TestApp, personas: Record<PersonaName, Persona>) {
  const gets = await describedGets(app)
  const query = (text: string, values?: unknown[]) => app.database.asOwner(text, values)
  const all: (Call & { as: Caller; token: string | undefined })[] = []
  for (const get of gets) {
    for (const as of ['visitor', ...Object.keys(personas)] as Caller[]) {
      const persona = as === 'visitor' ? undefined : personas[as]
      for (const call of await callsOf(get, persona, query))
        all.push({ ...call, as, token: persona?.token })
    }
  }
  return all
}

/** By name alone: no two schemas have a large table of one name. */
async function largeTables({ database }: TestApp): Promise<Set<string>> {
  const rows = await database.asOwner(
    `select relname from pg_class where relkind = 'r' and reltuples > ${maxScanned}`,
  )
  return new Set(rows.map(({ relname }) => String(relname)))
}
