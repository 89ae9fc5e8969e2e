import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { log } from '../log.ts'
import { etagOf, type WebFile } from './static.ts'

/** What the build leaves to render a page with: `web/prerender.tsx`. */
interface Renderer<Data> {
  renderPath: (path: string, data?: Data) => Promise<string>
  /** The id of the element in which the browser finds the data. */
  plansElement: string
}

/** Milliseconds that a page waits for new data; then the last ones are used. */
const timeout = 500

const packed = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

/**
 * Pages whose content can change without a build, rendered again by the same components when it has. Each
 * is rendered once for each state of the data. Where the data cannot be read, a page stays as it was.
 *
 * @param options.files of the built pages, by path
 * @param options.built what the build rendered them with
 * @param options.read what they should be rendered with now
 */
export function renderedPages<Data>(options: {
  folder: string
  renderer: string
  files: Readonly<Record<string, string>>
  built: Data
  read: () => Promise<Data>
}) {
  const builtState = JSON.stringify(options.built)
  let state = builtState
  let reading: Promise<unknown> | undefined
  const rendered = new Map<string, { state: string; page: Promise<WebFile | undefined> }>()

  async function readState() {
    reading ??= options
      .read()
      .then((data) => {
        state = JSON.stringify(data)
      })
      .catch((error: unknown) => log.warn({ err: error }, 'a page was not rendered anew'))
      .finally(() => {
        reading = undefined
      })
    const late = new Promise((resolve) => setTimeout(resolve, timeout).unref())
    await Promise.race([reading, late])
    return state
  }

  async function render(path: string, wanted: string): Promise<WebFile | undefined> {
    const { renderPath, plansElement } = (await import(
      pathToFileURL(options.renderer).href
    )) as Renderer<Data>
    const html = readFileSync(join(options.folder, options.files[path]!), 'utf8')
    const before = await renderPath(path)
    const after = await renderPath(path, JSON.parse(wanted) as Data)
    const parts = html.split(before)
    if (parts.length !== 2) throw new Error(`The built page ${path} is not what was rendered.`)
    const data = wanted.replaceAll('<', String.raw`\u003c`)
    const embedded = `<script type="application/json" id="${plansElement}">${data}</script>`
    // The data are outside of what the browser hydrates, and before its script.
    const root = parts[0]!.lastIndexOf('<div id="root"')
    const text = `${parts[0]!.slice(0, root)}${embedded}${parts[0]!.slice(root)}${after}${parts[1]!}`
    const plain = new Uint8Array(Buffer.from(text))
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
    const [br, zipped] = await Promise.all([packed.br(plain, quality), packed.gzip(plain)])
    const type = 'text/html; charset=utf-8'
    const etag = etagOf(plain)
    return { type, plain, etag, br: new Uint8Array(br), gzip: new Uint8Array(zipped) }
  }

  /** @returns undefined where the built page is current, or this is no such page */
  return async (path: string): Promise<WebFile | undefined> => {
    if (!(path in options.files)) return undefined
    const wanted = await readState()
    if (wanted === builtState) return undefined
    const known = rendered.get(path)
    if (known?.state === wanted) return known.page
    const page = render(path, wanted).catch((error: unknown) => {
      log.error({ err: error }, 'a page could not be rendered anew')
      return undefined
    })
    rendered.set(path, { state: wanted, page })
    return page
  }
}
