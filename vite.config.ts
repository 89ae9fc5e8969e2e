import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The web wing. `scripts/build.mjs` runs this twice: for the browser, and once more for prerendering. */
export default defineConfig({
  root: 'web',
  publicDir: 'static',
  define: { BUILD_YEAR: String(new Date().getFullYear()) },
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rollupOptions: { input: 'web/main.tsx' },
  },
})
