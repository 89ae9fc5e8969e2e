import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { brotli } from './precompress.mjs'

/** The files that a page's script is made of, from Vite's manifest: the entry's, and those its modules add. */
export function chunksOf(manifest, sources) {
  const entry = staticImports(manifest, 'main.tsx')
  const page = sources.flatMap((source) => {
    if (!manifest[source])
      throw new Error(`web/routes.tsx names ${source}, which is no chunk of its own.`)
    return staticImports(manifest, source)
  })
  return { entry, page: [...new Set(page)].filter((file) => !entry.includes(file)) }
}

function staticImports(manifest, key, seen = new Set()) {
  seen.add(key)
  for (const next of manifest[key].imports ?? [])
    if (!seen.has(next)) staticImports(manifest, next, seen)
  return [...seen].map((name) => manifest[name].file)
}

const sizes = new Map()

/** Bytes over the wire, brotli. */
export function wireSize(folder, files) {
  let total = 0
  for (const file of files) {
    if (!sizes.has(file)) sizes.set(file, brotli(readFileSync(join(folder, file))).length)
    total += sizes.get(file)
  }
  return total
}
