import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One hash over everything that the built pages are made of. The year stands in the pages, so it counts. */
export function hashSources(paths) {
  const hash = createHash('sha256').update(String(new Date().getFullYear()))
  const add = (path) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
    } else if (!path.includes('.test.')) hash.update(path).update('\0').update(readFileSync(path))
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}
