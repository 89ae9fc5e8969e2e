import { defineConfig } from '@playwright/test'

import { chromiumFlags, findChromium } from './tests/support/chromium.ts'

const port = 3137
const baseURL = `http://localhost:${port}`
const executablePath = findChromium()

/** Journeys in a real browser, against the built app on the real server with an empty database. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  workers: 1,
  use: {
    baseURL,
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 } } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node scripts/build.mjs && node tests/support/e2e-server.ts',
    url: `${baseURL}/api/health`,
    timeout: 120_000,
    env: { PORT: String(port), PUBLIC_URL: baseURL, LOG_LEVEL: 'silent' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
