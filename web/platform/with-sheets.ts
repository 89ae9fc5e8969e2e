const sheets: Record<string, Promise<void> | undefined> = {}

/** How often the fetch of a chunk has failed. */
const failures: Record<string, number | undefined> = {}

/**
 * A chunk, returned once the stylesheets of its feature have loaded too, so that nothing is shown
 * unstyled. A stylesheet that cannot be fetched is skipped: the text may be urgent, and the common
 * styles make it readable. The build calls this instead of `import()`: see `vite.config.ts`.
 *
 * @param address of the chunk, beside this one
 * @param paths of the stylesheets, without a leading slash; those in the HTML count as loaded
 */
export async function withSheets(address: string, paths: readonly string[] = []): Promise<object> {
  const [chunk] = await Promise.all([fetchChunk(address), ...paths.map(fetchSheet)])
  return chunk
}

/** A browser does not fetch an address again that it could not fetch before, so the next differs. */
async function fetchChunk(address: string): Promise<object> {
  const before = failures[address]
  try {
    return (await import(/* @vite-ignore */ before ? `${address}?${before}` : address)) as object
  } catch (reason) {
    failures[address] = (before ?? 0) + 1
    throw reason
  }
}

function fetchSheet(path: string): Promise<void> {
  return (sheets[path] ??= new Promise((done) => {
    const href = `/${path}`
    if (document.querySelector(`[href="${href}"],[data-sheet="${href}"]`)) return done()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => done()
    link.onerror = () => {
      link.remove()
      delete sheets[path]
      done()
    }
    document.head.append(link)
  }))
}
