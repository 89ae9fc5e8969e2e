import { brokenPictureMessage, tooLongMessage, tooManyPixelsMessage } from '#domain/files.ts'
import type { PictureFault, PictureOrder } from './draw-picture.ts'
import { FairQueue } from './fair-queue.ts'
import type { PdfFault } from './inspect-pdf.ts'
import { refusal } from './upload.ts'
import { runInWorker, WorkerStopped } from './workers.ts'

/**
 * Files that people send are looked at one after the other, on a thread: a picture may take 128 MB
 * of memory while it is drawn.
 */
const looking = new FairQueue({ running: 1, runningEach: 1, waiting: 24, waitingEach: 6 })

/** Milliseconds for one file, and for a thread to start on a busy machine. */
const longest = 20_000

let isSharpHere = false

const messageOf: Record<PictureFault, string> = {
  broken: brokenPictureMessage,
  'too many pixels': tooManyPixelsMessage,
  'too long': tooLongMessage,
}

/**
 * Draws a picture again.
 *
 * @param user_id who sent it
 * @param field of the form, to be named in a refusal
 * @throws Problem 422 with the field named, 503 where too many files wait
 */
export async function redrawOrRefuse(
  user_id: string,
  bytes: Uint8Array,
  order: PictureOrder,
  field: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await looking.run(user_id, async () => {
    // Its libraries stay loaded only where the first thread holds them, too.
    if (!isSharpHere) await import('sharp')
    isSharpHere = true
    return runInWorker('redrawPicture', { bytes, order }, longest).catch(faultOf('broken'))
  })
  if (typeof drawn === 'string') throw refusal(422, 'invalid', field, messageOf[drawn])
  return drawn
}

/** @returns what speaks against a PDF; undefined where nothing was found. @throws Problem 503 */
export function inspectFor(user_id: string, bytes: Uint8Array): Promise<PdfFault | undefined> {
  return looking.run(user_id, () =>
    runInWorker('inspectPdf', bytes, longest).catch(faultOf('unreadable')),
  )
}

/** A file that stops its thread is refused like one that cannot be read. */
const faultOf =
  <Fault extends PictureFault | PdfFault>(fault: Fault) =>
  (error: unknown): Fault => {
    if (error instanceof WorkerStopped) return fault
    throw error
  }
