import { type Node, type Source, walk } from './sources.ts'

/** One stylesheet of a room and the classes that only it knows. */
export interface Sheet {
  path: string
  classes: ReadonlySet<string>
}

/** A module that gives an element a class of a sheet which is not there when the module is drawn. */
export interface Naked {
  page: string
  module: string
  name: string
  sheet: string
}

/** The classes of which a stylesheet's selectors speak; a utility in them belongs to everybody. */
export function classesOf(css: string): Set<string> {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '')
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!)
  return new Set(
    selectors
      .flatMap((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))
      .filter((name) => !/^(text|bg|font)-/.test(name)),
  )
}

/**
 * Which page draws a module whose sheet it does not bring. A page brings the stylesheets that it and
 * what it imports import; a part that comes later may bring its own.
 *
 * @param pages the modules that a page starts at, each a chunk of its own
 */
export function nakedModules(
  sources: readonly Source[],
  sheets: readonly Sheet[],
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
    return [...reach(page, 'ever')].flatMap((module) => {
      const own = reach(module, 'at once')
      return [...(used.get(module) ?? [])].flatMap((name) => {
        // More than one sheet may speak of a class; whoever brings one of them means it.
        const known = sheets.filter(({ classes }) => classes.has(name)).map(({ path }) => path)
        const isDressed = known.some((path) => brought.has(path) || own.has(path))
        return known.length === 0 || isDressed ? [] : [{ page, module, name, sheet: known[0]! }]
      })
    })
  })
}

/** Every word of a text that stands in a `className`. */
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
