const sheets: Record<string, Promise<void> | undefined> = {}

/**
 * A page's chunk, returned once the stylesheets of its feature have loaded too, so that nothing is
 * shown unstyled. A stylesheet that cannot be fetched is skipped: the text may be urgent, and the
 * common styles make it readable. The build calls this around `import()`: see `vite.config.ts`.
 *
 * @param paths of the stylesheets, without a leading slash; those in the HTML count as loaded
 */
export async function withSheets<Chunk>(
  fetchChunk: () => Promise<Chunk>,
  paths: readonly string[],
): Promise<Chunk> {
  const [chunk] = await Promise.all([fetchChunk(), ...paths.map(fetchSheet)])
  return chunk
}

function fetchSheet(path: string): Promise<void> {
  return (sheets[path] ??= new Promise((done) => {
    const href = `/${path}`
    if (document.querySelector(`link[href="${href}"]`)) return done()
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
