import { createServer, type AddressInfo, type Socket } from 'node:net'
import { connect } from 'node:net'

/**
 * A minimal pooler in transaction mode: all clients share one session of the
 * database. It answers their startup itself, and forwards one query at a time.
 *
 * @param address a database that asks for no password
 */
export async function startPooler(address: string) {
  const target = new URL(address)
  const backend = connect(Number(target.port), target.hostname)
  const words = ['user', target.username, 'database', target.pathname.slice(1), '', '']
  const body = Buffer.concat([int32(196_608), Buffer.from(words.join('\0').slice(0, -1) + '\0')])
  backend.write(Buffer.concat([int32(body.length + 4), body]))
  let current: ((answer: Buffer) => void) | undefined
  let answer = Buffer.alloc(0)
  backend.on('data', (chunk) => {
    answer = Buffer.concat([answer, chunk])
    // ReadyForQuery, of five bytes, ends each answer.
    if (answer.at(-6) === 0x5a && answer.at(-2) === 5) {
      current?.(answer)
      answer = Buffer.alloc(0)
    }
  })
  const ask = (query?: Buffer) =>
    new Promise<Buffer>((done) => {
      current = done
      if (query) backend.write(query)
    })
  let queue: Promise<unknown> = ask()
  const clients = new Set<Socket>()
  const server = createServer((socket) => {
    clients.add(socket)
    let isStarted = false
    socket.on('error', () => {})
    socket.on('data', (message) => {
      if (!isStarted) {
        isStarted = true
        const ok = [
          Buffer.from('R'),
          int32(8),
          int32(0),
          Buffer.from('Z'),
          int32(5),
          Buffer.from('I'),
        ]
        socket.write(Buffer.concat(ok))
      } else if (message[0] === 0x58) socket.end()
      else queue = queue.then(async () => socket.write(await ask(message)))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  target.port = String((server.address() as AddressInfo).port)
  target.hostname = '127.0.0.1'
  return {
    address: target.href,
    close() {
      backend.destroy()
      for (const client of clients) client.destroy()
      server.close()
    },
  }
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
