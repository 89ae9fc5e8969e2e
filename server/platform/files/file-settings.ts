import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { readS3Address } from './s3-address.ts'

/** A folder, as a path or as `file:///…`, or a bucket in S3. */
const filesUrl = z
  .string()
  .refine(
    (value) => !/^[a-z][a-z0-9+.-]+:/i.test(value) || /^(s3:\/\/|file:\/\/\/)/i.test(value),
    'must be a folder, as a path or as file:///…, or a bucket: s3://…',
  )
  .superRefine((value, context) => {
    if (!isS3(value)) return
    try {
      readS3Address(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
    }
  })

/** Of a bucket. Temporary keys, which start with ASIA, would end while the server runs. */
const storeKey = z
  .string()
  .regex(/^(?!ASIA)[\x21-\x7e]+$/, 'must be a permanent key, without spaces')
  .optional()

/** The variables about uploaded files. */
export const fileSettings = {
  FILES_URL: filesUrl.optional(),
  FILES_ACCESS_KEY: storeKey,
  FILES_SECRET_KEY: storeKey,
}

export function isS3(address: string | undefined): boolean {
  return /^s3:/i.test(address ?? '')
}

/** What of these settings does not fit together: a bucket has both keys, a folder has none. */
export function issuesOfFiles(given: {
  NODE_ENV?: string
  FILES_URL?: string | undefined
  FILES_ACCESS_KEY?: string | undefined
  FILES_SECRET_KEY?: string | undefined
}): string[] {
  const isBucket = isS3(given.FILES_URL)
  const issue = isBucket
    ? 'missing: a key of the bucket in FILES_URL'
    : 'is given, but FILES_URL is not s3://…'
  const keys = (['FILES_ACCESS_KEY', 'FILES_SECRET_KEY'] as const)
    .filter((name) => Boolean(given[name]) !== isBucket)
    .map((name) => `${name}: ${issue} (README.md, "Configuration")`)
  if (!isBucket || given.NODE_ENV !== 'production') return keys
  const { protocol, hostname } = new URL(readS3Address(given.FILES_URL!).endpoint)
  // Certificates and proofs of study would cross the network for all to read.
  const isOpen = protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return isOpen ? [...keys, 'FILES_URL: its endpoint must be https:// in production'] : keys
}

/** URL of the folder of files, `file:///…`, without a data folder a new temporary one; or of the bucket. */
export function addressOfFiles(given: string | undefined, dataDir: string): string {
  if (given && isS3(given)) return given.replace(/^s3:/i, 's3:')
  if (given?.startsWith('file:')) return given
  if (given) return pathToFileURL(resolve(given)).href
  if (dataDir !== 'memory') return pathToFileURL(join(dataDir, 'files')).href
  return pathToFileURL(join(tmpdir(), `ubumi-files-${randomBytes(8).toString('hex')}`)).href
}
