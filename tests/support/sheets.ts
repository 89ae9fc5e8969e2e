import { type Node, type Source, walk } from './sources.ts'

/** One stylesheet of a feature and the classes that only it defines. */
export interface PdfDocument {
  path: string
  classes: ReadonlySet<string>
}

/** A module that uses a class of a stylesheet which is not loaded when the module is rendered. */
export interface Naked {
  page: string
  module: string
  name: string
  sheet: string
}

/** The classes in the selectors of a stylesheet; a utility class in them is shared by all. */
export function classesOf(css: string): Set<string> {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '')
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!)
  return new Set(
    selectors
      .flatMap((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))
      .filter((name) => !/^(text|bg|font)-|^sr-only$/.test(name)),
  )
}

/**
 * The pages that render a module without its stylesheet. A page loads the stylesheets that it and
 * its imports import; a lazy part may load its own.
 *
 * @param pages the modules that a page starts at, each a chunk of its own
 */
export function nakedModules(
  sources: readonly Source[],
  sheets: readonly PdfDocument[],
  pages: readonly string[],
): Naked[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const used = new Map(sources.map((source) => [source.path, classNamesOf(source.program)]))

  const reach = (from: string, within: 'at once' | 'ever') => {
    const seen = new Set<string>()
    const go = (path: string) => {
      if (seen.has(path)) return
      seen.add(path)
      for (const { to, isTypeOnly, isLater } of byPath.get(path)?.imports ?? [])
        if (!isTypeOnly && (within === 'ever' || !isLater)) go(to)
    }
    go(from)
    return seen
  }

  return pages.flatMap((page) => {
    const brought = reach(page, 'at once')
    const later = [...reach(page, 'ever')].flatMap((path) =>
      (byPath.get(path)?.imports ?? []).filter(({ isLater }) => isLater).map(({ to }) => to),
    )
    // The groups of files that load together: the page, and each of its lazy parts.
    const parts = [brought, ...[...new Set(later)].map((to) => reach(to, 'at once'))]
    return parts.flatMap((part) =>
      [...part].flatMap((module) =>
        [...(used.get(module) ?? [])].flatMap((name) => {
          // More than one stylesheet may use a class; importing one of them is enough.
          const known = sheets.filter(({ classes }) => classes.has(name)).map(({ path }) => path)
          const isDressed = known.some((path) => brought.has(path) || part.has(path))
          return known.length === 0 || isDressed ? [] : [{ page, module, name, sheet: known[0]! }]
        }),
      ),
    )
  })
}

/** Every word of a text in a `className`. */
function classNamesOf(program: Node): Set<string> {
  const names = new Set<string>()
  const add = (text: unknown) => {
    if (typeof text === 'string') for (const name of text.split(/\s+/)) if (name) names.add(name)
  }
  walk(program, (node) => {
    if (node.type !== 'JSXAttribute' || (node.name as { name?: string }).name !== 'className')
      return
    walk(node.value, (part) => {
      if (part.type === 'Literal') add(part.value)
      if (part.type === 'TemplateElement') add((part.value as { cooked?: string }).cooked)
    })
  })
  return names
}
