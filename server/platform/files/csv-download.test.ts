import { describe, expect, it } from 'vitest'
import { pagesOf, type WantedRows } from '../row-pages.ts'
import { writeCsv } from './csv.ts'
import { streamCsv } from './csv-download.ts'

interface Row {
  key: readonly string[]
  name: string
}

const keyOf = (at: number) => [String(at).padStart(6, '0')]
const names = ['Mary;=1+1', '=1+1', '\tcmd', '\rcmd', '@SUM(A1)', '＝1+1', 'Ng’andu, "Jo"', '-5']
const allRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ key: keyOf(at), name: names[at % names.length]! }))

/** A list of the database, with how often it was asked. */
function listOf(rows: readonly Row[]) {
  const asked: WantedRows[] = []
  const read = async (wanted: WantedRows) => {
    asked.push(wanted)
    const { after, limit } = wanted
    return rows.filter(({ key }) => !after || key[0]! > after[0]!).slice(0, limit)
  }
  return { asked, read }
}

const head = ['name', 'number']
const cellsOf = ({ name, key }: Row) => [name, Number(key[0])]
const textOf = async (body: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(body).arrayBuffer()).toString('utf8')

describe('a CSV file that is streamed', () => {
  it.each([0, 1, 199, 200, 201, 400, 1234])(
    'of %d rows has every byte of one that is written whole',
    async (count) => {
      const rows = allRows(count)
      const pages = pagesOf(listOf(rows).read, { size: 200 })
      expect(await textOf(await streamCsv('one', head, pages, cellsOf))).toBe(
        writeCsv(head, rows.map(cellsOf)),
      )
    },
  )

  it('has no more rows than it may', async () => {
    const rows = allRows(500)
    const { asked, read } = listOf(rows)
    const pages = pagesOf(read, { size: 200, most: 450 })
    expect(await textOf(await streamCsv('one', head, pages, cellsOf))).toBe(
      writeCsv(head, rows.slice(0, 450).map(cellsOf)),
    )
    expect(asked.map(({ limit }) => limit)).toEqual([200, 200, 50])
  })

  it('is read as its reader takes it', async () => {
    const { asked, read } = listOf(allRows(50_000))
    const body = await streamCsv('slow', head, pagesOf(read, { size: 1000 }), cellsOf)
    await new Promise((next) => setImmediate(next))
    expect(asked.length).toBeLessThan(5)
    await body.cancel()
  })

  it('is a problem where its first page cannot be read, and breaks off where a later one cannot', async () => {
    const { read } = listOf(allRows(5000))
    const failing = (from: number) => {
      let reads = 0
      return pagesOf(
        async (wanted) => {
          reads += 1
          if (reads > from) throw new Error('gone')
          return read(wanted)
        },
        { size: 1000 },
      )
    }
    await expect(streamCsv('one', head, failing(0), cellsOf)).rejects.toThrow('gone')
    const body = await streamCsv('one', head, failing(2), cellsOf)
    await expect(textOf(body)).rejects.toThrow('gone')
    // The place is free again.
    const pages = pagesOf(read, { size: 1000 })
    expect(await textOf(await streamCsv('one', head, pages, cellsOf))).toContain('4999\r\n')
  })

  it('is one of six at a time, and one of a person; a seventh waits, and the next too many are rejected', async () => {
    const unread = () => pagesOf(listOf(allRows(50_000)).read, { size: 1000 })
    const bodies = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((who) => streamCsv(who, head, unread(), cellsOf)),
    )
    let isBegun = false
    const seventh = streamCsv('g', head, unread(), cellsOf)
    void seventh.then(() => (isBegun = true))
    const ofOne = Array.from({ length: 4 }, () => streamCsv('a', head, unread(), cellsOf))
    await expect(streamCsv('a', head, unread(), cellsOf)).rejects.toMatchObject({ status: 503 })
    expect(isBegun).toBe(false)
    await bodies[1]!.cancel()
    await (await seventh).cancel()
    await Promise.all([bodies[0], ...bodies.slice(2)].map((body) => body!.cancel()))
    for (const waiting of ofOne) await (await waiting).cancel()
  })
})
