import { defineConfig } from 'vitest/config'

const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // One database per file: files share nothing, so they may run side by side.
  pool: 'forks' as const,
}

/** Files that touch the database run on PostgreSQL; those where the embedded engine can differ run on both. */
const onDatabase = ['server/**/*.test.ts', 'tests/*.test.ts']
const onBoth = [
  'server/{platform,appointments,calls,messages}/**/*.test.ts',
  'server/accounts/{expiry,my-data,sessions,sign-in}/**/*.test.ts',
  'server/**/jobs.test.ts',
  'tests/{access,audience,auth-js,authorization,fuzz,openapi}.test.ts',
]
const withoutDatabase = [
  'server/accounts/verification/rules.test.ts',
  'server/appointments/mails.test.ts',
  'server/platform/{backup,doctor,files,pdf,video,workers}/*.test.ts',
  'server/platform/metrics/backup-metrics.test.ts',
  'server/platform/http/{json-body,static}.test.ts',
  'server/platform/process/slow-clients.test.ts',
  'server/platform/db/pglite-stream.test.ts',
  'server/**/seed/**/rules.test.ts',
  'tests/alert-rules.test.ts',
  'tests/architecture.test.ts',
  'tests/develop-guide.test.ts',
  'tests/doubling.test.ts',
  'tests/every-page.test.ts',
  'tests/hazard-log.test.ts',
  'tests/language.test.ts',
  'tests/records.test.ts',
  'tests/references.test.ts',
  'tests/landed-migrations.test.ts',
  'tests/sigv4.test.ts',
  'tests/table-types.test.ts',
]
const isComplete = process.env.TEST_ALL === 'true' || !process.env.TEST_DATABASE_URL
/** What they attack lies before the database. */
const onOneEngine = ['tests/file-attacks.test.ts']
/** What stores, opens and removes files; before a release, all that does. */
const withFiles = [
  'server/accounts/files/*.test.ts',
  'server/accounts/profile/photo/*.test.ts',
  'server/practice/registration/*.test.ts',
  'server/students/verification/*.test.ts',
  'tests/file-access.test.ts',
  ...(isComplete ? ['server/accounts/my-data/routes.test.ts', ...onOneEngine] : []),
]
/** Servers that are killed and then waited for: minutes in which the machine has nothing to do. */
const waiting = ['tests/process/{jobs,readiness,reminders,slow-clients}.test.ts']

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
    test: { ...shared, testTimeout: 120_000, name: 'deploy', include: ['tests/deploy/*.test.ts'] },
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
        },
      },
      {
        test: {
          ...shared,
          name: 'embedded',
          // `npm test -- --all`, before a release, runs everything on both.
          include: isComplete ? onDatabase : onBoth,
          exclude: withoutDatabase,
          env: { TEST_ENGINE: 'embedded' },
          globalSetup: 'tests/support/migrated-once.ts',
        },
      },
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
        // What has to do with files, once more with the files in S3.
        test: {
          ...shared,
          name: 's3',
          include: withFiles,
          env: { TEST_ENGINE: 'embedded', TEST_FILES: 's3' },
          globalSetup: 'tests/support/migrated-once.ts',
        },
      },
      {
        // The server as a process: started, stopped, killed, badly configured.
        test: {
          ...shared,
          testTimeout: 120_000,
          name: 'process',
          include: ['tests/process/*.test.ts'],
          exclude: waiting,
        },
      },
      { test: { ...shared, name: 'waiting', include: waiting } },
      {
        // One journey in browsers that the other tests do not use: `npm test -- --browsers`.
        test: {
          ...shared,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          name: 'browsers',
          include: ['tests/browsers/*.test.ts'],
        },
      },
      ...(process.env.TEST_DEPLOY === 'true' ? deployment : []),
    ],
  },
})
