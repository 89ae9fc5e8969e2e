import { ConfigurationError } from '#server/platform/configuration-error.ts'
import { now } from '#server/platform/clock.ts'
import { checkBackups } from '#server/platform/doctor/backups.ts'
import { checkConfiguration } from '#server/platform/doctor/configuration.ts'
import { checkDatabase } from '#server/platform/db/doctor/check-database.ts'
import { checkEmail, sendTestEmail } from '#server/platform/doctor/email.ts'
import { checkFileStore } from '#server/platform/doctor/files.ts'
import { type Finding, messageOf, problem, warning } from '#server/platform/doctor/finding.ts'
import {
  checkDisk,
  checkMemory,
  checkOpenFiles,
  checkVersion,
  readLimits,
} from '#server/platform/doctor/machine.ts'
import { checkProxy } from '#server/platform/doctor/proxy.ts'
import { checkVideo } from '#server/platform/doctor/video.ts'
import { type Env, findMisspeltSettings, readEnv } from '#server/platform/env.ts'
import { maxBytesWithFile } from '#server/platform/http/body-size.ts'
import { log } from '#server/platform/log.ts'
import { checkRecords } from './doctor/records.ts'

const marks = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' }
const counts = { ok: 0, warning: 0, problem: 0 }

/**
 * `npm run doctor`: examines an installation, says what to fix, and ends with 1 where there is a problem.
 * It changes nothing. `-- --email you@clinic.example` also sends a test email.
 */
async function main() {
  const recipient = readRecipient(process.argv.slice(2))
  log.level = 'silent'
  await report('This machine', async () => [
    checkVersion(),
    checkMemory(),
    ...[checkOpenFiles(readLimits())].filter((finding) => finding !== undefined),
  ])
  const env = readSettings()
  if (Array.isArray(env)) await report('Configuration', async () => env)
  else await examine(env, recipient)
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  console.log(
    `\n${plural(counts.problem, 'problem')}, ${plural(counts.warning, 'warning')}, ${counts.ok} ok.`,
  )
  if (counts.problem > 0) process.exitCode = 1
}

async function examine(env: Env, recipient: string | undefined) {
  await report('Configuration', async () => [
    ...checkConfiguration(env),
    ...findMisspeltSettings().map((found) => warning(found, 'Correct the name, or remove it.')),
  ])
  await report('Database', () => examineDatabase(env))
  await report('Files', () => checkFileStore(env))
  await report('Backups', () => checkBackups(env, now()))
  await report('Email', async () => [
    ...(await checkEmail(env)),
    ...(recipient ? [await sendTestEmail(env, recipient)] : []),
  ])
  await report('Video sessions', () => checkVideo(env, now()))
  await report('Proxy', () => checkProxy(env, maxBytesWithFile))
}

async function examineDatabase(env: Env): Promise<Finding[]> {
  // The server may have it open, and only one process can.
  if (!env.DATABASE_URL) return [await checkDisk('DATA_DIR', env.DATA_DIR)]
  const { findings, isReadable } = await checkDatabase(env)
  return isReadable ? [...findings, ...(await checkRecords(env))] : findings
}

function readSettings(): Env | Finding[] {
  try {
    return readEnv()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return error.message
      .split('\n')
      .map((line) => problem(`${line}.`, 'See README.md, "Configuration".'))
  }
}

function readRecipient([option, address, ...more]: string[]): string | undefined {
  if (option === undefined) return undefined
  if (option === '--email' && address?.includes('@') && more.length === 0) return address
  throw new Error('Use: npm run doctor, or npm run doctor -- --email you@clinic.example')
}

async function report(title: string, check: () => Promise<Finding[]>) {
  const findings = await check().catch((error: unknown) => [
    problem(
      `This could not be examined: ${messageOf(error)}.`,
      'Read the message, and run this again.',
    ),
  ])
  console.log(`\n${title}`)
  for (const { level, found, advice } of findings) {
    counts[level] += 1
    console.log(`  ${marks[level]}  ${found}`)
    if (advice) console.log(`           → ${advice}`)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
