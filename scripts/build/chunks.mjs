import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { brotli } from './precompress.mjs'

/**
 * The files that a page is made of, from Vite's manifest: the scripts of the entry, those that the
 * page's modules add, and the stylesheets, that of every page first.
 *
 * @param sources modules within `web/`, or names of chunks that hold several
 */
export function chunksOf(manifest, sources) {
  const entry = staticImports(manifest, 'main.tsx')
  const page = sources.flatMap((source) => staticImports(manifest, keyOf(manifest, source)))
  const files = (keys) => [...new Set(keys)].map((key) => manifest[key].file)
  return {
    entry: files(entry),
    page: files(page.filter((key) => !entry.includes(key))),
    sheets: [...new Set([...entry, ...page].flatMap((key) => manifest[key].css ?? []))],
  }
}

/** The files of the scripts, by their names; some share one. */
export function filesByName(manifest) {
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  const found = {}
  for (const { name, file } of scripts) (found[name] ??= []).push(file)
  return found
}

/** The manifest's key of a module within `web/`, or of a chunk by its name. */
export function keyOf(manifest, source) {
  const key = manifest[source]
    ? source
    : Object.keys(manifest).find((one) => manifest[one].name === source)
  if (!key) throw new Error(`${source} is no chunk of its own.`)
  return key
}

/** The keys of a chunk and of all that it imports. */
function staticImports(manifest, key, seen = new Set()) {
  seen.add(key)
  for (const next of manifest[key].imports ?? [])
    if (!seen.has(next)) staticImports(manifest, next, seen)
  return [...seen]
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
