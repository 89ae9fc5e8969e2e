import { createHmac } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { auditVariables } from './audit-settings.ts'
import { backupVariables, findBackupIssue, linesOfKeys } from './backup/settings.ts'
import { ConfigurationError } from './configuration-error.ts'
import { databaseVariables, findReplicaIssue } from './db/settings.ts'
import { addressOfFiles, fileSettings, isS3, issuesOfFiles } from './files/file-settings.ts'
import { isLoopback } from './http/address.ts'
import { keysOfFirstRun } from './keys/first-run-keys.ts'
import { findMetricsIssue, metricsVariables } from './metrics/settings.ts'
import { findMisspelt } from './misspelt-settings.ts'
import { findPaymentIssue, paymentVariables } from './payment-settings.ts'
import { listOf as list, proxyRanges, smtpAddress, wholeNumber } from './setting-forms.ts'
import { findVideoIssue, videoVariables } from './video/settings.ts'

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .optional()
    .transform((value) => (value === undefined ? fallback : value === 'true' || value === '1'))

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const origin = webUrl.refine(
  (address) => !URL.canParse(address) || /^https?:\/\/[^/]+\/?$/.test(address),
  'must be an origin, without a path',
)
const rejected = z
  .never(
    'is not supported: this server keeps the accounts itself (docs/decisions/035-external-auth.md)',
  )
  .optional()
const secret = z.string().min(32, 'must have at least 32 characters')
/** One secret, or several as a JSON array: the first writes, all of them are read. */
const secrets = z
  .string()
  .transform(listOfSecrets)
  .pipe(z.tuple([secret], secret))

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  ...fileSettings,
  ...databaseVariables,
  ALLOW_EMBEDDED: flag(false),
  SHUTDOWN_DELAY: wholeNumber(0, 300).default(0),
  ALLOW_BYPASSRLS: z.string().default(''),
  SEED_DEMO: z.enum(['true', 'false', '1', '0']).optional(),
  AUTH_AUTOCONFIRM: flag(false),
  AUTH_PASSWORD_MIN: wholeNumber(6, 72).default(8),
  AUTH_PASSWORD_RULES: flag(true),
  AUTH_LIMITS: flag(true),
  AUTH_REQUIRE_CURRENT_PASSWORD: z.enum(['true', 'false', '1', '0']).optional(),
  AUTH_SERVICE_KEY: secret.optional(),
  AUTH_SECRET: secrets.optional(),
  /** ES256 keys as JWK, JSON array or JWK set, the signing one first; undefined where none was given. */
  AUTH_SIGNING_KEY: z.string().optional(),
  AUTH_URL: rejected,
  AUTH_JWKS_URL: rejected,
  AUTH_REDIRECTS: z.string().default(''),
  AUTH_ORIGINS: z
    .string()
    .default('')
    .refine(
      (value) =>
        list(value).every((entry) => origin.safeParse(entry).success && !entry.includes('*')),
      'must be origins (https://app.example), separated by commas, without a wildcard',
    ),
  AUTH_DISABLE_SIGNUP: flag(false),
  REQUIRE_STAFF_MFA: z.enum(['true', 'false', '1', '0']).optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: z.string().optional(),
  TRUST_PROXY: proxyRanges,
  HSTS: z
    .enum(['host', 'subdomains', 'preload'], 'must be host, subdomains or preload')
    .default('host'),
  ...auditVariables,
  ...backupVariables,
  ...metricsVariables,
  ...paymentVariables,
  ...videoVariables,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Env = ReturnType<typeof readEnv>

/** The keys of one purpose: the first key encrypts, every key decrypts. */
export type Secrets = readonly [string, ...string[]]

/**
 * Reads and checks the configuration once, at start. This is the only place that sees `process.env`.
 * In production every secret must be given; elsewhere missing ones are generated and stored in `DATA_DIR/keys.json`.
 *
 * @throws ConfigurationError naming every variable that is wrong or missing
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = withoutEmpty(source)
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    throw new ConfigurationError(describe(parsed.error, source))
  }
  const raw = parsed.data
  const isProduction = raw.NODE_ENV === 'production'
  const dataDir = raw.DATA_DIR === 'memory' ? 'memory' : resolve(raw.DATA_DIR)
  rejectIssues(issuesOfFiles(raw))
  if (isProduction) requireForProduction(raw)
  else if (raw.PUBLIC_URL?.startsWith('https://') && !isLoopback(raw.PUBLIC_URL)) {
    // Elsewhere anyone may read the captured emails, and the demo accounts' password is public.
    throw new ConfigurationError('NODE_ENV: must be production where PUBLIC_URL is https://')
  }
  const issues = [
    findReplicaIssue(raw),
    findMetricsIssue(raw),
    findBackupIssue(raw),
    findVideoIssue(raw),
    findPaymentIssue(raw),
  ]
  rejectIssues(issues.filter((issue) => issue !== undefined))
  const keys =
    isProduction || (raw.AUTH_SECRET && raw.AUTH_SERVICE_KEY) ? undefined : keysOfFirstRun(dataDir)
  const authSecrets: Secrets = raw.AUTH_SECRET ?? [keys!.secret]
  const paymentSecrets: Secrets = raw.PAYMENTS_SECRET
    ? [raw.PAYMENTS_SECRET]
    : [derived(authSecrets[0]), ...authSecrets.slice(1).map(derived)]
  const chosen = (value: string | undefined, fallback: boolean) =>
    value === undefined ? fallback : value === 'true' || value === '1'
  return {
    ...raw,
    isProduction,
    DATA_DIR: dataDir,
    PUBLIC_URL: (raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).replace(/\/$/, ''),
    FILES_URL: addressOfFiles(raw.FILES_URL, dataDir),
    DATABASE_ADMIN_URL: raw.DATABASE_ADMIN_URL ?? raw.DATABASE_URL,
    SEED_DEMO: chosen(raw.SEED_DEMO, raw.NODE_ENV === 'development'),
    AUTH_REQUIRE_CURRENT_PASSWORD: chosen(raw.AUTH_REQUIRE_CURRENT_PASSWORD, isProduction),
    REQUIRE_STAFF_MFA: chosen(raw.REQUIRE_STAFF_MFA, isProduction),
    AUTH_SERVICE_KEY: raw.AUTH_SERVICE_KEY ?? keys!.service_key,
    /** The secret that writes. */
    AUTH_SECRET: authSecrets[0],
    /** All that are read: the one that writes, and those that wrote before or will next. */
    AUTH_SECRETS: authSecrets,
    /** A pretended payment must never pass for money: in production it is a choice that was made. */
    PAYMENTS: raw.PAYMENTS ?? (isProduction ? ('none' as const) : ('simulated' as const)),
    /** Signs payment callbacks: a separate secret, so that it opens nothing else. */
    PAYMENTS_SECRET: paymentSecrets[0],
    /** All that a callback may be sealed with. */
    PAYMENTS_SECRETS: paymentSecrets,
    SMTP_URL: raw.SMTP_URL === 'none' ? undefined : raw.SMTP_URL,
    /** There is no mail server yet: mail stays in the outbox until there is one. */
    isMailWaiting: raw.SMTP_URL === 'none',
    MAIL_FROM: raw.MAIL_FROM ?? 'Ubumi <no-reply@ubumi.example>',
    METRICS_HOST: raw.METRICS_HOST ?? '127.0.0.1',
    TRUST_PROXY: list(raw.TRUST_PROXY),
    ALLOW_BYPASSRLS: list(raw.ALLOW_BYPASSRLS),
    AUTH_REDIRECTS: list(raw.AUTH_REDIRECTS),
    AUTH_ORIGINS: list(raw.AUTH_ORIGINS).map((entry) => new URL(entry).origin),
  }
}

/**
 * Where the records and the backups are: asks for no secret, and makes none.
 *
 * @returns also the lines of the keys that the environment holds, as of a file that a shell reads
 * @throws ConfigurationError
 */
export function readStorage(source: Record<string, string | undefined> = process.env) {
  const given = withoutEmpty(source)
  const picked = variables.pick({
    DATABASE_URL: true,
    DATABASE_ADMIN_URL: true,
    DATA_DIR: true,
    FILES_URL: true,
    BACKUP_DIR: true,
    BACKUP_PUBLIC_KEY: true,
  })
  const parsed = picked.safeParse(given)
  if (!parsed.success) throw new ConfigurationError(describe(parsed.error, source))
  const DATA_DIR = resolve(parsed.data.DATA_DIR)
  return {
    ...parsed.data,
    DATA_DIR,
    DATABASE_ADMIN_URL: parsed.data.DATABASE_ADMIN_URL ?? parsed.data.DATABASE_URL,
    FILES_URL: addressOfFiles(parsed.data.FILES_URL, DATA_DIR),
    keys: linesOfKeys(given),
  }
}

/** Names in the environment that are almost those of settings, a sentence for each. */
export function findMisspeltSettings(source: Record<string, string | undefined> = process.env) {
  return findMisspelt(Object.keys(withoutEmpty(source)), Object.keys(variables.shape))
}

/** The environment of a program that this one starts. */
export function environmentWith(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more }
}

/**
 * The keys that the environment holds, for the command that rotates them: makes none.
 *
 * @throws ConfigurationError
 */
export function readGivenKeys(source: Record<string, string | undefined> = process.env) {
  const parsed = variables.pick({ AUTH_SIGNING_KEY: true, AUTH_SECRET: true }).safeParse(source)
  if (!parsed.success) throw new ConfigurationError(describe(parsed.error, source))
  const { AUTH_SIGNING_KEY, AUTH_SECRET } = parsed.data
  return { AUTH_SIGNING_KEY, AUTH_SECRETS: AUTH_SECRET as Secrets | undefined }
}

function describe({ issues }: z.ZodError, source: Record<string, string | undefined>): string {
  // The place in a list is of use only where the operator has written a list.
  const nameOf = ([name, ...rest]: PropertyKey[]) =>
    source[String(name)]?.trim().startsWith('[') ? [name, ...rest].join('.') : String(name)
  return issues.map(({ path, message }) => `${nameOf(path)}: ${message}`).join('\n')
}

/**
 * A store of files, for the command that moves them: asks for nothing else.
 *
 * @param FILES_URL a folder or a bucket, as in the variable of this name
 * @throws ConfigurationError
 */
export function readStore(
  FILES_URL: string,
  source: Record<string, string | undefined> = process.env,
) {
  const given = withoutEmpty({ ...source, FILES_URL })
  const parsed = z.object(fileSettings).safeParse(given)
  if (!parsed.success) throw new ConfigurationError(describe(parsed.error, given))
  const keys = isS3(FILES_URL) ? parsed.data : {}
  rejectIssues(issuesOfFiles({ ...keys, FILES_URL }))
  return { ...keys, FILES_URL: addressOfFiles(FILES_URL, 'memory') }
}

function listOfSecrets(text: string): unknown {
  if (!text.startsWith('[')) return [text]
  try {
    return JSON.parse(text)
  } catch {
    return [text]
  }
}

function derived(auth_secret: string): string {
  return createHmac('sha256', auth_secret).update('payment callbacks').digest('base64url')
}

function requireForProduction(raw: z.output<typeof variables>) {
  const missing: string[] = []
  if (!raw.DATABASE_URL && !raw.ALLOW_EMBEDDED) {
    missing.push('DATABASE_URL: missing (or ALLOW_EMBEDDED=true for one small clinic)')
  }
  for (const name of [
    'PUBLIC_URL',
    'AUTH_SERVICE_KEY',
    'AUTH_SECRET',
    'AUTH_SIGNING_KEY',
    'SMTP_URL',
    'MAIL_FROM',
  ] as const) {
    if (!raw[name]) {
      const way = name === 'SMTP_URL' ? ' (or none: email waits until you have a mail server)' : ''
      missing.push(`${name}: missing${way}`)
    }
  }
  if (raw.PUBLIC_URL && !raw.PUBLIC_URL.startsWith('https://') && !isLoopback(raw.PUBLIC_URL)) {
    missing.push('PUBLIC_URL: must be https:// in production')
  }
  if (raw.SEED_DEMO === 'true' || raw.SEED_DEMO === '1')
    missing.push('SEED_DEMO: rejected in production')
  rejectIssues(missing)
}

function withoutEmpty(source: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
}

function rejectIssues(issues: readonly string[]) {
  if (issues.length > 0) throw new ConfigurationError(issues.join('\n'))
}
