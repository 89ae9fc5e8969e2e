import { defineConfig } from '@playwright/test'
import { coreJourneys, isCore } from './tests/e2e/core.ts'
import { chromiumFlags, findTestBrowser } from './tests/support/chromium.ts'
import { limit } from './tests/support/patience.ts'
import { freePort } from './tests/support/postgres.ts'
import { requireProjectNode } from './tests/support/require-project-node.ts'

requireProjectNode('npx playwright test')

const executablePath = findTestBrowser()
// The workers read this file as well, and must come to the same address.
const port = (process.env.E2E_PORT ??= String(await freePort()))
const baseURL = `http://127.0.0.1:${port}`

/**
 * Tests of the connection, the clock, the tab, the session and the guard, and long walks whose
 * pages others look at on both screens: the narrow one is enough.
 */
const onPhoneAlone = [
  'admin-desk',
  'alert-stays',
  'back-closes',
  'billing',
  'calls',
  'care-hub',
  'contact',
  'drawn-edges',
  'exercise-plan',
  'hanging-connection',
  'hub-tabs',
  'keyboard',
  'keyboard-care',
  'kept-reload',
  'logout',
  'long-names',
  'lusaka-time',
  'mail-settings',
  'meal-plan',
  'medications',
  'membership',
  'notices',
  'offline',
  'older-readings',
  'open-overnight',
  'password',
  'packs',
  'patterns',
  'payment-kept',
  'places',
  'printed-pages',
  'second-step',
  'screening-offline',
  'seen-by-all',
  'standing-advice',
  'old-browsers',
  'page-checks',
  'stored-pages',
  'story-alert',
  'story-clinic',
  'story-follow-up',
  'story-owner',
  'student-guard',
  'symptoms',
  'translated',
  'two-tabs',
  'undelivered-email',
  'written-exercise-plan',
  'written-plan',
  'wrong-clock',
  'zoomed-phone',
].map((name) => `**/${name}.spec.ts`)

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  webServer: {
    command: `${JSON.stringify(process.execPath)} tests/e2e/support/serve-app.ts`,
    url: `${baseURL}/api/health`,
    env: { PORT: port },
    timeout: limit(180_000),
    gracefulShutdown: { signal: 'SIGTERM', timeout: limit(15_000) },
    stderr: 'pipe',
  },
  timeout: limit(90_000),
  expect: { timeout: limit(15_000) },
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'line',
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Africa/Lusaka',
    trace: 'off',
    // Without these a step that never comes waits for the whole test, which is minutes for a walk.
    actionTimeout: limit(30_000),
    navigationTimeout: limit(45_000),
    // A request that passes a service worker is not always seen by what a test puts in its way; the
    // tests of the service worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'core',
      testMatch: Object.keys(coreJourneys).map((name) => `**/${name}.spec.ts`),
      grep: isCore,
      use: phone,
    },
    { name: 'phone', grepInvert: isCore, use: phone },
    // Fails on purpose: `tests/process/printed-command.test.ts` runs what is printed about it.
    { name: 'failing', testMatch: '**/*.failing.ts', use: phone },
    {
      name: 'desktop',
      testIgnore: onPhoneAlone,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
