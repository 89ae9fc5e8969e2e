import * as fs from 'node:fs'
import { defineConfig } from 'vitest/config'
import { mutantPlugin } from './scripts/mutation/mutant-plugin.ts'
import { limit } from './tests/support/patience.ts'
import { requireProjectNode } from './tests/support/require-project-node.ts'
import { seedOfCommit } from './tests/support/seed-of-commit.ts'

requireProjectNode('npx vitest')

process.env.PROPERTY_SEED ??= String(seedOfCommit())

const shared = {
  setupFiles: 'tests/support/property-seed.ts',
  testTimeout: limit(60_000),
  hookTimeout: limit(120_000),
  // One database per file: files share no rows, so they may run side by side.
  pool: 'forks' as const,
  // The files of a worker share its modules: to import the app for each file took longer than its tests.
  isolate: false,
}

/** Tests that replace modules need modules of their own. */
const withMocks = fs
  .globSync('web/**/*.test.ts')
  .filter((path) => fs.readFileSync(path, 'utf8').includes('vi.mock('))

/** Files that touch the database: the core runs them on PostgreSQL, the rest once more on the embedded engine. */
const onDatabase = ['server/**/*.test.ts', 'tests/*.test.ts']
const withoutDatabase = [
  'server/admin/first-steps/judge-server.test.ts',
  'server/accounts/verification/one-time-tokens.test.ts',
  'server/appointments/mails.test.ts',
  'server/library/guides.test.ts',
  'server/packs/pack-pdf.test.ts',
  'server/platform/mail/{sender,usual-emails}.test.ts',
  'server/platform/{backup,doctor,files,pdf,video,workers}/*.test.ts',
  'server/platform/{log,misspelt-settings}.test.ts',
  'server/platform/metrics/{backup,machine}-metrics.test.ts',
  'server/platform/http/{api-routes,json-body,static,streamed-body}.test.ts',
  'server/platform/process/slow-clients.test.ts',
  'server/platform/db/pglite-stream.test.ts',
  'server/platform/db/doctor/*.test.ts',
  'server/**/seed/**/sample-*.test.ts',
  'tests/alert-rules.test.ts',
  'tests/architecture.test.ts',
  'tests/browser-stores.test.ts',
  'tests/core-journeys.test.ts',
  'tests/deploy-examples.test.ts',
  'tests/develop-guide.test.ts',
  'tests/every-page.test.ts',
  'tests/hazard-log.test.ts',
  'tests/kept-forms.test.ts',
  'tests/language.test.ts',
  'tests/old-browsers.test.ts',
  'tests/named-patients.test.ts',
  'tests/privacy-promises.test.ts',
  'tests/printed-documents.test.ts',
  'tests/records.test.ts',
  'tests/references.test.ts',
  'tests/landed-migrations.test.ts',
  'tests/library-links.test.ts',
  'tests/sigv4.test.ts',
  'tests/staff-words.test.ts',
  'tests/untranslated.test.ts',
  'tests/table-types.test.ts',
]
/** What they attack lies before the database. */
const onOneEngine = ['tests/file-attacks.test.ts']
/** What stores, opens and removes files. */
const withFiles = [
  'server/accounts/files/*.test.ts',
  'server/accounts/my-data/routes.test.ts',
  'server/accounts/profile/photo/*.test.ts',
  'server/practice/registration/*.test.ts',
  'server/students/verification/*.test.ts',
  'tests/file-access.test.ts',
  ...onOneEngine,
]
/** Servers that are killed and then waited for: minutes in which the machine has nothing to do. */
const waiting = ['tests/process/{jobs,readiness,reminders,slow-clients}.test.ts']
/** Tests of whole processes, each of which takes seconds to start. */
const processes = { ...shared, testTimeout: limit(300_000), hookTimeout: limit(400_000) }
/** Each embedded database stays in the memory of its process, so every file has a process of its own. */
const embedded = { ...shared, isolate: true }

/** The API behind PgBouncer: everything in transaction mode; in session mode what differs most. */
const behindPooler = {
  transaction: onDatabase,
  session: [
    'server/{platform,messages,appointments,readings,accounts}/**/*.test.ts',
    'tests/{access,unavailable}.test.ts',
  ],
}
/** Ways to run the server in production: `npm test -- --deploy`. */
const deployment = [
  {
    test: {
      ...processes,
      hookTimeout: limit(900_000),
      isolate: true,
      name: 'deploy',
      include: ['tests/deploy/*.test.ts'],
    },
  },
  ...Object.entries(behindPooler).map(([mode, include]) => ({
    test: {
      ...shared,
      name: `pooler-${mode}`,
      include,
      exclude: [...withoutDatabase, ...onOneEngine],
      env: { TEST_ENGINE: 'postgres', TEST_POOLER: mode },
      globalSetup: ['tests/support/migrated-once.ts', 'tests/support/through-pgbouncer.ts'],
    },
  })),
]

export default defineConfig({
  plugins: mutantPlugin(),
  test: {
    ...shared,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'web/**/*.test.ts',
            'scripts/**/*.test.ts',
            ...withoutDatabase,
          ],
          exclude: withMocks,
        },
      },
      { test: { ...shared, isolate: true, name: 'mocks', include: withMocks } },
      {
        test: {
          ...shared,
          name: 'postgres',
          include: onDatabase,
          exclude: [...withoutDatabase, ...onOneEngine],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: 'tests/support/migrated-once.ts',
        },
      },
      {
        // Weakens each policy, grant and switch of the database, and expects that the tests of access fail.
        test: {
          ...processes,
          testTimeout: limit(900_000),
          name: 'mutants',
          include: ['tests/access.test.ts'],
          env: { TEST_ENGINE: 'postgres', TEST_MUTANTS: 'true' },
          globalSetup: 'tests/support/migrated-once.ts',
        },
      },
      {
        // All days of what the core plays for five: 20 to 40 seconds.
        test: {
          ...shared,
          name: 'days',
          include: ['server/safety/escalation/sixteen-days.test.ts'],
          env: { TEST_ENGINE: 'postgres', TEST_ALL_DAYS: 'true' },
          globalSetup: 'tests/support/migrated-once.ts',
        },
      },
      {
        test: {
          ...embedded,
          name: 'embedded',
          include: onDatabase,
          exclude: withoutDatabase,
          env: { TEST_ENGINE: 'embedded' },
          globalSetup: 'tests/support/migrated-once.ts',
        },
      },
      {
        // What has to do with files, once more with the files in S3.
        test: {
          ...embedded,
          name: 's3',
          include: withFiles,
          env: { TEST_ENGINE: 'embedded', TEST_FILES: 's3' },
          globalSetup: 'tests/support/migrated-once.ts',
        },
      },
      {
        // The server as a process: started, stopped, killed, badly configured.
        test: {
          ...processes,
          isolate: true,
          name: 'process',
          include: ['tests/process/*.test.ts'],
          exclude: waiting,
        },
      },
      {
        test: {
          ...processes,
          testTimeout: limit(900_000),
          hookTimeout: limit(900_000),
          isolate: true,
          name: 'waiting',
          include: waiting,
        },
      },
      // Fails on purpose: `tests/process/printed-command.test.ts` runs what is printed about it.
      { test: { ...shared, name: 'failing', include: ['tests/process/*.failing.ts'] } },
      // One journey in browsers that the other tests do not use: `npm test -- --browsers`.
      { test: { ...processes, name: 'browsers', include: ['tests/browsers/*.test.ts'] } },
      ...(process.env.TEST_DEPLOY === 'true' ? deployment : []),
    ],
  },
})
