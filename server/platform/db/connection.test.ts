import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { engine, openTestDatabase } from '#tests/support/database.ts'
import { asSystem, tables } from '../db.ts'
import { toProblem } from '../problem.ts'
import { closeDatabase, openDatabase } from './connection.ts'

it.runIf(engine === 'postgres')(
  'has the database run statements without compiling them',
  async () => {
    const database = await openTestDatabase()
    const jit = await asSystem('read a setting in a test', (tx) =>
      tx.run(tables.selectNoFrom(sql<string>`current_setting('jit')`.as('jit'))),
    )
    expect(jit).toEqual([{ jit: 'off' }])
    await database.close()
  },
)

it.runIf(engine === 'postgres')(
  'gives up on a database that has gone silent, and serves again when it speaks',
  async () => {
    const database = await openTestDatabase()
    await closeDatabase()
    const address = new URL(database.settings.DATABASE_URL!)
    const target = { host: address.hostname, port: Number(address.port) }
    let isSilent = false
    const sockets = new Set<Socket>()
    const line = createServer((near) => {
      const far = connect(target)
      sockets.add(near).add(far)
      near.on('data', (bytes) => isSilent || far.write(bytes)).on('error', () => {})
      far.on('data', (bytes) => isSilent || near.write(bytes)).on('error', () => {})
      near.on('close', () => far.destroy())
    })
    await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
    address.hostname = '127.0.0.1'
    address.port = String((line.address() as AddressInfo).port)
    await openDatabase({
      ...database.settings,
      DATA_DIR: 'memory',
      REQUIRE_STAFF_MFA: false,
      DATABASE_URL: address.href,
    })
    const ask = () =>
      asSystem('ask in a test', (tx) => tx.run(tables.selectFrom('accounts.users').select('id')))
    expect(await ask()).toEqual([])
    isSilent = true
    const rejected = await ask().then(
      () => undefined,
      (error: unknown) => toProblem(error),
    )
    expect(rejected).toMatchObject({ status: 503, retryAfter: expect.any(Number) })
    isSilent = false
    expect(await ask()).toEqual([])
    for (const socket of sockets) socket.destroy()
    line.close()
    await database.close()
  },
  60_000,
)
