/** What is known of a module: its size in bytes, and what it imports: statically, and by `import()`. */
export interface Module {
  size: number
  imports: readonly string[]
  later: readonly string[]
}

/** Modules that share a file, and the pages that load it, by their numbers. */
interface Group {
  modules: string[]
  size: number
  pages: ReadonlySet<number>
}

/**
 * What one more file costs a page, in the unit of `Module.size` (source text, of which about a fifth
 * travels): its headers, and what its text compresses worse alone.
 */
const fileCost = 5000

/**
 * Which modules share a file, besides those that belong to one page alone: modules that the same pages
 * load form a group, and so do those that a page shares with parts that are loaded later. Two groups
 * become one where their pages load less in all: fewer files, against modules that some of the pages do
 * not need.
 *
 * @param pages for each page, the modules with which it starts
 * @param find returns undefined for what takes no part, such as a stylesheet
 */
export function groupModules(
  pages: readonly (readonly string[])[],
  find: (id: string) => Module | undefined,
): string[][] {
  const loading = new Map<string, Set<number>>()
  for (const [page, starts] of pages.entries())
    for (const id of reachedFrom(starts, find, ({ imports }) => imports)) {
      if (!loading.has(id)) loading.set(id, new Set())
      loading.get(id)!.add(page)
    }
  const inLaterParts = partsOf(pages.flat(), find)
  for (const start of pages.flat()) inLaterParts.delete(start)
  const groups = new Map<string, Group>()
  for (const [id, of] of [...loading].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (of.size === 1 && !inLaterParts.has(id)) continue
    const key = [...of].join()
    const group = groups.get(key) ?? { modules: [], size: 0, pages: of }
    group.modules.push(id)
    group.size += find(id)!.size
    groups.set(key, group)
  }
  return merge([...groups.values()], find).map(({ modules }) => modules)
}

/** Merges the pair that saves most, until no pair saves anything. */
function merge(groups: Group[], find: (id: string) => Module | undefined): Group[] {
  const forbidden = new Set<string>()
  const key = (one: Group, other: Group) => `${one.modules[0]} ${other.modules[0]}`
  for (;;) {
    let best: { saved: number; one: Group; other: Group } | undefined
    for (const [index, one] of groups.entries())
      for (const other of groups.slice(index + 1)) {
        const saved = savedBy(one, other)
        if (saved > (best?.saved ?? 0) && !forbidden.has(key(one, other)))
          best = { saved, one, other }
      }
    if (!best) return groups
    const { one, other } = best
    const merged = {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      pages: new Set([...one.pages, ...other.pages]),
    }
    const next = [...groups.filter((group) => group !== one && group !== other), merged]
    // Two files that import each other may run in an order in which one lacks the other's values.
    if (importsItself(merged, next, find)) forbidden.add(key(one, other))
    else groups = next
  }
}

/** What the pages load less where two groups are one; negative where they load more. */
function savedBy(one: Group, other: Group): number {
  let both = 0
  for (const page of one.pages) if (other.pages.has(page)) both += 1
  return (
    both * fileCost - (other.pages.size - both) * one.size - (one.pages.size - both) * other.size
  )
}

/** Whether a group imports another that imports it. */
function importsItself(
  merged: Group,
  groups: readonly Group[],
  find: (id: string) => Module | undefined,
): boolean {
  const groupOf = new Map(
    groups.flatMap((group) => group.modules.map((id) => [id, group] as const)),
  )
  const importedBy = (group: Group) =>
    group.modules.flatMap((id) => find(id)!.imports.flatMap((to) => groupOf.get(to) ?? []))
  const seen = new Set<Group>()
  const left = importedBy(merged).filter((group) => group !== merged)
  for (let group = left.pop(); group; group = left.pop()) {
    if (group === merged) return true
    if (seen.has(group)) continue
    seen.add(group)
    left.push(...importedBy(group))
  }
  return false
}

/** The modules of all parts that are loaded later, without the pages themselves. */
function partsOf(starts: readonly string[], find: (id: string) => Module | undefined) {
  const all = reachedFrom(starts, find, ({ imports, later }) => [...imports, ...later])
  const parts = new Set([...all].flatMap((id) => find(id)!.later))
  for (const start of starts) parts.delete(start)
  return reachedFrom([...parts], find, ({ imports }) => imports)
}

function reachedFrom(
  starts: readonly string[],
  find: (id: string) => Module | undefined,
  next: (module: Module) => readonly string[],
): Set<string> {
  const reached = new Set<string>()
  const left = [...starts]
  for (let id = left.pop(); id; id = left.pop()) {
    const module = reached.has(id) ? undefined : find(id)
    if (!module) continue
    reached.add(id)
    left.push(...next(module))
  }
  return reached
}
