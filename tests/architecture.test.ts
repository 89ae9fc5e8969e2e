import { describe, expect, it } from 'vitest'
import { rules } from './support/architecture.ts'
import { composingWebFeatures, lazyImports, longFiles, systemRoutes } from './support/exemptions.ts'
import { expectNoIssues } from './support/gate.ts'
import { parseSource, readSources } from './support/sources.ts'

const sources = readSources('server', 'web', 'domain', 'tests', 'scripts', 'bench')

describe('the structure', () => {
  it('is read in full: every layer has files, and files have imports', () => {
    for (const layer of ['server', 'web', 'domain', 'tests', 'scripts']) {
      expect(
        sources.filter(({ path }) => path.startsWith(`${layer}/`)).length,
        layer,
      ).toBeGreaterThan(1)
    }
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(sources.length)
  })

  for (const [sentence, rule] of Object.entries(rules)) {
    it(`keeps the rule: ${sentence}`, () => {
      expectNoIssues(rule(sources))
    })
  }
})

it('has no exemption that nothing needs any more', () => {
  const paths = sources.map(({ path }) => path)
  const linesOf = (path: string) => sources.find((source) => source.path === path)?.lines ?? 0
  const unused = [
    ...[...longFiles.keys()].filter((path) => linesOf(path) <= 301),
    ...[...systemRoutes.keys()].filter((path) => !paths.includes(path)),
    ...[...composingWebFeatures.keys()].filter(
      (feature) => !paths.some((path) => path.startsWith(`web/${feature}/`)),
    ),
    ...[...lazyImports.keys()].filter((start) => !paths.some((path) => path.startsWith(start))),
  ]
  expectNoIssues(
    unused.map((key) => `'${key}' needs no exemption: remove it from tests/support/exemptions.ts.`),
  )
})

/** For each rule a file that breaks it: a rule that cannot fail says nothing. */
const breaches: Record<
  keyof typeof rules,
  [path: string, text: string, beside?: [path: string, text: string]]
> = {
  'a day or a time has a control of our own: day, month, year and 24 hours, whatever the phone is set to':
    ['web/a.tsx', 'export const a = <input type="time" />'],
  'domain imports only its schema library and other domain files': [
    'domain/a.ts',
    "import { hc } from 'hono/client'",
  ],
  'domain is pure: no clock, no chance, no environment': [
    'domain/a.ts',
    'export const a = new Date()',
  ],
  'web sees the server only as a type, in web/api.ts': [
    'web/api.ts',
    "import { createApp } from '#server/app.ts'",
  ],
  'server never imports web': ['server/x/data.ts', "export * from '../../web/platform/dates.ts'"],
  'platform, ui and app import no feature': [
    'server/platform/a.ts',
    "import { b } from '#server/readings/data.ts'",
  ],
  'web/platform shows nothing, and web/ui knows nothing of the frame': [
    'web/platform/a.ts',
    "import { toast } from '#web/ui/overlays/toast.tsx'",
  ],
  'only the feature.ts of a feature imports its routes': [
    'server/x/data.ts',
    "const { b } = await import('#server/readings/routes.ts')",
  ],
  'only data.ts writes queries': [
    'server/x/routes.ts',
    "import { tables } from '#server/platform/db.ts'",
  ],
  'data.ts works in the transaction that it is handed as first argument': [
    'server/x/data.ts',
    'export async function listReadings(user_id: string, tx: Transaction) {}',
  ],
  'a route of /api comes to the system by way of its actor': [
    'server/x/routes.ts',
    "import { asSystem } from '#server/platform/db.ts'\nimport { route } from '#server/platform/route.ts'",
  ],
  'features of the server form no circle': [
    'server/x/data.ts',
    "import type { B } from '#server/y/data.ts'",
    ['server/y/jobs.ts', "import { a } from '../x/data.ts'"],
  ],
  'each feature of the server is in server/features.ts': [
    'server/x/feature.ts',
    'export const xFeature = {}',
    ['server/features.ts', "import { yFeature } from './y/feature.ts'"],
  ],
  'a file of a server feature has a role, or the name of what is in it': ['server/x/rules.ts', ''],
  'the answers of a route are checked by the compiler': [
    'server/x/routes.ts',
    "import { Hono } from 'hono'\nimport { route } from '#server/platform/route.ts'",
  ],
  'no file imports itself by way of others, types included': [
    'domain/a.ts',
    "import type { A } from './a.ts'",
  ],
  'only domain/values/lusaka.ts knows how far Lusaka is from UTC': [
    'web/x/a.ts',
    'const at = `${day}T09:00:00+02:00`',
  ],
  'a day of now is the day in Lusaka, also in tests, which run at any hour': [
    'server/x/a.test.ts',
    'const today = new Date().to' + 'ISOString().slice(0, 10)',
  ],
  'no general folders': ['web/x/utils.ts', ''],
  'web features do not import each other': [
    'web/x/a-page.tsx',
    "import { b } from '../y/b-form.tsx'",
  ],
  'what could not be sent is in an outbox, which sends it again': [
    'web/x/a-banner.tsx',
    "import { sendWhenPossible } from '#web/platform/calls/send-when-possible.ts'",
  ],
  'a link to call is made by domain/phone': ['web/x/a-card.tsx', 'export const a = `tel:${b}`'],
  'what a person types is cleaned before it is trimmed': [
    'domain/x/schema.ts',
    'export const a = z.string().check(z.trim())',
  ],
  'only platform/db opens a database': ['server/x/data.ts', "import pg from 'pg'"],
  'only platform/env.ts reads the environment': ['server/x/data.ts', 'const a = process.env.A'],
  'only web/platform formats dates and money': [
    'web/x/a-page.tsx',
    'const a = (day: Date) => day.toLocaleDateString()',
  ],
  'a list to choose from has its arrow': [
    'web/x/a-page.tsx',
    'const a = <select className="control" />',
  ],
  'files are named in kebab-case': ['web/x/ReadingsPage.tsx', ''],
  'no file is longer than 300 lines unless reviewed': ['web/x/a-page.tsx', '\n'.repeat(301)],
  'exports are named': ['web/x/a-page.tsx', 'export default function Page() {}'],
  'nothing is left to do later': ['web/x/a-page.tsx', '// TO' + 'DO: later'],
  'a browser test waits for what it sees': [
    'tests/e2e/x.spec.ts',
    'await page.wait' + 'ForTimeout(100)',
  ],
  'nothing escapes the checks': ['web/x/a-page.tsx', 'export const a: any = 1'],
  'keys of queries are in the queries file of their feature': [
    'web/x/a-panel.tsx',
    "void client.invalidateQueries({ queryKey: ['x'] })",
  ],
  'features share no key of a query': [
    'web/y/queries.ts',
    "export const refreshX = () => client.invalidateQueries({ queryKey: ['x'] })",
    ['web/x/queries.ts', "export const own = queryOptions({ queryKey: ['x', 'own'] })"],
  ],
  'web fetches its later parts by web/platform/lazy.tsx': [
    'web/x/a-panel.tsx',
    "const fetchForm = () => import('./a-form.tsx')\nvoid fetchForm().then(show)",
  ],
  'data.ts leaves it to another file which problem is thrown': [
    'server/x/data.ts',
    "import { changedMeanwhile } from './plan-problems.ts'\nexport const change = () => { throw changedMeanwhile() }",
  ],
  'ids are read, and folded to small letters, by domain/values/uuid.ts': [
    'domain/x/schema.ts',
    'export const newEntry = z.strictObject({ id: z.uuid() })',
  ],
}

describe('each rule', () => {
  for (const [sentence, [path, text, beside]] of Object.entries(breaches)) {
    it(`catches a violation: ${sentence}`, () => {
      const files = [...(beside ? [beside] : []), [path, text] as const]
      const found = rules[sentence as keyof typeof rules](
        files.map(([file, content]) => parseSource(file, content)),
      )
      expect(found).toHaveLength(1)
      expect(found[0]).toContain(path)
    })
  }

  it.each([
    "void client.invalidateQueries({ queryKey: ['x'] as const })",
    "const everything = ['x'] as const\nvoid client.removeQueries({ queryKey: everything })",
    "const all = ['x']\nvoid client.invalidateQueries({ queryKey: [...all, id] })",
    "const first = 'x'\nclient.setQueryData([first, 'own'], null)",
    "const wanted = ['x']\nclient.getQueryState(wanted)",
  ])('catches a key outside of a queries file: %s', (text) => {
    const source = parseSource('web/x/a-panel.tsx', text)
    expect(
      rules['keys of queries are in the queries file of their feature']([source]),
    ).toHaveLength(1)
  })

  it('catches a list that a queries file takes for a key from another file', () => {
    const found = rules['keys of queries are in the queries file of their feature']([
      parseSource('web/x/all.ts', "export const everything = ['x']"),
      parseSource(
        'web/x/queries.ts',
        "import { everything } from './all.ts'\nexport const own = queryOptions({ queryKey: [...everything, 'own'] })",
      ),
    ])
    expect(found).toEqual([expect.stringMatching(/^web\/x\/all\.ts /)])
  })

  it('catches a key of another feature under a name of its own', () => {
    const found = rules['features share no key of a query']([
      parseSource(
        'web/x/queries.ts',
        "export const own = queryOptions({ queryKey: ['x', 'own'] })",
      ),
      parseSource(
        'web/y/queries.ts',
        "const theirs = 'x'\nconst all = [theirs]\nexport const refresh = () => client.invalidateQueries({ queryKey: all })",
      ),
    ])
    expect(found).toEqual([expect.stringMatching(/^web\/y\/queries\.ts /)])
  })

  it.each([
    "import { Problem } from '#server/platform/problem.ts'",
    "import { AuthProblem } from '../../platform/http/auth-problem.ts'",
    "const { notFound } = await import('#server/platform/problem.ts')",
    'try { a() } catch (error) { throw error }',
    "throw new Problem(409, 'conflict', 'No.')",
  ])('catches a data.ts with: %s', (text) => {
    const source = parseSource('server/x/y/data.ts', text)
    expect(
      rules['data.ts leaves it to another file which problem is thrown']([source]),
    ).toHaveLength(1)
  })

  it('allows a data.ts an error for what cannot happen, and the type of a problem', () => {
    const text =
      "import type { Problem } from '#server/platform/problem.ts'\nif (!a) throw new Error('No account.')"
    const source = parseSource('server/x/data.ts', text)
    expect(rules['data.ts leaves it to another file which problem is thrown']([source])).toEqual([])
  })

  it.each([
    "const byId = z.object({ id: z.guid('Send the id of a row.') })",
    'const byId = z.object({ id: z.uuidv4() })',
    'const byId = z.object({ id: z.string().uuid() })',
    'const typed = { ...sent, patient_id: sent.patient_id?.toLowerCase() }',
    'const wanted = ids.map((id) => id.toLowerCase())',
  ])('catches a server file with: %s', (text) => {
    const source = parseSource('server/x/routes.ts', text)
    expect(
      rules['ids are read, and folded to small letters, by domain/values/uuid.ts']([source]),
    ).toHaveLength(1)
  })

  it.each([
    "import('./b.ts').then(show, () => undefined)",
    "const { b } = await import('./b.ts')",
    "async function send() { const { b } = await import('./b.ts'); b() }",
    "const fetchB = async () => (await import('./b.tsx')).B\nconst a = <Lazy load={fetchB} />\nvoid fetchB()",
    "export const fetchB = async () => (await import('./b.tsx')).B",
    "export async function fetchB() { return import('./b.tsx') }\nconst a = <Lazy load={fetchB} />",
    "const fetchB = () => import('./b.ts')",
    "const A = () => { const load = loadOnce(() => import('./b.ts')); return null }",
    "const B = lazy(() => import('./b.tsx'))",
    "const a = <button onClick={() => void import('./b.ts').then(show)} />",
    "const ask = await import('./b.ts').catch(() => undefined)",
    "const a = { open: async () => (await import('./b.tsx')).B }",
    "everyone('/a', 'A', () => import('./a-page.tsx'))",
  ])('catches in web: %s', (text) => {
    const source = parseSource('web/x/a-panel.tsx', text)
    expect(rules['web fetches its later parts by web/platform/lazy.tsx']([source])).toHaveLength(1)
  })

  it.each([
    "const loadB = loadOnce(() => import('./b.ts'))",
    "export const loadB = loadOnce(async () => new (await import('./b.ts')).B())",
    "const later = lazyPage(async () => (await import('./b.tsx')).B)",
    "const fetchB = async () => (await import('./b.tsx')).B\nconst A = () => useLazyComponent(fetchB, failed)\ntype B = typeof fetchB",
    "async function fetchB() { return (await import('./b.tsx')).B }\nconst a = <Lazy load={fetchB} />",
    "const a = <Form schema={async () => (await import('./b.ts')).b} />",
    "const tab = { fetchTab: async () => (await import('./b.tsx')).B }",
    "import('./b.ts').catch(() => undefined)",
    "const ahead = () => void import('./b.ts').catch(() => undefined)",
  ])('allows in web: %s', (text) => {
    const source = parseSource('web/x/a-panel.tsx', text)
    expect(rules['web fetches its later parts by web/platform/lazy.tsx']([source])).toEqual([])
  })

  it('allows web/api.ts to import the type of the app', () => {
    const source = parseSource('web/api.ts', "import type { Api } from '#server/features.ts'")
    expect(rules['web sees the server only as a type, in web/api.ts']([source])).toEqual([])
  })
})
