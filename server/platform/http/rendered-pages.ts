import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { dial } from '#domain/phone/dial.ts'
import { type Brand, notOfferedTitle, ownBrand, usualBrand } from '#domain/values/brand.ts'
import { log } from '../log.ts'
import { iconOf } from './own-manifest.ts'
import { etagOf, type WebFile } from './static.ts'

/** What a page is rendered with. */
interface PageData<Plans> {
  offered?: Plans
  own?: Partial<Brand>
}

/** What the build leaves to render a page with: `web/prerender.tsx`. */
interface Renderer<Plans> {
  renderPath: (path: string, data?: PageData<Plans>) => Promise<string>
  /** The ids of the elements in which the browser finds the data. */
  plansElement: string
  brandElement: string
}

/** Has no script and is in no table of pages: only what it says of the clinic changes. */
const offlinePage = '/offline'

/** Milliseconds that a page waits for new data; then the last ones are used. */
const timeout = 500

const packed = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

/**
 * Pages whose content can change without a build, rendered again by the same components when it has: all of them by
 * what an admin says of the clinic (`domain/values/brand.ts`), some by the plans. Each is rendered once for each state
 * of the data. Where the data cannot be read, a page stays as it was.
 *
 * A page that the clinic does not offer is the one for unknown addresses, rendered `at` the path of the other.
 *
 * @param options.withPlans the paths of pages that show the plans
 * @param options.builtPlans what the build rendered them with
 * @param options.readPlans what they should be rendered with now
 */
export function renderedPages<Plans>(options: {
  folder: string
  renderer: string
  withPlans: readonly string[]
  builtPlans: Plans
  readPlans: () => Promise<Plans>
}) {
  const builtState = JSON.stringify(options.builtPlans)
  const built = pagesOf(options.folder)
  let state = builtState
  let reading: Promise<unknown> | undefined
  const rendered = new Map<string, { state: string; page: Promise<WebFile | undefined> }>()

  async function readState() {
    reading ??= options
      .readPlans()
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

  async function render(path: string, at: string, wanted: PageData<Plans>): Promise<WebFile> {
    const { renderPath, plansElement, brandElement } = (await import(
      pathToFileURL(options.renderer).href
    )) as Renderer<Plans>
    const html = built.get(path)!
    if (path === offlinePage) return pack(named(html, wanted.own))
    const before = await renderPath(path)
    const after = await renderPath(at, wanted)
    const [start, end, ...others] = html.split(before)
    if (start === undefined || end === undefined || others.length > 0)
      throw new Error(`The built page ${path} is not what was rendered.`)
    // The data are outside of what the browser hydrates, and before its script.
    const root = start.lastIndexOf('<div id="root"')
    const embedded = [
      ...(wanted.offered ? [embed(plansElement, wanted.offered)] : []),
      ...(wanted.own ? [embed(brandElement, wanted.own)] : []),
    ]
    const head = named(start.slice(0, root), wanted.own)
    const text = [
      at === path ? head : head.replace(/(<title>)[^·<]*/, `$1${notOfferedTitle} `),
      ...embedded,
      start.slice(root),
      after,
      end,
    ].join('')
    return pack(text)
  }

  /** @returns undefined where the built page is current, or this is no such page */
  return async (path: string, at = path): Promise<WebFile | undefined> => {
    if (!built.has(path)) return undefined
    const plans = options.withPlans.includes(path) ? await readState() : builtState
    const own = JSON.stringify(ownBrand())
    if (plans === builtState && own === '{}') return undefined
    const wanted = `${plans === builtState ? '' : plans} ${own}`
    const known = rendered.get(at)
    if (known?.state === wanted) return known.page
    const page = render(path, at, {
      ...(plans === builtState ? {} : { offered: JSON.parse(plans) as Plans }),
      ...(own === '{}' ? {} : { own: JSON.parse(own) as Partial<Brand> }),
    }).catch((error: unknown) => {
      log.error({ err: error }, 'a page could not be rendered anew')
      // The next request tries again.
      if (rendered.get(at)?.state === wanted) rendered.delete(at)
      return undefined
    })
    rendered.set(at, { state: wanted, page })
    return page
  }
}

/** The built pages by their path, read at the start: a build beside a running server is not what it serves. */
function pagesOf(folder: string): ReadonlyMap<string, string> {
  const { pages } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as {
    pages: readonly { path: string; file: string }[]
  }
  return new Map(pages.map(({ path, file }) => [path, readFileSync(join(folder, file), 'utf8')]))
}

const embed = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What is above the app, with the name of the clinic and how it is reached: title, description, and words without script. */
function named(head: string, own: Partial<Brand> | undefined): string {
  if (!own) return head
  const now = { ...usualBrand, ...own }
  const pairs = [
    [usualBrand.name, now.name],
    [usualBrand.email, now.email],
    [dial(usualBrand.phone), dial(now.phone)],
    [usualBrand.phone, now.phone],
  ] as const
  let text = now.logo
    ? head.replace(/(<link rel="apple-touch-icon" href=")[^"]*/, `$1${iconOf(now.logo.src)}`)
    : head
  for (const [before, after] of pairs) text = text.replaceAll(escaped(before), () => escaped(after))
  return text
}

async function pack(text: string): Promise<WebFile> {
  const plain = new Uint8Array(Buffer.from(text))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  const [br, zipped] = await Promise.all([packed.br(plain, quality), packed.gzip(plain)])
  return {
    type: 'text/html; charset=utf-8',
    plain,
    etag: etagOf(plain),
    br: new Uint8Array(br),
    gzip: new Uint8Array(zipped),
  }
}
