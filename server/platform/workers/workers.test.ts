import { afterAll, describe, expect, it } from 'vitest'
import { inspectFor, reEncodeOrReject } from '../files/inspect-file.ts'
import { renderPdf } from '../pdf/pdf.ts'
import { note, type PdfDocument, table } from '../pdf/pdf-document.ts'
import { closeWorkers, runInWorker, WorkerStopped, maxThreads } from './workers.ts'
import { flood } from '#tests/support/uploads.ts'

afterAll(closeWorkers)

const rows = Array.from({ length: 200 }, (_, at) => [`row ${at}`, `${at} mmHg`])
const sheet: PdfDocument = {
  title: 'Report',
  lines: ['Mutale Banda'],
  content: [note('200 rows'), table(['*', '*'], ['What', 'How much'], rows)],
  footer: 'Ubumi',
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status,
  )

describe('work on threads', () => {
  it('leaves the thread that answers alone while PDFs are set', async () => {
    await renderPdf('first', sheet)
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
    // More than once, so that what the thread does besides is a small part.
    for (let round = 0; round < 2; round++)
      await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((person) => renderPdf(person, sheet)))
    const [allUsed, ownUsed] = [process.cpuUsage(all), process.threadCpuUsage(own)]
    const share = (ownUsed.user + ownUsed.system) / (allUsed.user + allUsed.system)
    expect(share).toBeLessThan(0.25)
  })

  it('is begun for five PDFs of one person at a time, and for others nevertheless', async () => {
    const asked = Array.from({ length: 20 }, () => statusOf(renderPdf('greedy', sheet)))
    const other = statusOf(renderPdf('other', sheet))
    const statuses = await Promise.all(asked)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 503)).toHaveLength(15)
    expect(await other).toBe(200)
  })

  it('starts for as many users at a time as can be queued', async () => {
    const asked = Array.from({ length: 80 }, (_, at) => statusOf(renderPdf(`person ${at}`, sheet)))
    const statuses = await Promise.all(asked)
    expect(statuses.filter((status) => status === 200)).toHaveLength(40 + maxThreads.print)
    expect(statuses.filter((status) => status === 503)).toHaveLength(40 - maxThreads.print)
  })

  it('is ended when it takes too long, and the next goes on', async () => {
    const bytes = Buffer.from('%PDF-1.7 #41'.repeat(400_000))
    await expect(runInWorker('inspectPdf', bytes, 1)).rejects.toBeInstanceOf(WorkerStopped)
    expect(await inspectFor('a', Buffer.from('%PDF-1.7'))).toBeUndefined()
  })

  it('draws a long picture in no more memory than a square one', async () => {
    const order = { maxPixels: 25_000_000, maxRatio: 8, side: 512 }
    await reEncodeOrReject('a', flood(800, 800), order, 'photo')
    const before = process.memoryUsage.rss()
    await expect(reEncodeOrReject('a', flood(1, 50_000), order, 'photo')).rejects.toMatchObject({
      status: 422,
      fields: { photo: expect.stringContaining('too long') },
    })
    await reEncodeOrReject('a', flood(100, 800), order, 'photo')
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
  })
})
