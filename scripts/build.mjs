// Builds the web app into dist/web: the browser's files, one HTML file per URL, all of it compressed,
// and pages.json, by which the server knows the pages. Does nothing when nothing has changed. With
// `--budget` it fails where a page's script weighs more than it may.
import './require-node.mjs'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { onProjectNode } from './node-24.mjs'

onProjectNode()
process.chdir(resolve(import.meta.dirname, '..'))

const out = 'dist/web'
const { bytesFile, chunksFile, isBuilt, stampFile, stampOfSources } =
  await import('./build/stamp.mjs')
const { storeEarlierAssets, versionFile } = await import('./build/earlier-assets.ts')
const stamp = stampOfSources()
if (isBuilt(stamp) && !process.argv.includes('--force')) {
  console.log('The web app is built and current.')
  await holdToBudget()
  process.exit()
}

process.env.NODE_ENV = 'production'
const { build } = await import('vite')
const { chunksOf, filesByName, wireSize } = await import('./build/chunks.mjs')
const { pageHtml } = await import('./build/html.mjs')
const { writeInstallation } = await import('./build/install.ts')
const { precompress } = await import('./build/precompress.mjs')
const { sharedChunks, signedInChunk } = await import('./build/shared-chunks.ts')
const {
  coursePaths,
  helplinesModule,
  offlinePaths,
  reachedFrom,
  riskModule,
  savedParts,
  savedPaths,
  signOutModule,
  writeWorker,
} = await import('./build/worker.mjs')

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
storeEarlierAssets(version, stampFile)
rmSync(stampFile, { force: true })
await build({
  logLevel: 'warn',
  build: {
    outDir: '../dist/prerender',
    ssr: 'prerender.tsx',
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'web/prerender.tsx' },
  },
})
const {
  brand,
  descriptions,
  prefetchCalls,
  notFound,
  offline,
  redirects,
  renderNotice,
  renderOffline,
  renderPath,
  routes,
  sourceOf,
} = await import(pathToFileURL(resolve('dist/prerender/prerender.js')).href)

const sources = new Map()
for (const route of [...routes, notFound]) sources.set(route, await sourceOf(route))
const shared = sharedChunks(
  [...sources]
    .filter(([route]) => !route.development)
    .map(([route, source]) => ({ source, isPublic: route.audience === 'public' })),
)
await build({
  logLevel: 'warn',
  build: { rolldownOptions: { output: { codeSplitting: shared } } },
})
const manifest = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, 'utf8'))
rmSync(`${out}/.vite`, { recursive: true })

const pages = []
const report = []
const { page: guarded, sheets: baseSheets } = chunksOf(manifest, [signedInChunk])
const installation = await writeInstallation(out, brand)

/** Writes the HTML of a page and puts the page on the server's list. */
function writePage(route, sheetFiles, more) {
  const sheets = sheetFiles.map((file) => ({
    file,
    content: readFileSync(join(out, file), 'utf8'),
  }))
  const { html, linked, ...hashes } = pageHtml({ route, sheets, brand, installation, ...more })
  // A part left open (":id") is one file for every address that it matches.
  const file = `pages${route.path === '/' ? '/home' : route.path.replaceAll(':', '')}.html`
  mkdirSync(dirname(join(out, file)), { recursive: true })
  writeFileSync(join(out, file), html)
  const page = {
    path: route.path,
    file,
    status: route === notFound ? 404 : 200,
    ...(route.development ? { development: true } : {}),
    ...(route.capture ? { capture: true } : {}),
    ...hashes,
  }
  pages.push(page)
  return { ...page, linked }
}

const kept = {
  help: new Set([
    '/favicon.svg',
    ...reachedFrom(manifest, [helplinesModule]).map((file) => `/${file}`),
    ...baseSheets.map((file) => `/${file}`),
  ]),
  app: new Set(),
  library: new Set(),
  courses: new Set(),
  scripts: new Set(),
  shells: [],
}
for (const [route, source] of sources) {
  const guard = route.audience === 'public' ? [] : [signedInChunk]
  const table = route.audience === 'admin' ? ['admin/admin-pages.ts'] : []
  const chunks = chunksOf(manifest, [...guard, ...table, source])
  const markup = await renderPath(route.path)
  const notice = renderNotice(route, markup)
  const description = descriptions[route.path]
  const { file, linked } = writePage(route, chunks.sheets, {
    description,
    early: prefetchCalls[route.path],
    markup,
    notice,
    chunks,
  })
  if (offlinePaths.includes(route.path))
    for (const chunk of [...chunks.entry, ...chunks.page, ...chunks.sheets])
      kept.help.add(`/${chunk}`)
  if (savedPaths.includes(route.path)) {
    const { entry, page, sheets } = chunksOf(manifest, [source, ...savedParts])
    for (const file of [...entry, ...page, ...sheets]) kept.library.add(`/${file}`)
  }
  if (coursePaths.includes(route.path))
    for (const file of [...reachedFrom(manifest, [source], [riskModule]), ...chunks.sheets])
      kept.courses.add(`/${file}`)
  if (route.offline) kept.scripts.add(`/${manifest[source].file}`)
  if (route.offline === true)
    for (const file of reachedFrom(manifest, [...guard, source, signOutModule]))
      kept.app.add(`/${file}`)
  if (isShell(route))
    kept.shells.push({
      path: route.path,
      file,
      files: [...chunks.entry, ...chunks.page, ...linked].map((chunk) => `/${chunk}`),
    })
  const own = chunks.page.filter((chunk) => !guarded.includes(chunk))
  report.push({
    path: route.path,
    isPublic: route.audience === 'public',
    isDevelopment: route.development ?? false,
    html: wireSize(out, [file]),
    styles: wireSize(out, chunks.sheets),
    entry: wireSize(out, chunks.entry),
    page: wireSize(out, chunks.page),
    files: chunks.entry.length + chunks.page.length,
    bytes: wireSize(out, [...chunks.entry, ...chunks.page]),
    ownFiles: own.length,
    ownBytes: wireSize(out, own),
  })
}
/**
 * Whether the empty page is stored when a user opens it. Not the pages on sensitive subjects: the
 * list of what is stored would show that they were opened.
 */
function isShell({ path, audience, sensitive, offline }) {
  return audience !== 'public' && !sensitive && offline !== true && !path.includes(':')
}

const isOffline = (path) => routes.some((route) => route.path === path && route.offline === true)
const cacheBytes = writeWorker(out, {
  help: { pages: pages.filter(({ path }) => offlinePaths.includes(path)), files: kept.help },
  offline: writePage(offline, baseSheets, { markup: renderOffline() }),
  app: {
    pages: pages.filter(({ path }) => isOffline(path)),
    files: kept.app,
    scripts: kept.scripts,
  },
  library: {
    pages: pages.filter(({ path }) => savedPaths.includes(path)),
    files: kept.library,
  },
  courses: { pages: pages.filter(({ path }) => coursePaths.includes(path)), files: kept.courses },
  shells: kept.shells,
})
writeFileSync(join(out, 'pages.json'), JSON.stringify({ pages, redirects }, null, 2))
precompress(out)
writeFileSync(bytesFile, JSON.stringify(report, null, 2))
writeFileSync(chunksFile, JSON.stringify(filesByName(manifest), null, 2))
writeFileSync(versionFile, version)
writeFileSync(stampFile, stamp)

const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7)
console.log(
  `\nOver the wire, brotli kB; stylesheet of every page ${kB(wireSize(out, baseSheets)).trim()}`,
)
console.log(`${'page'.padEnd(34)}   HTML  styles  script  of it the page’s own`)
for (const row of report) {
  const sizes = [row.html, row.styles, row.entry + row.page, row.page]
  console.log(row.path.padEnd(34) + sizes.map(kB).join(' '))
}
console.log(
  `Cached for offline use: help ${kB(cacheBytes.help)}, the app${kB(cacheBytes.app)} more, the library${kB(cacheBytes.library)}, the courses${kB(cacheBytes.courses)} more`,
)
await holdToBudget()

async function holdToBudget() {
  if (!process.argv.includes('--budget')) return
  const { overBudget } = await import('./build/budget.ts')
  const rows = JSON.parse(readFileSync(bytesFile, 'utf8'))
  const { pages } = JSON.parse(readFileSync(`${out}/pages.json`, 'utf8'))
  // The page of no connection is HTML alone; the kit is for development.
  const paths = pages.filter(({ path, development }) => !development && path !== '/offline')
  const complaints = overBudget(
    rows,
    paths.map(({ path }) => path),
  )
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length > 0) process.exitCode = 1
}
