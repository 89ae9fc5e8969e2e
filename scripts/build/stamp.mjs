import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const stampFile = 'dist/web.stamp'
/** What each page weighs, as the build found it. */
export const bytesFile = 'dist/web.bytes.json'

/** The files of the scripts by their names in the manifest, for tests: a file is named by a hash. */
export const chunksFile = 'dist/web.chunks.json'

/** All that the built pages are made of. */
const sources = [
  'web',
  'domain',
  'scripts/build.mjs',
  'scripts/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/** One hash over all sources. The pages contain the year, so it is part of it. */
export function stampOfSources() {
  const hash = createHash('sha256').update(String(new Date().getFullYear()))
  const add = (path) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
    } else if (!path.includes('.test.')) hash.update(path).update('\0').update(readFileSync(path))
  }
  for (const path of sources) add(path)
  return hash.digest('hex')
}

/** True where `dist/web` was built from the sources of this stamp. */
export function isBuilt(stamp) {
  return (
    existsSync('dist/web/pages.json') &&
    existsSync(bytesFile) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  )
}
