import { constants, inflateSync } from 'node:zlib'

/**
 * Looks for what a PDF may do besides showing pages. It is a search for the names under which the
 * format (ISO 32000-2, 7.5.7, 7.6, 12.6.4, 12.7) keeps such things, as pdfid does, and no reading of
 * the whole: it rejects what an office program or an attacker's kit writes, and cannot promise that
 * nothing is left. That is why a PDF only ever leaves as an attachment, under a policy that runs nothing.
 *
 * Runs on a worker thread. Each part is read a fixed number of times, so that the time grows with the
 * size of the file: what would make it read a part again is rejected as unreadable.
 */

export type PdfIssue = 'locked' | 'lively' | 'unreadable'

/** Actions that run, send, fetch or open something, and other files inside. */
const activeContent =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|XFA)(?![A-Za-z0-9])/
/** A key of the trailer that makes all streams unreadable. */
const locked = /\/Encrypt(?![A-Za-z0-9])/

/** Where objects are packed, and the one way in which that is done. */
const packMark = /\/ObjStm(?![A-Za-z0-9])/g
const isDeflated = /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>>)/

/** Bytes that the packed objects of one file may come to: four times the largest file. */
const maxUnpacked = 20 * 1024 * 1024
/** Streams of packed objects; programs put a hundred objects or more into each. */
const maxStreams = 2000
/** Characters of the dictionary before such a stream, on either side of its mark. */
const longestHead = 4096
/** Times that a file may say what happens when it is opened: once for each time it was saved. */
const maxOpenings = 1000
/** Characters of an action that are looked at. */
const actionLength = 300

/** @returns what speaks against a PDF; undefined where nothing was found */
export function inspectPdf(bytes: Uint8Array): PdfIssue | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  const names = readNames(file, text)
  if (locked.test(names)) return 'locked'
  const packed = unpackObjects(file, text, names)
  if (packed === 'unreadable') return 'unreadable'
  const parts = [names, ...packed]
  if (parts.some((part) => activeContent.test(part))) return 'lively'
  return judgeOpening(parts)
}

/**
 * Text of one character a byte with the escapes of names resolved: `/J#53` is `/JS`.
 *
 * @param text the same bytes as text: returned where there are no escapes, so that a file is held once
 */
function readNames(bytes: Buffer, text = bytes.toString('latin1')): string {
  if (!text.includes('#')) return text
  const plain = Buffer.alloc(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === numberSign ? hexPair(bytes[at + 1], bytes[at + 2]) : -1
    plain[length] = code < 0 ? bytes[at]! : code
    length += 1
    if (code >= 0) at += 2
  }
  return plain.toString('latin1', 0, length)
}

const numberSign = 0x23

/** The byte that two digits write; negative where they are none. */
function hexPair(high = 0, low = 0): number {
  return (hexDigit(high) << 4) | hexDigit(low)
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte & ~0x20
  return letter >= 0x41 && letter <= 0x46 ? letter - 0x37 : -1
}

/** Objects may be packed in streams (7.5.7): what they hold, one text for each stream. */
function unpackObjects(file: Buffer, text: string, names: string): string[] | 'unreadable' {
  const marks = findMarks(text)
  // No program writes this name in another way except to hide it.
  if (findMarks(names).length !== marks.length || marks.length > maxStreams) return 'unreadable'
  const unpacked: string[] = []
  let left = maxUnpacked
  let read = 0
  for (const index of marks) {
    const stream = findStream(text, index)
    // Two marks that share a stream, and a stream within another, would be read twice.
    if (!stream || stream.from < read) return 'unreadable'
    read = stream.end
    const plain = unpack(file, stream, left)
    if (!plain) return 'unreadable'
    left -= plain.length
    unpacked.push(readNames(plain))
  }
  return unpacked
}

/** Where the marks are, up to one more than there may be. */
function findMarks(text: string): number[] {
  const marks: number[] = []
  for (const { index } of text.matchAll(packMark)) {
    marks.push(index)
    if (marks.length > maxStreams) break
  }
  return marks
}

interface Stream {
  /** The dictionary before it. */
  head: string
  from: number
  end: number
}

/** The stream whose dictionary has the mark at `index`; undefined where the parts are too far apart. */
function findStream(text: string, index: number): Stream | undefined {
  const before = text.slice(Math.max(0, index - longestHead), index)
  const after = text.slice(index, index + longestHead)
  const [begin, word] = [before.lastIndexOf('obj'), after.indexOf('stream')]
  if (begin < 0 || word < 0) return undefined
  const start = index + word
  const from = start + (text.startsWith('\r\n', start + 6) ? 8 : 7)
  const end = text.indexOf('endstream', from)
  if (end < 0) return undefined
  const head = readNames(Buffer.from(before.slice(begin) + after.slice(0, word), 'latin1'))
  return { head, from, end }
}

/** @returns what a stream holds; undefined where that cannot be read, or is more than `max` bytes */
function unpack(file: Buffer, { head, from, end }: Stream, max: number): Buffer | undefined {
  const content = file.subarray(from, end)
  if (!head.includes('/Filter')) return content.length > max ? undefined : content
  // No writer packs objects in any other way; an attacker who does would hide them from this search.
  if (!isDeflated.test(head) || head.includes('/Predictor')) return undefined
  try {
    // Line ends come between the packed bytes and `endstream`.
    const finishFlush = constants.Z_SYNC_FLUSH
    return inflateSync(content, { maxOutputLength: Math.max(1, max), finishFlush })
  } catch {
    return undefined
  }
}

/**
 * Whether something other than a place in the document is called when it is opened. A place, as many
 * office programs write it, is harmless: `/OpenAction [3 0 R /Fit]`, or an action of the kind GoTo.
 */
function judgeOpening(parts: readonly string[]): PdfIssue | undefined {
  const called = new Set<number>()
  let openings = 0
  for (const part of parts) {
    for (const { index } of part.matchAll(/\/OpenAction/g)) {
      openings += 1
      if (openings > maxOpenings) return 'unreadable'
      const action = part.slice(index + '/OpenAction'.length, index + actionLength)
      const number = /^\s*(\d+)\s+\d+\s+R/.exec(action)?.[1]
      if (number) called.add(Number(number))
      else if (isOtherAction(action)) return 'lively'
    }
  }
  return called.size > 0 && parts.some((part) => holdsOtherAction(part, called))
    ? 'lively'
    : undefined
}

/** Whether one of these objects is such an action; objects in packed streams are not covered. */
function holdsOtherAction(part: string, numbers: ReadonlySet<number>): boolean {
  for (const match of part.matchAll(/(?<![0-9])(\d+)\s+\d+\s+obj/g)) {
    if (!numbers.has(Number(match[1]))) continue
    const begin = match.index + match[0].length
    if (isOtherAction(part.slice(begin, begin + actionLength))) return true
  }
  return false
}

function isOtherAction(action: string): boolean {
  return /^\s*<</.test(action) && !/^\s*<<[^]*?\/S\s*\/GoTo(?![A-Za-z0-9])/.test(action)
}
