import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { connect } from '../db/connect.ts'
import { environmentWith } from '../env.ts'
import type { ArchiveEntry } from './archive.ts'
import { checksumTables } from '../db/table-checksums.ts'
import type { DatabaseSource } from './database-source.ts'

/** Bytes of one part of a dump: as much as is in memory at a time. */
const partSize = 8 << 20

/**
 * A PostgreSQL database: counted and dumped as of the same time, by an exported snapshot.
 *
 * @param address of the database, as its owner
 */
export async function openPostgresSource(address: string): Promise<DatabaseSource> {
  const client = await connect(address)
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables = await checksumTables(client)
    const { rows } = await client.query<{ snapshot: string }>(
      'select pg_export_snapshot() as snapshot',
    )
    return {
      engine: 'postgres',
      tables,
      entries: () => dump(address, rows[0]!.snapshot),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** How a client program of PostgreSQL is given an address: the password is for no other process to see. */
export function loginOf(address: string): { dbname: string; env: Record<string, string> } {
  const url = new URL(address)
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  return { dbname: url.href, env: PGPASSWORD ? { PGPASSWORD } : {} }
}

/** `database.dump.000001` and so on: together what `pg_dump --format=custom` writes. */
async function* dump(address: string, snapshot: string): AsyncGenerator<ArchiveEntry> {
  const { dbname, env } = loginOf(address)
  const words = [
    '--enable-row-security',
    '--format=custom',
    // The whole archive is compressed.
    '--compress=0',
    `--snapshot=${snapshot}`,
    dbname,
  ]
  const child = runClient('pg_dump', words, env)
  child.stdin.end()
  try {
    let number = 0
    for await (const part of inParts(child.stdout)) {
      number += 1
      const name = `database.dump.${String(number).padStart(6, '0')}`
      yield { name, size: part.length, content: once(part) }
    }
    await child.succeeded
  } finally {
    child.stop()
  }
}

/** A client program of PostgreSQL; its errors become one, with what it printed and what to do. */
export function runClient(program: string, words: string[], env: Record<string, string>) {
  const child = spawn(program, words, { env: environmentWith(env) })
  const said = text(child.stderr)
  child.stdin.on('error', () => {})
  const succeeded = new Promise<void>((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ENOENT'
          ? new Error(`${program} was not found. Install the client programs of PostgreSQL.`)
          : error,
      ),
    )
    child.once('close', (code) => {
      if (code === 0) return done()
      void said.then((output) => fail(new Error(`${program} failed: ${output.trim()}`)))
    })
  })
  succeeded.catch(() => {})
  return { stdin: child.stdin, stdout: child.stdout, succeeded, stop: () => child.kill() }
}

async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    size += chunk.length
    if (size < partSize) continue
    yield Buffer.concat(chunks)
    chunks = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(chunks)
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
