import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { PgliteStream } from './pglite-stream.ts'

const pglite = await PGlite.create()
afterAll(() => pglite.close())

async function connect(): Promise<pg.Client> {
  const stream = () => new PgliteStream(pglite)
  const client = new pg.Client({ stream, pipeline: true } as pg.ClientConfig)
  await client.connect()
  return client
}

const one = { name: 'one', text: 'select $1::text as one', values: ['x'] }

it('answers each of the statements sent together, also those behind one that failed', async () => {
  const client = await connect()
  const [begun, first, wrong, behind, ended] = await Promise.allSettled([
    client.query('begin'),
    client.query(one),
    client.query('select 1 / 0'),
    client.query(one),
    client.query('commit'),
  ])
  expect(begun).toMatchObject({ status: 'fulfilled' })
  expect(first).toMatchObject({ value: { rows: [{ one: 'x' }] } })
  expect(wrong).toMatchObject({ reason: { code: '22012' } })
  expect(behind).toMatchObject({ reason: { code: '25P02' } })
  expect(ended).toMatchObject({ value: { command: 'ROLLBACK' } })
  await client.end()
})

it('hands over an answer of megabytes whole', async () => {
  const client = await connect()
  const { rows } = await client.query(`select repeat('Zambia ', 1000) from generate_series(1, 500)`)
  expect(rows).toHaveLength(500)
  expect(new Set(rows.map(({ repeat }) => repeat.length))).toEqual(new Set([7000]))
  await client.end()
})

it('gives the next client a session in which nothing is left of the one before', async () => {
  const client = await connect()
  await Promise.all([client.query('begin'), client.query('create table left_open (id int)')])
  await client.query(one)
  await client.end()
  const next = await connect()
  const [, { rows }] = await Promise.all([
    next.query(one),
    next.query(`select to_regclass('left_open') as found`),
  ])
  expect(rows).toEqual([{ found: null }])
  await next.end()
})
