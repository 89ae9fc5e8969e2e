import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { testsFor } from './changed.ts'
import { leaveForRelease } from './results.ts'
import { listVitest, runPlaywright, runVitest } from './runners.ts'

/** What the core leaves out, in the order in which a run begins it. */
interface Part {
  project: string
  files: string[]
}

const vitestProjects = ['mutants', 'days', 'process', 'embedded', 's3', 'waiting']
const browserProjects = ['phone', 'desktop']

/** All that the core leaves out. */
export async function listRest(): Promise<Part[]> {
  const parts: Part[] = []
  for (const project of vitestProjects) parts.push({ project, files: await listVitest(project) })
  const specs = globSync('tests/e2e/*.spec.ts').map((path) => path.replaceAll('\\', '/'))
  for (const project of browserProjects) parts.push({ project, files: specs.toSorted() })
  return parts
}

/** The files of a part that belong to a day: after five days each had its turn. */
export function fifthOf(files: readonly string[], day: number): string[] {
  return files.filter((file) => {
    const first = createHash('sha256').update(file).digest()[0]!
    return first % 5 === day % 5
  })
}

/** The files of a part that a change can affect. */
export function affectedOf({ project, files }: Part, paths: readonly string[]): string[] {
  if (browserProjects.includes(project)) return files.filter(browserTestsFor(paths))
  const { vitest } = testsFor(paths)
  const isWhole = paths.some((path) =>
    /^(server\/(platform|main|app|seed)|database|migrations)/.test(path),
  )
  return files.filter(
    (file) =>
      vitest.some((path) => file.startsWith(path)) ||
      (isWhole && ['process', 'waiting'].includes(project)),
  )
}

/** Whether a browser test names an address of a feature that has changed, or has changed itself. */
function browserTestsFor(paths: readonly string[]): (file: string) => boolean {
  const features = new Set(
    paths.flatMap((path) => /^(?:domain|server|web)\/([^/.]+)\//.exec(path)?.[1] ?? []),
  )
  const addresses = addressesOf(features)
  return (file) => {
    if (paths.includes(file)) return true
    const text = readFileSync(file, 'utf8')
    return addresses.some(
      (address) => text.includes(`'${address}'`) || text.includes(`"${address}"`),
    )
  }
}

/** The tables of pages, each with the feature of its modules where these are beside it. */
const pageTables = {
  'web/routes.tsx': '',
  'web/account-routes.tsx': '',
  'web/admin/admin-pages.ts': 'admin',
} as const

/** Each address that the tables of pages have, with the feature of its page. */
export function listPages(): { address: string; feature: string }[] {
  return Object.entries(pageTables).flatMap(([file, own]) => {
    const page = /'(\/[^']*)'(?:,\s*'[^']*',|:)\s*\(\) => import\('\.\/([^/']+)/g
    return [...readFileSync(file, 'utf8').matchAll(page)].map(([, address, folder]) => ({
      address: address!,
      feature: own || folder!,
    }))
  })
}

/** The addresses of pages of these features, without parameters. */
export const addressesOf = (features: ReadonlySet<string>): string[] =>
  listPages()
    .filter(({ feature }) => features.has(feature))
    .map(({ address }) => address)
    .filter((address) => address !== '/' && !address.includes(':'))

/** Files that one start of a runner gets, where there is a deadline between two. */
const filesAtOnce = { browser: 12, vitest: 30 }

/**
 * Runs parts one after another, until there is no time to begin anything further.
 *
 * @param deadline of the last start, as by `performance.now()`
 */
export async function runParts(
  parts: readonly Part[],
  database: string | undefined,
  deadline = Infinity,
): Promise<void> {
  for (const { project, files } of parts) {
    const isBrowser = browserProjects.includes(project)
    const most = isBrowser ? filesAtOnce.browser : filesAtOnce.vitest
    const size = deadline === Infinity ? Math.max(files.length, 1) : most
    for (let at = 0; at < files.length; at += size) {
      if (performance.now() > deadline) {
        leaveForRelease(`${files.length - at} files of ${project}, for which there was no time`)
        break
      }
      const some = files.slice(at, at + size)
      const wanted = { name: project, projects: [project], files: some, database }
      await (isBrowser ? runPlaywright(wanted) : runVitest({ ...wanted, isShown: true }))
    }
  }
}
