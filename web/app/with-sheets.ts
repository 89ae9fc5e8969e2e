const sheets: Record<string, Promise<void> | undefined> = {}

/**
 * A page's chunk, handed out once the stylesheets of its room have come too, so that nothing is shown
 * without its look. A sheet that cannot be fetched is done without: the words may be urgent, and what
 * every page has makes them readable. The build calls this around `import()`: see `vite.config.ts`.
 *
 * @param paths of the stylesheets, without a slash in front; those in the HTML count as there
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
