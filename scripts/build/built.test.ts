import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { expectNoIssues } from '#tests/support/gate.ts'
import { newerSyntax } from '#tests/support/browser-rules.ts'
import { issuesOfScripts, readBuiltPages } from '#tests/support/built.ts'
import { parseSource } from '#tests/support/sources.ts'

const out = 'dist/web'
const isThere = existsSync(join(out, 'pages.json'))
const read = (path: string) => readFileSync(join(out, path), 'utf8')

// `npm test` builds first; a single test file may be run without.
describe.skipIf(!isThere && !process.env.CI)('what the build wrote', () => {
  const pages = isThere ? readBuiltPages(out) : []
  const files = isThere ? readdirSync(out, { recursive: true, encoding: 'utf8' }) : []

  it('has its pages', () => {
    expect(pages.length).toBeGreaterThan(50)
  })

  it('renders every part of each page: none was left to the browser because it threw', () => {
    // React marks a boundary so, and the browser renders it once more and reports an error.
    const broken = pages.filter(({ html }) => html.includes('<!--$!-->')).map(({ path }) => path)
    expectNoIssues(
      broken.map(
        (path) =>
          `${path} threw while it was prerendered, perhaps because it read the session or a storage: read those in an effect, or through useSession.`,
      ),
    )
  })

  it('names with each page all scripts that it needs at once, and none besides', () => {
    expect(pages.flatMap((page) => issuesOfScripts(page, read))).toEqual([])
  })

  it('uses no syntax that the oldest browsers lack, as it is not lowered', () => {
    const scripts = files.filter((file) => /^(assets[/\\].*|worker)\.js$/.test(file))
    expect(scripts.length).toBeGreaterThan(100)
    expectNoIssues(
      scripts.flatMap((file) =>
        newerSyntax(parseSource(file, read(file))).map(
          (use) =>
            `dist/web/${file} uses ${use}, which the browsers of scripts/build/browsers.ts lack: write it in an older way.`,
        ),
      ),
    )
  })

  it('names a feature’s stylesheet with its pages, the one of every page first', () => {
    const [base] = pages[0]!.sheets
    expect(pages.filter(({ sheets }) => sheets[0] !== base).map(({ path }) => path)).toEqual([])
    expect(pages.filter(({ sheets }) => sheets.length > 1).length).toBeGreaterThan(10)
    const known = new Set(pages.flatMap(({ sheets }) => sheets).map((path) => read(path)))
    for (const css of known) expect(css.length).toBeGreaterThan(0)
    expect(read(base!)).toContain('@layer features;')
  })

  it('holds the stylesheets of a signed-in page, word for word, after its content', () => {
    const holding = pages.filter(({ html }) => html.includes('<style data-sheet='))
    const both = holding.filter(({ html }) => html.includes('<link rel="stylesheet"'))
    expect(holding.length).toBeGreaterThan(50)
    // Where the HTML with both would not fit into the first packets of a connection.
    expect(both.length).toBeLessThan(5)
    for (const page of holding) {
      const content = page.html.split('<div id="root">')[1]
      const held = both.includes(page) ? page.sheets.slice(0, 1) : page.sheets
      for (const sheet of held)
        expect(content, page.path).toContain(`<style data-sheet="${sheet}">${read(sheet)}</style>`)
    }
  })

  it('lets nothing stand in the way of the first paint', () => {
    for (const { path, html } of pages) {
      const [head = ''] = html.split('</head>')
      expect(head, path).not.toContain('rel="stylesheet"')
      expect(head, path).not.toMatch(/<script[^>]* src=/)
      expect(html, path).not.toMatch(
        /(?:href|src)="(?:https?:)?\/\/(?!ubumi)[^"]*\.(?:js|css|woff2?)"/,
      )
      expect(html, path).not.toContain('@font-face')
    }
  })

  it('lies beside each text in brotli and in gzip, which say the same and are smaller', () => {
    const texts = files.filter((file) => /\.(html|js|css|svg|webmanifest)$/.test(file))
    expect(texts.length).toBeGreaterThan(100)
    for (const file of texts) {
      const plain = readFileSync(join(out, file))
      const packed = readFileSync(join(out, `${file}.br`))
      expect(brotliDecompressSync(packed).equals(plain), file).toBe(true)
      expect(gunzipSync(readFileSync(join(out, `${file}.gz`))).equals(plain), file).toBe(true)
      expect(packed.length, file).toBeLessThan(Math.max(plain.length, 200))
    }
  })

  it('carries a hash in the name of whatever is kept for a year', () => {
    const assets = files.filter((file) => /^assets[/\\]/.test(file))
    expect(assets.length).toBeGreaterThan(100)
    expect(assets.filter((file) => !/[\w-]{7}\.\w+(\.br|\.gz)?$/.test(file))).toEqual([])
  })
})

describe('the look at a page’s scripts', () => {
  const scripts: Record<string, string> = {
    '/assets/main.js': 'import(`./page.js`)',
    '/assets/page.js': 'import{a}from"./main.js";import"./part.js";',
    '/assets/part.js': '',
    '/assets/other.js': '',
  }
  const issues = (...names: string[]) =>
    issuesOfScripts(
      { path: '/x', html: '', sheets: [], scripts: names.map((name) => `/assets/${name}.js`) },
      (path) => scripts[path]!,
    )

  it('is content with what is needed', () => {
    expect(issues('main', 'page', 'part')).toEqual([])
  })

  it('finds one that is missing, one too many, and one named twice', () => {
    expect(issues('main', 'page')).toEqual(['/x does not name /assets/part.js, which it needs'])
    expect(issues('main', 'page', 'part', 'other')).toHaveLength(1)
    expect(issues('main', 'page', 'part', 'part')).toEqual(['/x names one twice'])
  })
})
