import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '#server/platform/db.ts'
import { findPersonalTables } from '#server/accounts/my-data/data.ts'
import { routes } from '#web/routes.tsx'
import { openTestDatabase, type TestDatabase } from './support/database.ts'
import { addTo, expectNoIssues } from './support/gate.ts'
import { type HealthTable, healthTables } from './support/health-tables.ts'
import { otherTables } from './support/other-tables.ts'
import { parseSource, readSources } from './support/sources.ts'

const list = 'tests/support/health-tables.ts'
const privacyPage = 'web/public/legal/privacy-chapters.tsx'
const read = (path: string) => readFileSync(path, 'utf8')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** The entry of a new table; what does not fit becomes a reason. */
const entryOf = (table: string) =>
  [
    `${table}: {`,
    `  privacy: 'WORDS OF ${privacyPage}',`,
    `  fhir: inBundle,`,
    `  report: 'server/my-summary/data.ts',`,
    `  page: '/ITS-PAGE',`,
    '},',
  ].join('\n')

/** Personal tables with no entry, and entries with no such table. */
function findUnlisted(personal: Iterable<string>): string[] {
  const own = [...personal].filter((name) => !name.includes('.'))
  const listed = [...Object.keys(healthTables), ...Object.keys(otherTables)]
  return [
    ...own
      .filter((name) => !listed.includes(name))
      .map((name) =>
        addTo(
          `${list}, to \`healthTables\``,
          `${name} holds something about a person. It is in their export by its foreign key. Say where else it is: in the FHIR bundle, on the page about privacy, in a report, on a page; or why not, in one sentence. Without health data it is one line of tests/support/other-tables.ts: ${name}: 'WHAT IT IS',`,
          entryOf(name),
        ),
      ),
    ...listed
      .filter((name) => !own.includes(name))
      .map((name) => `${name} holds nothing about a person any more: remove it from ${list}.`),
  ]
}

/** Whether a file of the server, or one that it imports, names the table. */
function namesTable(path: string, table: string): boolean {
  if (!existsSync(path)) return false
  const word = new RegExp(`\\b${table}\\b`)
  const imported = parseSource(path, read(path)).imports.filter(({ isPackage }) => !isPackage)
  return [path, ...imported.map(({ to }) => to)].some(
    (file) => existsSync(file) && word.test(read(file)),
  )
}

/** Tables to which a policy lets users add rows, and whether each such policy asks for the consent. */
async function findInsertable(): Promise<Map<string, boolean>> {
  const rows = await database.asOwner(
    `select tablename as name, bool_and(with_check like '%consent_stands()%') as asks from pg_policies
     where schemaname = 'public' and cmd in ('INSERT', 'ALL') and 'authenticated' = any (roles) group by tablename`,
  )
  return new Map(rows.map(({ name, asks }) => [String(name), asks === true]))
}

/** Health tables to which rows are added without consent, against what is listed. */
function findWithoutConsent(insertable: ReadonlyMap<string, boolean>): string[] {
  return Object.entries(healthTables).flatMap(([table, { withoutConsent }]) => {
    const asks = insertable.get(table) ?? true
    if (asks === (withoutConsent === undefined)) return []
    return withoutConsent === undefined
      ? `Rows are added to ${table} without the consent of their person: add \`and (select accounts.consent_stands())\` to the policy in database/, as the last condition, or \`withoutConsent: 'WHY'\` to its entry in ${list}.`
      : `${table} has no policy that adds rows without consent: remove \`withoutConsent\` from its entry in ${list}.`
  })
}

const isReason = (place: string) => /\s/.test(place)
const privacyText = [privacyPage, 'web/public/legal/readers-chapter.tsx']
  .map(read)
  .join('\n')
  .replaceAll(/\s+/g, ' ')
  .toLowerCase()
const addresses = new Set<string>(routes.map(({ path }) => path))
/** Each address in the texts of `web/`, but for the table of pages: those of links, of menus and of redirects. */
const linked = new Set(
  readSources('web')
    .filter(({ path }) => !/routes\.tsx$|\.test\./.test(path))
    .flatMap(({ text }) => [...text.matchAll(/['"`](\/[a-z]+(?:[-/][a-z]+)*)/g)])
    .map(([, address]) => address),
)

/** What of an entry is not so, with what to do. */
function findUntrue(table: string, { privacy, fhir, report, page }: HealthTable): string[] {
  const unnamed = [fhir, report].filter((place) => !isReason(place) && !namesTable(place, table))
  return [
    ...(privacyText.includes(privacy)
      ? []
      : [
          addTo(
            `${privacyPage}, to the chapter "What we keep"`,
            `The page about privacy does not say "${privacy}", by which ${list} says that it names ${table}. Correct ${list}, or write a sentence that names it:`,
            `<li>${privacy}.</li>`,
          ),
        ]),
    ...unnamed.map(
      (place) =>
        `${place} does not read ${table}, as ${list} says: add the table there, or write in ${list} why not, in one sentence.`,
    ),
    ...(isReason(page) || addresses.has(page)
      ? []
      : [
          addTo(
            'web/routes.tsx',
            `${page}, where ${list} says that a person finds ${table}, is no page.`,
            `client('${page}', 'Its title', () => import('./FEATURE/ITS-page.tsx')),`,
          ),
        ]),
    ...(isReason(page) || linked.has(page)
      ? []
      : [
          `${page}, where a person finds ${table}, is linked from nowhere in web/: add it to a menu, or link it from a page.`,
        ]),
  ]
}

describe('each table that holds something about a person', () => {
  it('says where its health data are shown, or that it has none', async () => {
    const personal = await asSystem('list the tables of people', findPersonalTables)
    expect(personal.size).toBeGreaterThan(60)
    expectNoIssues(findUnlisted(personal.keys()))
  })

  it('is shown where it says', () => {
    expectNoIssues(Object.entries(healthTables).flatMap((entry) => findUntrue(...entry)))
  })

  it('takes rows from a user only with the consent to keep health data, or says why not', async () => {
    const insertable = await findInsertable()
    expect(insertable.get('symptom_entries')).toBe(true)
    expectNoIssues(findWithoutConsent(insertable))
    const [issue, ...others] = findWithoutConsent(new Map([...insertable, ['medicines', false]]))
    expect(issue).toContain('Rows are added to medicines without the consent')
    expect(others).toEqual([])
  })

  it('is asked for its entry, with the lines to add', () => {
    const names = [...Object.keys(healthTables), ...Object.keys(otherTables)]
    const [issue, ...others] = findUnlisted([...names, 'sleep_entries', 'accounts.sleep'])
    expect(others).toEqual([])
    expect(issue).toContain(`Add to ${list}, to \`healthTables\`:\n  sleep_entries: {\n`)
    expect(findUnlisted(names.slice(1))).toEqual([
      `${names[0]} holds nothing about a person any more: remove it from ${list}.`,
    ])
  })

  it.each([
    ['the page about privacy', { privacy: 'how you slept' }, privacyPage],
    ['FHIR', { fhir: 'server/accounts/my-data/fhir/fhir-pregnancy.ts' }, 'does not read medicines'],
    ['a report', { report: 'server/nowhere.ts' }, 'server/nowhere.ts'],
    ['a page', { page: '/sleep' }, 'web/routes.tsx'],
  ])('is missed on %s', (_, wrong, named) => {
    const [issue] = findUntrue('medicines', { ...healthTables.medicines!, ...wrong })
    expect(issue).toContain(named)
  })
})
