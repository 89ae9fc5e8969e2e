/**
 * Reads and writes archives in the format of `tar` (POSIX ustar), as streams: one file of any size passes
 * through a few kilobytes of memory. Only files and folders, with names of at most 100 bytes.
 */

const block = 512

export interface ArchiveEntry {
  /** Path without a leading slash; that of a folder ends with one. */
  name: string
  /** Bytes. */
  size: number
  /** Has exactly `size` bytes. Of an entry that is read: to be read before the next entry. */
  content: AsyncIterable<Uint8Array>
}

/**
 * @yields the bytes of the archive
 * @throws Error where a name is too long or a content is longer or shorter than announced
 */
export async function* writeArchive(
  entries: AsyncIterable<ArchiveEntry>,
): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield headerOf(name, size)
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} changed while it was read. Run this again.`)
    if (size % block > 0) yield new Uint8Array(block - (size % block))
  }
  yield new Uint8Array(2 * block)
}

/**
 * @param source bytes of an archive
 * @throws Error where it is no archive, or ends early
 */
export async function* readArchive(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<ArchiveEntry> {
  const bytes = new ByteReader(source)
  for (;;) {
    const header = await bytes.exactly(block)
    if (header.every((byte) => byte === 0)) break
    const { name, size } = parseHeader(header)
    let left = size
    const content = (async function* () {
      while (left > 0) {
        const chunk = await bytes.atMost(left)
        left -= chunk.length
        yield chunk
      }
    })()
    yield { name, size, content }
    for await (const _ of content);
    await bytes.exactly((block - (size % block)) % block)
  }
  // The last bytes prove that the file is whole, so they are read, too.
  await bytes.untilEnd()
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block)
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a backup.`)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  const isFolder = name.endsWith('/')
  header.write(name, 0)
  header.write(octal(isFolder ? 0o700 : 0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(size, 11), 124)
  header.write(octal(0, 11), 136)
  header.write(' '.repeat(8), 148)
  header.write(isFolder ? '5' : '0', 156)
  header.write('ustar\u000000', 257)
  header.write(`${octal(sumOf(header), 6)} `, 148)
  return header
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const textAt = (from: number, length: number) =>
    header
      .subarray(from, from + length)
      .toString()
      .split('\0')[0]!
      .trim()
  const sum = Number.parseInt(textAt(148, 8), 8)
  header.fill(' ', 148, 156)
  if (sum !== sumOf(header)) throw new Error('The backup is damaged, or no backup.')
  return { name: textAt(0, 100), size: Number.parseInt(textAt(124, 12), 8) }
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

/** Takes given numbers of bytes from a stream of chunks. */
class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  /** @returns at least one byte @throws Error at the end of the stream */
  async atMost(count: number): Promise<Uint8Array> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next()
      if (done) throw new Error('The backup is not whole: its end is missing.')
      this.#rest = value
    }
    const taken = this.#rest.subarray(0, count)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  async exactly(count: number): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for (let left = count; left > 0; left -= parts.at(-1)!.length)
      parts.push(await this.atMost(left))
    return Buffer.concat(parts)
  }

  async untilEnd(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }
}
