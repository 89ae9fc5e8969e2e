import { readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { untouchedSyntax } from './scripts/build/browsers.ts'

const web = resolve(import.meta.dirname, 'web')

/**
 * Vite wraps each `import()` in a helper that fetches what the chunk needs beside it. Here the chunks
 * are named in the HTML, so that the helper has only the stylesheets of a feature to wait for.
 */
const imports: Plugin = {
  name: 'imports-with-sheets',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export { withSheets as __vitePreload } from '#web/platform/with-sheets.ts'",
  },
}

/**
 * A feature's stylesheet comes with its pages, in any order, so it
 * has a layer of its own: above the components, below the utilities (`web/ui/styles/tokens.css`).
 */
const featureSheets: Plugin = {
  name: 'feature-sheets',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, id) =>
      /^(?!ui\/|app\/)[\w-]+\//.test(relative(web, id))
        ? `@layer features {\n${code}\n}`
        : undefined,
  },
}

/**
 * The helper around an `import()` is given the address instead of a function that imports it: so it
 * can fetch a part again whose fetch has failed, and 60 pages in one table cost less. No earlier
 * hook sees what is replaced here (docs/decisions/049-pages-and-chunks.md).
 */
const importsByAddress: Plugin = {
  name: 'imports-by-address',
  async writeBundle({ dir }, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const base = chunks.flatMap((chunk) =>
      'isEntry' in chunk && chunk.isEntry ? [...(chunk.viteMetadata?.importedCss ?? [])] : [],
    )
    await Promise.all(
      chunks.map(async ({ fileName }) => {
        const file = join(dir!, fileName)
        const code = await readFile(file, 'utf8')
        // Where all that is listed is the sheet of every page, there is nothing to wait for.
        const [list, only] = onlySheet.exec(code) ?? ['']
        const plain =
          only !== undefined && base.includes(only)
            ? code.replace(list, '').replaceAll('__vite__mapDeps([0])', '[]')
            : code
        const addressed = plain.replaceAll(fetched, byAddress).replaceAll(fetchedName, byAddress)
        const left = /.{40}\bimport\(`\.\/.{40}/.exec(addressed)
        if (left) throw new Error(`${fileName} imports without the helper: ${left[0]}`)
        await writeFile(file, addressed)
      }),
    )
  },
}
const onlySheet = /const __vite__mapDeps=[^[\n]*\["([^",]+)"\][^\n]*\n/
/** A name that the minifier makes may have a `$`. */
const address = String.raw`import\((?<address>\`[^\`]+\`)\)(?<then>(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))?)`
const sheets = String.raw`,(?<sheets>\[\]|__vite__mapDeps\(\[[\d,]*\]\))\)`
const fetched = new RegExp(String.raw`(?<![\w$])(?<helper>[\w$]+)\(\(\)=>${address}${sheets}`, 'g')
const fetchedName = new RegExp(
  String.raw`(?<![\w$])(?<helper>[\w$]+)\(async\(\)=>\{let\{[\w$:,]+\}=await ${address};return\{[\w$:,]+\}\}${sheets}`,
  'g',
)

/** The call of the helper by address. */
function byAddress(...match: unknown[]): string {
  const { helper, address, then, sheets } = match.at(-1) as Record<string, string>
  return `${helper}(${address}${sheets === '[]' ? '' : `,${sheets}`})${then}`
}

/**
 * The client of Hono brings code that writes cookies, 0.6 kB on the first page of everyone. Calls carry
 * a bearer token, never a cookie.
 */
const noCookies: Plugin = {
  name: 'no-cookies',
  enforce: 'pre',
  load: {
    filter: { id: /\/hono\/dist\/utils\/cookie\.js$/ },
    handler: () => "export const serialize = () => { throw new Error('Calls send no cookies.') }",
  },
}

/**
 * The web wing. `scripts/build.mjs` runs this twice: for prerendering, and for the browser, where it adds
 * which modules share a file (`scripts/build/shared-chunks.ts`).
 */
export default defineConfig({
  root: 'web',
  publicDir: 'static',
  define: { BUILD_YEAR: String(new Date().getFullYear()) },
  plugins: [imports, noCookies, featureSheets, importsByAddress, react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    target: untouchedSyntax,
    emptyOutDir: true,
    manifest: true,
    // The HTML of each page preloads its chunks, and a touched link fetches its page: see main.tsx.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(web, 'main.tsx'),
      output: {
        // The names of pages and stylesheets are in the first script, and those of shared parts in each
        // page, so they are short, of few characters: of 700 files, one in 100,000 upgrades gives another
        // content a known name. `dist/web.chunks.json` says which is which.
        hashCharacters: 'base36',
        assetFileNames: 'assets/[hash:7][extname]',
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
})
