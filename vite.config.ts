import { readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'

const web = resolve(import.meta.dirname, 'web')

/**
 * The modules that share a file, besides each page in its own: what every page needs, and what is
 * needed together. One file compresses better than five, and each costs a third of a kilobyte of
 * headers. A module goes to the first group that matches it, with all that it imports. What the
 * bundler does by itself was measured in decision 049.
 */
const together: Record<string, RegExp> = {
  frame:
    /node_modules\/(react|react-dom|scheduler)\/|\/domain\/values\/(own-path|age|lusaka)\.ts|\/web\/app\/(?:layout\/|routing\/)?(?!.*-pages?\.)[^/]+$|\/web\/platform\/(?:calls\/)?(session|visitor|with-sheets|helplines|location|problem|in-time|outbox-keys|pause-length|lazy|signed-in\/auth\/(auth|clear-session))\.tsx?|\/web\/((?:account-)?routes|main)\.tsx|\/web\/ui\/(?:[a-z]+\/)?(action|action-button|use-action|failure-toast|drawing)\.tsx?/,
  data: /\/web\/platform\/(values\/dates|use-now)\.ts|\/domain\/values\/weekdays\.ts|\/web\/ui\/layout\/(current-place|count)\.tsx?|\/web\/app\/signed-in\/(?!registration-banner|second-step-banner|sign-out|banner\.|frame\/(?:later-parts|call-back-link|own-menu|more-places|unread|initials|short-footer))|\/web\/outboxes\/(lazy-outboxes|stored)\.|\/web\/platform\/calls\/use-outbox\.|\/web\/feature-parts\/age-banner\.|\/web\/platform\/signed-in\/(?!registration|before-sending|own-obstacle|files\/|auth\/(?:auth-client|auth-storage|same-session|wait-message)|with-consent|plans|follow-events)|\/web\/platform\/(?:calls\/)?(retry-id|save-file|early-data)\.tsx?|\/web\/ui\/(?:[a-z]+\/)?(care-card|empty-state|query-view|lusaka-time-note|late-drawing|lazy-component)\.tsx?|InfiniteQuery\.js|infiniteQuery(Observer|Options)\.js/,
  table: /\/web\/ui\/(?:[a-z]+\/)?data-table\.tsx/,
  own: /\/web\/app\/help\/(helpline-list|own-words)\./,
  aid: /\/web\/safety\/not-monitored|\/web\/app\/help\/call-list|\/domain\/safety\/(first-aid|escalation|companion)\./,
  drafts: /\/web\/platform\/drafts\/(draft|fields|typed)\.ts/,
  form: /\/web\/ui\/(?:[a-z]+\/)?(form|fields|choice-fields|progress)\.tsx?/,
  dialog: /\/web\/ui\/(?:[a-z]+\/)?dialog\.tsx/,
  axis: /\/web\/ui\/charts\/chart-scale\.ts/,
  band: /\/web\/ui\/charts\/band-scale\.tsx/,
  tabs: /\/web\/ui\/tabs\.tsx/,
  chart:
    /\/web\/ui\/(?:[a-z]+\/)?(chart|chart-labels|value-grid)\.tsx|\/web\/readings\/daily-series\.ts/,
  msasa: /\/web\/ui\/drawings\/scenes\/msasa-tree\.tsx/,
  scene: /\/web\/ui\/drawings\/(scenes\/home-scene|market-basket|bicycle)\.tsx/,
  offered:
    /\/web\/public\/pricing\/offered-plans\.ts|\/web\/platform\/values\/money\.ts|\/domain\/(membership\/(plans|benefits)|appointments\/describe-cost)\.ts/,
  answers: /\/web\/ui\/(?:[a-z]+\/)?(answer-buttons|input-pause|steps)\.tsx?/,
  account:
    /\/web\/accounts\/(?:[a-z-]+\/)?(account-frame|auth-failure|code-field|mail-state|own-browser|new-password-field|next-place|age-fields)\./,
  readings:
    /\/web\/readings\/(queries|texts|last-value|urgency|care\/queries|record\/draft)\.tsx?|\/domain\/readings\/(advice\/recent|measures|care)\.ts/,
  levels: /\/web\/readings\/glucose(-bands)?\.ts/,
  pressures: /\/web\/readings\/blood-pressure(-bands)?\.ts/,
  lists: /\/web\/ui\/(?:[a-z]+\/)?(place-list|fact-list)\.tsx/,
  instrument:
    /\/domain\/screening\/instruments\/(instruments?|choices|phq-9|gad-7|who-5|phq-15|pc-ptsd-5|cage-aid)\.ts/,
  findings: /\/domain\/screening\/(change|remarks)\.ts/,
  scores: /\/web\/screening\/(bands|scored|instrument-scale|history\/clinician-notes)\./,
  course:
    /\/domain\/(appointments\/(?:status|topics)|values\/names|practice\/professions)\.ts|\/web\/appointments\/(status-word|provider-card)\.tsx|\/web\/ui\/portrait\.tsx/,
  practice:
    /\/web\/platform\/signed-in\/registration\.ts|\/web\/practice\/(practice-gate|queries|texts)\./,
  steps:
    /\/web\/practice\/calendar\/(appointment-queries|patient-name|appointment\/(step-button|use-marking))\./,
  hub: /\/web\/readings\/(?:record\/)?(readings-hub|record-form|advice-card)\.|\/web\/readings\/hubs\/care-hub\./,
  pressure:
    /\/web\/readings\/record\/record-blood-pressure-form\.|\/domain\/readings\/advice\/blood-pressure-advice\./,
  sugar:
    /\/web\/readings\/record\/record-glucose-form\.|\/domain\/readings\/advice\/glucose-advice\./,
  meals:
    /\/domain\/care-plans\/(meal\/allergen-words|shared\/weight-loss)\.|\/web\/care-plans\/meal\/texts\./,
  planner: /\/web\/students\/tools\/planner\/planner-queries\.|\/domain\/students\/week\./,
  requests: /\/web\/care-plans\/(?:(shared|meal|exercise)\/queries|shared\/words)\./,
  outbox: /\/web\/platform\/calls\/(outbox|in-turn|send-when-possible)\.ts/,
  sending: /\/web\/platform\/signed-in\/before-sending\./,
  waiting: /\/web\/readings\/waiting\//,
  appointments: /\/web\/appointments\/(queries|order|own-appointments|failures)\.ts/,
  live: /\/web\/messages\/live-queries\.ts|\/web\/platform\/(signed-in\/follow-events|calls\/events)\.ts/,
  joining: /\/web\/appointments\/(call-to-join|join-note|visit-step|own-appointments\/when)\.ts/,
  day: /\/web\/dashboard\/queries\.ts|\/domain\/medications\/doses\.ts/,
  slots:
    /\/web\/practice\/(calendar\/appointment\/step-button|hours\/availability-queries)\.tsx?|\/domain\/practice\/open-slots\.ts/,
  admin: /\/web\/admin\/(admin-main|queries|texts)\./,
  deciding: /\/web\/admin\/(decision-buttons|one-to-decide|use-deciding)\./,
}

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
 * hook sees what is replaced here (decision 049).
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

/** The web wing. `scripts/build.mjs` runs this twice: for the browser, and once more for prerendering. */
export default defineConfig({
  root: 'web',
  publicDir: 'static',
  define: { BUILD_YEAR: String(new Date().getFullYear()) },
  plugins: [imports, noCookies, featureSheets, importsByAddress, react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
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
        // page, so they are short. `dist/web.chunks.json` says which is which.
        assetFileNames: 'assets/[hash:7][extname]',
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: Object.entries(together).map(([name, test], index) => ({
            name,
            test,
            priority: 100 - index,
          })),
        },
      },
    },
  },
})
