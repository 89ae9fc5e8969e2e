import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page as the build wrote it: its HTML, and which scripts and stylesheets it names or holds. */
export interface BuiltPage {
  path: string
  html: string
  /** Fetched beside the HTML, or when a public page starts its script. The first is the one that runs. */
  scripts: string[]
  sheets: string[]
}

/** Every page of a built folder that has a script. */
export function readBuiltPages(folder: string): BuiltPage[] {
  const { pages } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as {
    pages: { path: string; file: string }[]
  }
  return pages
    .map(({ path, file }) => {
      const html = readFileSync(join(folder, file), 'utf8')
      const chunks = / data-chunks="([^"]+)"/.exec(html)?.[1]?.split(' ')
      return {
        path,
        html,
        scripts: chunks ?? hrefs(html, 'modulepreload'),
        sheets: [...sheetsWithin(html), ...hrefs(html, 'stylesheet')],
      }
    })
    .filter(({ scripts }) => scripts.length > 0)
}

/** The stylesheets that the HTML holds itself, by the paths of their files. */
const sheetsWithin = (html: string) =>
  [...html.matchAll(/<style data-sheet="([^"]+)"/g)].map(([, path]) => path!)

const hrefs = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(([, href]) => href!)

/** What a built script imports: at once, and when it wants to. */
export function importsOfScript(code: string) {
  const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => `/assets/${name}`)
  return {
    atOnce: all(/(?:from|import)"\.\/([\w.-]+\.js)"/g),
    // By import(), or by the helper around it.
    later: all(/\(`\.\/([\w.-]+\.js)`/g),
  }
}

/**
 * The issues of the scripts that a page names: a script imported at once and not named would
 * cost one more round trip; a chunk without an import would be fetched for nothing.
 *
 * @param readScript the text of a built script, by its path
 */
export function issuesOfScripts(page: BuiltPage, readScript: (path: string) => string): string[] {
  const [entry, ...rest] = page.scripts
  const imports = page.scripts.map((script) => importsOfScript(readScript(script)))
  const wanted = new Set(imports.flatMap(({ atOnce }) => atOnce))
  // A table of pages is fetched by the entry, and fetches the page.
  const ofEntry = importsOfScript(readScript(entry!)).later
  const ofTables = page.scripts
    .filter((script) => ofEntry.includes(script))
    .flatMap((script) => importsOfScript(readScript(script)).later)
  const mayComeLater = new Set([...ofEntry, ...ofTables])
  return [
    ...[...wanted]
      .filter((script) => !page.scripts.includes(script))
      .map((script) => `${page.path} does not name ${script}, which it needs`),
    ...rest
      .filter((script) => !wanted.has(script) && !mayComeLater.has(script))
      .map((script) => `${page.path} names ${script}, which nothing imports`),
    ...(new Set(page.scripts).size < page.scripts.length ? [`${page.path} names one twice`] : []),
  ]
}
