import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { keyOf, wireSize } from './chunks.mjs'

/** Pages that every user can read offline. Those of the app say `offline` in `web/routes.tsx`. */
export const offlinePaths = ['/help-now', '/safety', '/safety-plan']

/**
 * Pages that open offline for a user who has saved a guide, and their later parts. Not what a session needs:
 * without it they show what was saved all the same.
 */
export const savedPaths = ['/library', '/library/:id']
export const savedParts = ['library/guide-list.tsx', 'library/guide-view.tsx']

/** Pages that open offline for a user who has opened one of them. */
export const coursePaths = ['/courses', '/courses/:id']

/** Asks the server: of no use offline, and it brings the parts of signed-in users. */
export const riskModule = 'courses/recent-risk.ts'

/** Cached as well, so that a user who logs out offline leaves nothing on the device. */
export const signOutModule = 'app/signed-in/sign-out.ts'

/** Cached as well, so that the help pages show the helplines last fetched, also offline. */
export const helplinesModule = 'platform/calls/fetched-helplines.ts'

/**
 * The files of a page with all that it may fetch later, the checks of its form among them. Not what the
 * entry may fetch: from there every page is reached.
 *
 * @param sources modules within `web/`, or names of chunks that hold several
 * @param without modules that are not followed, such as what needs a connection
 */
export function reachedFrom(manifest, sources, without = []) {
  const found = new Set()
  const visit = (key) => {
    if (found.has(key) || without.includes(key)) return
    found.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key]
    for (const next of [...imports, ...(key === 'main.tsx' ? [] : dynamicImports)]) visit(next)
  }
  for (const source of sources) visit(keyOf(manifest, source))
  return [...found].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])
}

/**
 * Writes the service worker with the lists of what it caches. The name of each list changes with the
 * content of the files in it, so that a new build is fetched whole, and an old one is deleted.
 *
 * @returns what it costs to cache each, in bytes over the wire
 */
export function writeWorker(out, { help, offline, app, library, courses, shells }) {
  const source = readFileSync('web/offline/worker.js', 'utf8')
  const listOf = (name, pages, files) => {
    const hash = createHash('sha256').update(source)
    for (const { file } of pages) hash.update(readFileSync(join(out, file)))
    for (const file of files) hash.update(readFileSync(join(out, file)))
    return {
      cache: `${name}-${hash.digest('hex').slice(0, 12)}`,
      pages: pages.map(({ path }) => path),
      files,
    }
  }
  const helpFiles = [...help.files]
  const notHelp = ({ files }) => [...files].filter((file) => !help.files.has(file))
  const appFiles = notHelp(app)
  const libraryFiles = notHelp(library)
  const courseFiles = notHelp(courses)
  const kept = {
    help: listOf('help', [...help.pages, offline], helpFiles),
    app: { ...listOf('app', app.pages, appFiles), scripts: [...app.scripts] },
    library: listOf('library', library.pages, libraryFiles),
    courses: listOf('courses', courses.pages, courseFiles),
    shells: shellsOf(out, shells),
    offline: offline.path,
  }
  writeFileSync(join(out, 'worker.js'), `const kept = ${JSON.stringify(kept)}\n${source}`)
  const bytes = (pages, files) => wireSize(out, [...pages.map(({ file }) => file), ...files])
  return {
    help: bytes([...help.pages, offline], helpFiles),
    app: bytes(app.pages, appFiles),
    library: bytes(library.pages, libraryFiles),
    courses: bytes(courses.pages, courseFiles),
  }
}

/** The pages with the positions of their files in one list; each file is named once. */
function shellsOf(out, shells) {
  const files = [...new Set(shells.flatMap((shell) => shell.files))]
  const hash = createHash('sha256')
  for (const { file } of shells) hash.update(readFileSync(join(out, file)))
  return {
    cache: `shells-${hash.digest('hex').slice(0, 12)}`,
    files,
    pages: Object.fromEntries(
      shells.map((shell) => [shell.path, shell.files.map((file) => files.indexOf(file))]),
    ),
  }
}
