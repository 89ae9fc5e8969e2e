import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pages that can be read without a line, and what they are made of. */
export const keptPaths = ['/help-now', '/safety', '/safety-plan']

/**
 * Writes the service worker with the list of what it keeps. The list's name changes with the content
 * of every kept page, so that a new build is fetched whole, and an old one is forgotten.
 */
export function writeWorker(out, { pages, offline, files }) {
  const source = readFileSync('web/offline/worker.js', 'utf8')
  const hash = createHash('sha256').update(source)
  for (const { file } of [...pages, offline]) hash.update(readFileSync(join(out, file)))
  for (const file of files) hash.update(readFileSync(join(out, file)))
  const kept = {
    cache: `help-${hash.digest('hex').slice(0, 12)}`,
    pages: pages.map(({ path }) => path),
    offline: offline.path,
    files,
  }
  writeFileSync(join(out, 'worker.js'), `const kept = ${JSON.stringify(kept)}\n${source}`)
}
