import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'

import { budget } from './budget.ts'
import { criticalCss } from './critical-css.mjs'
import { brotli } from './precompress.mjs'

const template = readFileSync('web/index.html', 'utf8')
const wake = inlineScript('wake')
const earlyScript = inlineScript('early')
const known = inlineScript('known')
const gone = inlineScript('gone')

/** A script of `web/inline`, as small as it gets: every page carries it. */
function inlineScript(name) {
  const file = `web/inline/${name}.js`
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return code
}

/** Hides what does nothing without script, and the signs of a page that will never come. */
const withoutScript = 'form,.needs-script,.loading,.loading~*{display:none!important}'

/** The value of a CSP hash source for the content of one inline element. */
function cspHash(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** Quotes a value for an HTML attribute or for text. */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/**
 * One page: its markup, its critical CSS inside, the whole stylesheets after the content (they delay
 * no paint there), and its script. A public page links its stylesheets, and wakes its script when the
 * browser is idle. A signed-in page holds its stylesheets, which arrive while the connection still
 * waits for the script (docs/decisions/076-first-data.md); where that makes it heavier than
 * `budget.html`, only the one of every page. It starts its first data calls and fetches its script at
 * once. Without `chunks` the page is HTML alone.
 */
export function pageHtml(page) {
  const { sheets, route } = page
  if (route.audience === 'public') return htmlHolding(page, 0)
  const whole = htmlHolding(page, sheets.length)
  const isLight = brotli(Buffer.from(whole.html)).length <= budget.html
  return isLight ? whole : htmlHolding(page, 1)
}

/** @param count of the stylesheets that it holds; it links the others */
function htmlHolding(page, count) {
  const { route, description, markup, notice = '', sheets, chunks, brand, installation } = page
  if (/<[^>]* style="/.test(markup))
    throw new Error(
      `${route.path}: a style attribute in prerendered HTML is rejected by the page's CSP.`,
    )
  const style = criticalCss(sheets.map(({ content }) => content).join('\n'), notice + markup)
  const isPublic = route.audience === 'public'
  const script = isPublic ? wake : earlyScript
  const files = chunks ? [...chunks.entry, ...chunks.page].map((file) => `/${file}`) : []
  const head = [
    chunks && `<script>${gone}</script>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    // A page that is worth finding has a description.
    isPublic && chunks && description ? '' : '<meta name="robots" content="noindex">',
    ...installation,
    isPublic && chunks && `<script>${known}</script>`,
    ...(isPublic
      ? []
      : [
          `<script data-early="${escapeHtml(JSON.stringify(prefetchCalls(route, page.early)))}">${script}</script>`,
          ...files.map((file) => `<link rel="modulepreload" href="${file}">`),
        ]),
    `<style>${style}</style>`,
    `<noscript><style>${withoutScript}</style></noscript>`,
  ]
  const tail = [
    ...sheets.map(({ file, content }, index) =>
      index < count
        ? `<style data-sheet="/${file}">${content}</style>`
        : `<link rel="stylesheet" href="/${file}">`,
    ),
    ...(chunks ? [wakeOrStart(isPublic, files)] : []),
  ]
  const html = template
    .replace(/\n\s*/g, '\n')
    // As HTML has them: what binds the first packets of a page are single bytes.
    .replaceAll(' />', '>')
    .replace(
      /<title>.*<\/title>/,
      () => `<title>${escapeHtml(`${route.title} · ${brand.name}`)}</title>`,
    )
    .replace('<!--head-->', () => head.filter(Boolean).join(''))
    .replace('<!--notice-->', () => notice)
    .replace('<!--app-->', () => markup)
    .replace('<!--tail-->', () => tail.join('\n'))
    .replace(/<script type="module" src="\/main\.tsx"><\/script>\n/, '')
  return {
    html,
    linked: sheets.slice(count).map(({ file }) => file),
    scripts: chunks ? [cspHash(script), cspHash(known), cspHash(gone)] : [],
    styles: [
      cspHash(style),
      cspHash(withoutScript),
      ...sheets.slice(0, count).map(({ content }) => cspHash(content)),
    ],
  }
}

/** The first data calls of a page, and who may make them: roles, and students where they may enter. */
function prefetchCalls({ audience, student }, paths = []) {
  const roles = audience === 'signed-in' ? ['client', 'provider', 'admin'] : [audience]
  return { audience: student ? [...roles, 'student'] : roles, paths }
}

function wakeOrStart(isPublic, files) {
  return isPublic
    ? `<script data-chunks="${files.join(' ')}">${wake}</script>`
    : `<script type="module" src="${files[0]}"></script>`
}
