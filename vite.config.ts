import { resolve } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'

/** What every page needs stands in one file: it compresses better, and one request brings it. */
const frame =
  /node_modules\/(react|react-dom|scheduler|react-router)\/|\/web\/app\/(?!.*-pages?\.)[^/]+$|\/web\/(routes|main)\.tsx/

/**
 * Vite wraps each `import()` in a helper that fetches stylesheets and further chunks beside it. Here is
 * one stylesheet, and the chunks are named in the HTML, so the wrapper only calls what it is given.
 */
const bareImports: Plugin = {
  name: 'bare-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (fetchChunk) => fetchChunk()',
  },
}

/** The web wing. `scripts/build.mjs` runs this twice: for the browser, and once more for prerendering. */
export default defineConfig({
  root: 'web',
  publicDir: 'static',
  define: { BUILD_YEAR: String(new Date().getFullYear()) },
  plugins: [bareImports, react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The HTML of each page preloads its chunks, and a touched link fetches its page: see preload-links.ts.
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'web/main.tsx'),
      output: { codeSplitting: { groups: [{ name: 'frame', test: frame }] } },
    },
  },
})
