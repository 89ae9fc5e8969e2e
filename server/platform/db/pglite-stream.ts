import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/** First bytes of messages of the PostgreSQL protocol; the first message has no type byte. */
const startup = 0x00
const terminate = 0x58
/** "You are who you say", and "ready for a statement, outside any transaction". */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/**
 * PGlite as the socket of a `pg` client. What `pg` writes within one turn reaches the engine in one
 * call, and the bytes of its answers go to `pg`'s parser as they are. (The adapter that comes with
 * PGlite calls the engine for each message, ten for a small transaction, and parses twice.)
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite
  #waiting: Buffer[] = []

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  /** As a socket does, where `pg` asks for it. PGlite has one session, which lives on. */
  connect(): this {
    // Statements that an earlier client left open do not belong to this one.
    void this.#pglite.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void) {
    this.push(null)
    done()
  }

  #send(chunks: Buffer[]) {
    // The engine has been started, and outlives its clients.
    const messages = chunks.filter((chunk) => chunk[0] !== terminate)
    if (messages.length === 0) return
    // Runs after other pending events, because the engine blocks the whole process while it works.
    if (this.#waiting.length === 0) setImmediate(() => this.#exchange())
    this.#waiting.push(...messages)
  }

  #exchange() {
    const message = Buffer.concat(this.#waiting)
    this.#waiting = []
    if (message[0] === startup) return void this.push(welcome)
    const answers: Uint8Array[] = []
    this.#pglite
      .execProtocolRawStream(message, { onRawData: (bytes) => answers.push(bytes.slice()) })
      .then(
        () => this.push(Buffer.concat(answers)),
        (error: Error) => this.destroy(error),
      )
  }
}
