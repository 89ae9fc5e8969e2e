import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { brotli } from './precompress.mjs'

/** The files that a page's script is made of, from Vite's manifest: the entry's, and those the page adds. */
export function chunksOf(manifest, source) {
  const entry = staticImports(manifest, 'main.tsx')
  if (!manifest[source])
    throw new Error(`web/routes.tsx names ${source}, which is no chunk of its own.`)
  const page = staticImports(manifest, source).filter((file) => !entry.includes(file))
  return { entry, page }
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
