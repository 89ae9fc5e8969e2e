import { brokenPictureMessage, tooLongMessage, tooManyPixelsMessage } from '#domain/values/files.ts'
import type { drawLogo } from './draw-logo.ts'
import type { PictureIssue, PictureOrder } from './re-encode-image.ts'
import { FairQueue } from '../workers/fair-queue.ts'
import type { PdfIssue } from './inspect-pdf.ts'
import { rejection } from './upload.ts'
import { runInWorker, WorkerStopped } from '../workers/workers.ts'

/**
 * Uploaded files are inspected one after the other, on a worker thread: a picture may take 128 MB
 * of memory while it is drawn.
 */
const looking = new FairQueue({ running: 1, runningEach: 1, waiting: 24, waitingEach: 6 })

/** Milliseconds for one file, and for a thread to start on a busy machine. */
const longest = 20_000

let isSharpHere = false

const messageOf: Record<PictureIssue, string> = {
  broken: brokenPictureMessage,
  'too many pixels': tooManyPixelsMessage,
  'too long': tooLongMessage,
}

/**
 * Encodes a picture again.
 *
 * @param user_id who sent it
 * @param field of the form, for the error
 * @throws Problem 422 with the field named, 503 where too many files are queued
 */
export async function reEncodeOrReject(
  user_id: string,
  bytes: Uint8Array,
  order: PictureOrder,
  field: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await looking.run(user_id, async () => {
    // Its libraries stay loaded only where the first thread holds them, too.
    if (!isSharpHere) await import('sharp')
    isSharpHere = true
    return runInWorker('reEncodeImage', { bytes, order }, longest).catch(issueOf('broken'))
  })
  if (typeof drawn === 'string') throw rejection(422, 'invalid', field, messageOf[drawn])
  return drawn
}

/** @returns a logo as pages show it, or what speaks against it. @throws Problem 503 where too many files are queued */
export function drawLogoFor(user_id: string, order: Parameters<typeof drawLogo>[0]) {
  return looking.run(user_id, async () => {
    if (!isSharpHere) await import('sharp')
    isSharpHere = true
    return runInWorker('drawLogo', order, longest).catch(issueOf('broken'))
  })
}

/** @returns what speaks against a PDF; undefined where nothing was found. @throws Problem 503 */
export function inspectFor(user_id: string, bytes: Uint8Array): Promise<PdfIssue | undefined> {
  return looking.run(user_id, () => inspect(bytes))
}

/** The thread gets a copy of its own: a message would hold the file once more on either side. */
async function inspect(bytes: Uint8Array) {
  const copy = new Uint8Array(bytes)
  return runInWorker('inspectPdf', copy, longest, [copy.buffer]).catch(issueOf('unreadable'))
}

/** A file that stops its thread is rejected like one that cannot be read. */
const issueOf =
  <Issue extends PictureIssue | PdfIssue>(issue: Issue) =>
  (error: unknown): Issue => {
    if (error instanceof WorkerStopped) return issue
    throw error
  }
