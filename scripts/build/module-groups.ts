/** What is known of a module: its size in bytes, and what it imports: statically, and by `import()`. */
export interface Module {
  size: number
  imports: readonly string[]
  later: readonly string[]
}

/** Modules that share a file, and the pages that load it, by their numbers. */
interface Group {
  modules: string[]
  /** What the modules import, in this group or another. */
  imports: string[]
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
 * not need, with what these import.
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
    const group = groups.get(key) ?? { modules: [], imports: [], size: 0, pages: of }
    const { size, imports } = find(id)!
    group.modules.push(id)
    group.imports.push(...imports)
    group.size += size
    groups.set(key, group)
  }
  return merge([...groups.values()]).map(({ modules }) => modules)
}

/** Merges the pair that saves most, until no pair saves anything. */
function merge(groups: Group[]): Group[] {
  for (;;) {
    const imported = importedGroups(groups)
    const added = addedBytes(groups, imported)
    let best: { saved: number; one: Group; other: Group } | undefined
    for (const [index, one] of groups.entries())
      for (const other of groups.slice(index + 1)) {
        const saved = savedBy(one, other, added)
        if (saved > (best?.saved ?? 0) && !isBetween(one, other, imported))
          best = { saved, one, other }
      }
    if (!best) return groups
    const { one, other } = best
    const merged = {
      modules: [...one.modules, ...other.modules],
      imports: [...one.imports, ...other.imports],
      size: one.size + other.size,
      pages: new Set([...one.pages, ...other.pages]),
    }
    groups = [...groups.filter((group) => group !== one && group !== other), merged]
    for (const group of [...imported.get(one)!, ...imported.get(other)!])
      group.pages = new Set([...group.pages, ...merged.pages])
  }
}

/** What the pages load less where two groups are one; negative where they load more. */
function savedBy(one: Group, other: Group, added: ReadonlyMap<Group, readonly number[]>): number {
  let saved = 0
  for (const page of one.pages)
    saved += other.pages.has(page) ? fileCost : -added.get(other)![page]!
  for (const page of other.pages) if (!one.pages.has(page)) saved -= added.get(one)![page]!
  return saved
}

/**
 * For each group, by the number of a page, what the page would load if it loaded a file that has the
 * group in it: the group itself, and what it imports in files that the page does not load yet.
 */
function addedBytes(groups: readonly Group[], imported: ReadonlyMap<Group, ReadonlySet<Group>>) {
  const pages = new Set(groups.flatMap((group) => [...group.pages]))
  return new Map(
    groups.map((group) => {
      const bytes: number[] = []
      for (const page of pages) {
        bytes[page] = group.size
        for (const { pages, size } of imported.get(group)!)
          if (!pages.has(page)) bytes[page] += size + fileCost
      }
      return [group, bytes] as const
    }),
  )
}

/**
 * Whether one of two groups imports the other through a third. Merged, the two would import a file that
 * imports theirs, and the files may run in an order in which one lacks the other's values.
 */
function isBetween(one: Group, other: Group, imported: ReadonlyMap<Group, ReadonlySet<Group>>) {
  const leads = (from: Group, to: Group) =>
    [...imported.get(from)!].some((group) => group !== to && imported.get(group)!.has(to))
  return leads(one, other) || leads(other, one)
}

/** The other groups that a group imports, directly or through others: its pages load them too. */
function importedGroups(groups: readonly Group[]): Map<Group, Set<Group>> {
  const groupOf = new Map(
    groups.flatMap((group) => group.modules.map((id) => [id, group] as const)),
  )
  const direct = new Map(
    groups.map((group) => [group, group.imports.flatMap((id) => groupOf.get(id) ?? [])] as const),
  )
  return new Map(
    groups.map((group) => {
      const found = new Set<Group>()
      const left = [...direct.get(group)!]
      for (let next = left.pop(); next; next = left.pop()) {
        if (next === group || found.has(next)) continue
        found.add(next)
        left.push(...direct.get(next)!)
      }
      return [group, found] as const
    }),
  )
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
