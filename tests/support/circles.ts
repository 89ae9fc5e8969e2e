import type { Source } from './sources.ts'

/**
 * Files in an import cycle, one list for each cycle. Modules loaded later by
 * `import()` counts as well: it is a dependency like any other.
 */
export function circlesOf(sources: readonly Pick<Source, 'path' | 'imports'>[]): string[][] {
  const importsOf = new Map(
    sources.map(({ path, imports }) => [
      path,
      [...new Set(imports.filter(({ isPackage }) => !isPackage).map(({ to }) => to))],
    ]),
  )
  const circles: string[][] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string) => {
    const at = trail.indexOf(path)
    if (at > -1) circles.push([...trail.slice(at), path])
    if (at > -1 || done.has(path)) return
    trail.push(path)
    for (const to of importsOf.get(path) ?? []) visit(to)
    trail.pop()
    done.add(path)
  }
  for (const path of importsOf.keys()) visit(path)
  return circles
}
