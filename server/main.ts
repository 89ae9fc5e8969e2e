import type { Server as HttpServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type { Registry } from 'prom-client'
import { createApp } from './app.ts'
import { plans } from '#domain/membership/plans.ts'
import { brand } from '#domain/values/brand.ts'
import type { Feature } from './feature.ts'
import { features, writeErasureMails } from './features.ts'
import { undoOpenMerges } from './registrations/merges/undo/data.ts'
import { asSystem } from './platform/db.ts'
import { asOffered, listOffered } from './membership/catalogue/data.ts'
import { openPayments } from './membership/open-payments.ts'
import { followSettings } from './clinic-settings/own-brand.ts'
import { backupJob, warnOfObstacles } from './platform/backup/backup-job.ts'
import { serveCopies } from './platform/backup/copy-socket.ts'
import { todayInLusaka } from './platform/clock.ts'
import { closeDatabase, openDatabase } from './platform/db/connection.ts'
import { describeApplied } from './platform/db/migrations/migration-files.ts'
import { ConfigurationError } from './platform/configuration-error.ts'
import { type Env, findMisspeltSettings, readEnv } from './platform/env.ts'
import { checkFiles, openFiles } from './platform/files/open-files.ts'
import { version } from './platform/version.ts'
import { gracefulStop } from './platform/process/graceful-stop.ts'
import { startRequestCounters } from './platform/samples/request-counters.ts'
import { storeSamples } from './platform/samples/store-samples.ts'
import { recordGauges } from './platform/metrics/record-groups.ts'
import { JobLoopHeartbeat, startJobs } from './platform/jobs.ts'
import { log } from './platform/log.ts'
import { mailSender } from './platform/mail/mail-sender.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { trackRequests } from './platform/process/open-requests.ts'
import { openTokenKey } from './platform/session.ts'
import { closeSlowClients, timeoutsOfServer } from './platform/process/slow-clients.ts'
import { describeListenError, describeStartError } from './platform/process/start-error.ts'
import { ownManifest } from './platform/http/own-manifest.ts'
import { renderedPages } from './platform/http/rendered-pages.ts'
import { webPages } from './platform/http/static.ts'
import { closeWorkers } from './platform/workers/workers.ts'
import { listShownHelplines } from './safety/crisis-lines/data.ts'
import { uncheckedText } from './safety/crisis-lines/unchecked-text.ts'
import { seedDemo, whyNotSeed, whyNotSeedRecords } from './seed/jobs.ts'
import { demoPassword, demoPersonas } from './seed/personas.ts'
import { rejectPublishedPasswords } from './seed/published-password.ts'

async function main() {
  const env = readEnv()
  log.level = env.LOG_LEVEL
  for (const misspelt of findMisspeltSettings()) log.warn(misspelt)
  const token_key = await openTokenKey({ ...env, issuer: `${env.PUBLIC_URL}/auth/v1` })
  const { migrated } = await openDatabase(env)
  if (migrated.length > 0) log.info(describeApplied(migrated), 'the database was migrated')
  if (env.isProduction) await rejectPublishedPasswords()
  const stopCopies =
    env.DATABASE_URL || env.DATA_DIR === 'memory' ? undefined : serveCopies(env.DATA_DIR)
  const reasonNotToSeed = env.SEED_DEMO
    ? (whyNotSeed(env) ?? (await whyNotSeedRecords()))
    : undefined
  const isDemo = env.SEED_DEMO && !reasonNotToSeed
  await checkFiles(env)
  const files = openFiles(env)
  if (isDemo) await seedDemo(env, files, features)
  const stopping = new AbortController()
  const folder = join(import.meta.dirname, '../dist/web')
  const web = webPages({
    folder,
    earlier: join(import.meta.dirname, '../dist/earlier'),
    development: !env.isProduction,
    isGone: (path) => Boolean(brand.off?.[path]),
    freshManifest: ownManifest,
    fresh: renderedPages({
      folder,
      renderer: join(import.meta.dirname, '../dist/prerender/prerender.js'),
      withPlans: ['/', '/pricing'],
      builtPlans: plans.map(asOffered),
      readPlans: () => asSystem('show the prices to everyone', listOffered),
    }),
  })
  await followSettings(stopping.signal, env.PUBLIC_URL)
  const payments = openPayments(env)
  // Without waiting: an aggregator that is away keeps no clinic from its records.
  void payments.refreshTerms?.()
  let isDraining = false
  const pulse = new JobLoopHeartbeat()
  // Loaded only if tracing is on: other starts do not wait for the library.
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : (await import('./platform/metrics/metrics.ts')).createMetrics()
  const minute = startRequestCounters()
  const app = createApp({
    env,
    token_key,
    files,
    payments,
    web,
    stopping: stopping.signal,
    status: { isDraining: () => isDraining, areJobsAlive: () => pulse.isAlive() },
    recordRequest(request) {
      minute.recordRequest(request)
      metrics?.recordRequest(request)
    },
  })
  const dependencies = {
    env,
    files,
    payments,
    writeErasureMails,
    undoOpenMerges,
    stopping: stopping.signal,
    app,
  }
  const all: readonly Feature[] = features
  const jobs = [
    ...(env.BACKUP_DIR ? [backupJob(stopping.signal)] : []),
    ...all.flatMap((feature) => feature.jobs?.(dependencies) ?? []),
  ]
  const queues = [
    ...(env.isMailWaiting ? [] : [mailSender(env)]),
    ...all.flatMap((feature) => feature.queues?.(dependencies) ?? []),
  ]
  const gauges = all.flatMap((feature) => feature.gauges ?? [])
  const groups = recordGauges([...jobs, ...queues], gauges)
  metrics?.addRecords(groups)
  if (env.BACKUP_DIR) metrics?.addBackups(env.BACKUP_DIR)
  metrics?.addDisks({
    ...(env.DATA_DIR === 'memory' ? {} : { data: env.DATA_DIR }),
    ...(env.FILES_URL.startsWith('file:') ? { files: fileURLToPath(env.FILES_URL) } : {}),
    ...(env.BACKUP_DIR ? { backups: env.BACKUP_DIR } : {}),
  })
  metrics?.addCertificate(env.PUBLIC_URL)
  if (env.DATABASE_REPLICA_URL) metrics?.addReplica()
  const metricsServer = metrics && (await listenForMetrics(metrics.registry, env))
  const listening = {
    fetch: app.fetch,
    port: env.PORT,
    hostname: env.HOST,
    serverOptions: timeoutsOfServer(),
  }
  const server = serve(listening, () => {
    log.info({ version }, 'the server listens')
    console.log(`Ubumi serves at ${env.PUBLIC_URL}`)
    if (metricsServer) console.log(`Metrics are at ${metricsServer.url}`)
    if (reasonNotToSeed) console.log(reasonNotToSeed)
    if (isDemo) console.log(demoAccounts())
    if (env.isMailWaiting)
      console.log('SMTP_URL is none: email is stored, and sent once you set it.')
    else if (!env.isProduction && !env.SMTP_URL)
      console.log(`Emails it writes:  ${env.PUBLIC_URL}/dev/mail`)
  })
  const stopJobs = startJobs(jobs, queues, pulse)
  const stopSamples = storeSamples({ minute, groups, folder: env.BACKUP_DIR })
  if (env.isProduction) warnOfHelplines()
  void warnOfObstacles(env)
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(describeListenError(error, env))
  })

  const open = trackRequests(server as HttpServer)
  closeSlowClients(server as HttpServer, open)
  const closeServer = gracefulStop(server as HttpServer, open)
  const stop = () => {
    if (isDraining) return
    isDraining = true
    log.info('the server stops')
    // So that a proxy which asks /api/ready sends nothing more when the server stops listening.
    setTimeout(end, env.SHUTDOWN_DELAY * 1000)
  }
  const end = () => {
    setTimeout(() => process.exit(1), 9500).unref()
    stopping.abort()
    stopSamples()
    closeServer()
      .then(stopJobs)
      .then(closeWorkers)
      .then(() => metricsServer?.stop())
      .then(() => stopCopies?.())
      .then(closeDatabase)
      .then(
        () => {
          log.info('the server has stopped')
          process.exit(0)
        },
        () => process.exit(1),
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Ends the process where the port of the metrics cannot be used: it never serves half of what was asked. */
async function listenForMetrics(registry: Registry, env: Env) {
  const { METRICS_HOST: HOST, METRICS_PORT: PORT = 0 } = env
  return serveMetrics(registry, { host: HOST, port: PORT }).catch((error: NodeJS.ErrnoException) =>
    fail(describeListenError(error, { HOST, PORT }, 'METRICS_')),
  )
}

/** Says which helplines no admin has dialled within 90 days; the server serves all the same. */
function warnOfHelplines() {
  asSystem('look for helplines that no one dialled', listShownHelplines).then(
    (lines) => {
      const helplines = uncheckedText(lines, todayInLusaka())
      if (helplines.length > 0)
        log.warn({ helplines }, 'no admin has dialled these helplines within 90 days')
    },
    (error: unknown) => log.warn({ err: error }, 'the helplines could not be checked'),
  )
}

function demoAccounts(): string {
  const lines = demoPersonas.map(({ email, title }) => `  ${email.padEnd(20)}  ${title}`)
  return `Demo accounts, password ${demoPassword}\n${lines.join('\n')}`
}

function fail(message: string): never {
  console.error(`Ubumi cannot start.\n${message}`)
  process.exit(1)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigurationError) fail(error.message)
  fail(describeStartError(error))
})
