import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { classesOf, nakedModules } from '#tests/support/sheets.ts'
import { parseSource, readSources } from '#tests/support/sources.ts'

const sources = readSources('web').filter(({ path }) => !path.includes('.test.'))
const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('web', file).replaceAll('\\', '/'))
const isForAll = (path: string) => /^web\/(ui\/|app\/|main\.css$)/.test(path)

const read = (path: string) => readFileSync(path, 'utf8')
const common = new Set(files.filter(isForAll).flatMap((path) => [...classesOf(read(path))]))
const sheets = files
  .filter((path) => !isForAll(path))
  .map((path) => {
    const own = [...classesOf(read(path))].filter((name) => !common.has(name))
    return { path, classes: new Set(own) }
  })

/** What a visit can start at: each page of the table, the guard, and the page of no connection. */
const pages = [
  ...new Set(
    sources
      .filter(({ path }) => ['web/routes.tsx', 'web/app/routing/load-route.ts'].includes(path))
      .flatMap(({ imports }) => imports.filter(({ isLater }) => isLater).map(({ to }) => to)),
  ),
  'web/offline/offline-page.tsx',
]

describe('stylesheets', () => {
  it('are read in full, and pages with them', () => {
    expect(sheets.length).toBeGreaterThan(10)
    expect(sheets.flatMap(({ classes }) => [...classes]).length).toBeGreaterThan(sheets.length * 2)
    expect(pages.length).toBeGreaterThan(40)
  })

  it('of a room stay out of what every page pays for', () => {
    const imported = files
      .filter(isForAll)
      .flatMap((path) => [...read(path).matchAll(/@import\s+'([^']+)'/g)].map(([, to]) => to!))
    expect(
      imported.filter(
        (to) => !/^tailwindcss\/|^\.\/(ui\/styles\/|app\/layout\/)?[\w-]+\.css$/.test(to),
      ),
    ).toEqual([])
    const scripts = sources.filter(({ path }) => /^web\/(ui|app)\/|^web\/[^/]+$/.test(path))
    const bySheets = scripts.flatMap(({ path, imports }) =>
      imports
        .filter(({ to }) => sheets.some((sheet) => sheet.path === to))
        .map(({ to }) => `${path} imports ${to}: a page of the room does that`),
    )
    expect(bySheets).toEqual([])
  })

  it('come with every page that draws what they are for', () => {
    const complaints = nakedModules(sources, sheets, pages).map(
      ({ page, module, name, sheet }) =>
        `${page} draws .${name} of ${module}: it must import '#${sheet}'`,
    )
    expect([...new Set(complaints)].join('\n')).toBe('')
  })

  it('are each brought by some page', () => {
    const imported = new Set(sources.flatMap(({ imports }) => imports.map(({ to }) => to)))
    expect(sheets.filter(({ path }) => !imported.has(path))).toEqual([])
  })
})

describe('the search for a missing stylesheet', () => {
  const sheet = {
    path: 'web/x/x.css',
    classes: classesOf('.x-row > .y, .x-row.text-sm { gap: 0 }'),
  }
  const row = parseSource(
    'web/x/row.tsx',
    'export const Row = () => <p className={`x-row ${1}`} />',
  )
  const page = (text: string) => parseSource('web/x/a-page.tsx', text)
  const search = (...all: ReturnType<typeof page>[]) =>
    nakedModules(all, [sheet], ['web/x/a-page.tsx']).map(({ module }) => module)

  it('knows the classes of a sheet, but allows utilities everywhere', () => {
    expect([...sheet.classes]).toEqual(['x-row', 'y'])
  })

  it('finds a page that draws a row without its sheet, also in a part that comes later', () => {
    expect(search(page("import { Row } from './row.tsx'"), row)).toEqual(['web/x/row.tsx'])
    expect(search(page("const row = import('./row.tsx')"), row)).toEqual(['web/x/row.tsx'])
  })

  it('is content where the page or the part brings it', () => {
    expect(search(page("import './x.css'\nimport { Row } from './row.tsx'"), row)).toEqual([])
    const dressed = parseSource(row.path, `import './x.css'\n${row.text}`)
    expect(search(page("const row = import('./row.tsx')"), dressed)).toEqual([])
  })
})
