import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { webPages } from '#server/platform/http/static.ts'
import { type Case, caseOf } from './cases.ts'

/** The address of a page, and of a file, looked for in a site of one page. */
export function pageReaders(): Record<string, Case[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ubumi-web-'))
  const page = { path: '/not-found', file: 'a.html', status: 404, scripts: [], styles: [] }
  for (const name of ['a.html', 'a.html.br', 'a.html.gz']) writeFileSync(join(folder, name), 'a')
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages: [page], redirects: {} }))
  // It reads all files at once.
  const app = new Hono().route('/', webPages({ folder, development: false }))
  rmSync(folder, { recursive: true })
  const ask = (request: Request) => app.request(request)
  const of = (name: string, make: (size: number) => string) =>
    caseOf(name, 28_000, (size) => new Request(`http://a${make(size)}`), ask)
  return {
    'the address of a page': [
      of('one long name', (size) => `/${'a'.repeat(size)}/a.`),
      of('folders', (size) => `${'/a'.repeat(size / 2)}/`),
      of('slashes', (size) => '/'.repeat(size)),
      of('dots', (size) => `/${'a.'.repeat(size / 2)}`),
    ],
  }
}
