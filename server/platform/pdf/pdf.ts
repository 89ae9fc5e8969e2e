import { brand } from '#domain/values/brand.ts'
import { FairQueue } from '../workers/fair-queue.ts'
import type { PdfDocument } from './pdf-document.ts'
import { printedLogo } from './printed-logo.ts'
import { Problem } from '../problem.ts'
import { maxThreads, runInWorker, WorkerStopped } from '../workers/workers.ts'

/** As many PDFs at a time as threads, of as many people. Those of one person follow one another. */
const printing = new FairQueue({
  running: maxThreads.print,
  runningEach: 1,
  waiting: 40,
  waitingEach: 4,
})

/** Milliseconds for one PDF, and for a thread to start on a busy machine. */
const longest = 20_000

/**
 * Sets a sheet as PDF, on a thread.
 *
 * @param user_id who asked for it
 * @throws Problem 503 where this person, or all together, ask for too many; 422 for one that takes too long
 */
export function renderPdf(user_id: string, sheet: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  return printing.run(user_id, () =>
    runInWorker('setPdf', { ...sheet, clinic: brand.name, logo: printedLogo.png }, longest).catch(
      (error: unknown) => {
        if (!(error instanceof WorkerStopped)) throw error
        throw new Problem(422, 'too_large', 'This document is too large. Choose a shorter period.')
      },
    ),
  )
}
