import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

import type { Context } from 'hono'
import { Hono } from 'hono'

import { barePath, pagePath } from '#domain/values/page-path.ts'
import { policyOfCapture } from './security-headers.ts'

/** What the build writes into `pages.json`: each page, its file, and the hashes of its inline code. */
interface PageList {
  pages: readonly {
    path: string
    file: string
    status: 200 | 404
    development?: true
    /** May use camera and microphone. */
    capture?: true
    scripts: readonly string[]
    styles: readonly string[]
  }[]
  redirects: Readonly<Record<string, string>>
}

export interface WebSettings {
  /** The folder that `npm run build` wrote, with `pages.json` in it. */
  folder: string
  /** Folder with the `/assets` of the version before, for pages that were opened then; it may be absent. */
  earlier?: string
  /** Also serves pages that are for development only. */
  development: boolean
  /** Whether the clinic does not offer what is on a page: it is answered as an unknown address, which says so. */
  isGone?: (path: string) => boolean
  /** A page as it is now, where it has changed since the build; `at` is the path at which it is shown. */
  fresh?: (path: string, at: string) => Promise<WebFile | undefined>
  /** The manifest as it is now, where it has changed since the build. */
  freshManifest?: (built: WebFile) => WebFile | undefined
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

export interface WebFile {
  type: string
  etag: string
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/**
 * The content policy of one page: its own origin, and the inline elements with these hashes. A style
 * attribute or an inline handler is blocked.
 */
export function contentPolicy(page: {
  scripts: readonly string[]
  styles: readonly string[]
}): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(page.scripts)}`,
    `style-src 'self'${quoted(page.styles)}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The content policy of the service worker: it fetches from its own origin, and loads nothing else. */
const policyOfWorker = "default-src 'none'; connect-src 'self'"

/**
 * Serves the built web app from memory. Pages are asked for again each time and answered 304 while
 * unchanged; `/assets/*` carry their hash in the name and never change. An unknown address is a real
 * 404: a page for people, plain text for a missing file. Throws when the folder holds no build.
 */
export function webPages({
  folder,
  earlier,
  development,
  isGone,
  fresh,
  freshManifest,
}: WebSettings) {
  const before = earlier && existsSync(earlier) ? readFiles(earlier) : []
  const files = new Map([...before, ...readFiles(folder)])
  const { pages, redirects } = JSON.parse(
    readFileSync(join(folder, 'pages.json'), 'utf8'),
  ) as PageList
  const served = pages
    .filter((page) => development || !page.development)
    .map((page) => ({
      ...page,
      content: fileOf(files, `/${page.file}`),
      policy: contentPolicy(page),
    }))
  const byPath = new Map(served.map((page) => [page.path, page]))
  // The last part of a page's path may be open.
  const pageAt = (path: string) =>
    byPath.get(path) ??
    (path.endsWith('/') ? undefined : byPath.get(`${path.slice(0, path.lastIndexOf('/') + 1)}:id`))
  /** The address of the page that a path means in other letters, or with a slash; of this site alone. */
  const addressOf = (path: string) => {
    const fixed = pagePath(path)
    if (redirects[fixed] ?? byPath.get(fixed)?.status === 200) return redirects[fixed] ?? fixed
    const open = openPath(path)
    return pageAt(open) ? open : undefined
  }
  /** Whether the app finds the page at an address as the browser has it: `/help%2Dnow` is none to it. */
  const isOf = (own: string, asked: string) =>
    byPath.has(own) ? asked === own : asked.startsWith(own.slice(0, own.lastIndexOf('/') + 1))
  const missing = served.find((page) => page.status === 404)
  if (!missing) throw new Error(`${folder}/pages.json has no page for unknown addresses.`)

  const web = new Hono()
  web.on(['GET', 'HEAD'], '*', async (c) => {
    const { path } = c.req
    const target = redirects[path]
    if (target) return c.redirect(target + new URL(c.req.url).search, 302)
    const found = pageAt(path)
    const page = found && isGone?.(found.path) ? undefined : found
    const own = addressOf(path)
    const asked = new URL(c.req.url)
    if (own && (own !== path || !isOf(own, asked.pathname))) {
      const address = own.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)
      return c.redirect(address + asked.search, 301)
    }
    if (found || !extname(path)) {
      const { content, policy, status, capture } = page ?? missing
      c.header('Content-Security-Policy', policy)
      if (capture) c.header('Permissions-Policy', policyOfCapture)
      c.header('Cache-Control', 'no-cache')
      const shown = page ?? missing
      return sendFile(c, (await fresh?.(shown.path, found?.path ?? shown.path)) ?? content, status)
    }
    const file = path.startsWith('/pages/') ? undefined : files.get(path)
    if (!file) return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' })
    if (path === '/worker.js') c.header('Content-Security-Policy', policyOfWorker)
    c.header(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    return sendFile(c, (path === '/manifest.webmanifest' && freshManifest?.(file)) || file, 200)
  })
  return web
}

/** Every file by its URL path, with its compressed forms. `pages.json` itself is not served. */
function readFiles(folder: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const path = join(entry.parentPath, entry.name)
    const plain = new Uint8Array(readFileSync(path))
    const br = readIfThere(`${path}.br`)
    const gzip = readIfThere(`${path}.gz`)
    files.set(
      path
        .slice(folder.replace(/[/\\]$/, '').length)
        .split(sep)
        .join('/'),
      {
        type,
        plain,
        etag: etagOf(plain),
        ...(br ? { br } : {}),
        ...(gzip ? { gzip } : {}),
      },
    )
  }
  return files
}

export const etagOf = (content: Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

function readIfThere(path: string) {
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined
}

function fileOf(files: Map<string, WebFile>, path: string): WebFile {
  const file = files.get(path)
  if (!file) throw new Error(`pages.json names ${path}, which is not there.`)
  return file
}

function sendFile(c: Context, file: WebFile, status: 200 | 404): Response {
  const accepted = c.req.header('Accept-Encoding') ?? ''
  const form = (['br', 'gzip'] as const).find((name) => accepts(accepted, name) && file[name])
  const etag = `"${file.etag}${form ? `-${form}` : ''}"`
  c.header('Vary', 'Accept-Encoding')
  c.header('ETag', etag)
  if (status === 200 && c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304)
  c.header('Content-Type', file.type)
  if (form) c.header('Content-Encoding', form)
  const content = (form && file[form]) ?? file.plain
  c.header('Content-Length', String(content.length))
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(content, status)
}

/** Whether an Accept-Encoding header names this coding and does not weigh it 0. */
function accepts(header: string, coding: string): boolean {
  return header
    .split(',')
    .some((part) => part.trim().split(';')[0] === coding && !/;\s*q=0(\.0*)?\s*$/.test(part))
}

/** As `pagePath`, where the last part is open and stays as it was typed: `/Invoices/Ab1/` is `/invoices/Ab1`. */
function openPath(path: string): string {
  const whole = barePath(path)
  const start = whole.lastIndexOf('/') + 1
  return whole.slice(0, start).toLowerCase() + whole.slice(start)
}
