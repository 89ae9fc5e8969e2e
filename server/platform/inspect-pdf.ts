import { promisify } from 'node:util'
import { constants, inflate as inflateWithCallback } from 'node:zlib'

/**
 * Looks for what a PDF may do besides showing pages. It is a search for the names under which the
 * format (ISO 32000-2, 7.5.7, 7.6, 12.6.4, 12.7) keeps such things, as pdfid does, and no reading of
 * the whole: it refuses what an office program or an attacker's kit writes, and cannot promise that
 * nothing is left. That is why a PDF only ever leaves as an attachment, under a policy that runs nothing.
 */

export type PdfFault = 'locked' | 'lively' | 'unreadable'

/** Actions that run, send, fetch or open something, and other files inside. */
const lively =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|XFA)(?![A-Za-z0-9])/
/** A key of the trailer that makes all streams unreadable. */
const locked = /\/Encrypt(?![A-Za-z0-9])/

/** Where objects are packed, and the one way in which that is done. */
const packMark = /\/ObjStm(?![A-Za-z0-9])/g
const isDeflated = /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>>)/

/** Bytes that the packed objects of one file may come to: ten times a large file. */
const mostUnpacked = 50 * 1024 * 1024

const inflate = promisify(inflateWithCallback)

/** @returns what speaks against a PDF; undefined where nothing was found */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFault | undefined> {
  const text = readNames(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (locked.test(text)) return 'locked'
  const packed = await unpackObjects(bytes)
  if (packed === 'unreadable') return 'unreadable'
  const parts = [text, ...packed]
  return parts.some((part) => lively.test(part) || opensWithAction(part, parts))
    ? 'lively'
    : undefined
}

/** As text of one character a byte, in which names stand as they are: `/J#53` is `/JS`. */
function readNames(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
}

/** Objects may be packed in streams (7.5.7): what they hold, one text for each stream. */
async function unpackObjects(bytes: Uint8Array): Promise<string[] | 'unreadable'> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  const marks = [...text.matchAll(packMark)]
  // Nobody writes this name in another way but to hide it.
  if ([...readNames(file).matchAll(packMark)].length !== marks.length) return 'unreadable'
  const unpacked: string[] = []
  let left = mostUnpacked
  for (const { index } of marks) {
    const begin = text.indexOf('stream', index)
    if (begin < 0) continue
    const head = readNames(file.subarray(text.lastIndexOf('obj', index), begin))
    const from = begin + (text.startsWith('\r\n', begin + 6) ? 8 : 7)
    const end = text.indexOf('endstream', from)
    const content = file.subarray(from, end < 0 ? undefined : end)
    if (!head.includes('/Filter')) {
      unpacked.push(readNames(content))
      continue
    }
    // No writer packs objects in any other way, and whoever does would hide them from this search.
    if (!isDeflated.test(head) || head.includes('/Predictor')) return 'unreadable'
    const plain = await inflate(content, {
      maxOutputLength: left,
      // Line ends stand between the packed bytes and `endstream`.
      finishFlush: constants.Z_SYNC_FLUSH,
    }).catch(() => undefined)
    if (!plain) return 'unreadable'
    left = Math.max(1, left - plain.length)
    unpacked.push(readNames(plain))
  }
  return unpacked
}

/**
 * Whether something other than a place in the document is called when it is opened. A place, as many
 * office programs write it, is harmless: `/OpenAction [3 0 R /Fit]`, or an action of the kind GoTo.
 */
function opensWithAction(part: string, parts: readonly string[]): boolean {
  for (const [, rest = ''] of part.matchAll(/\/OpenAction([^]{0,300})/g)) {
    const number = /^\s*(\d+)\s+\d+\s+R/.exec(rest)?.[1]
    const action = number ? findObject(number, parts) : rest
    if (/^\s*<</.test(action) && !/^\s*<<[^]*?\/S\s*\/GoTo(?![A-Za-z0-9])/.test(action)) return true
  }
  return false
}

/** The beginning of an object, as far as it stands outside of packed streams. */
function findObject(number: string, parts: readonly string[]): string {
  const head = new RegExp(`(?<![0-9])${number}\\s+\\d+\\s+obj([^]{0,300})`)
  return parts.map((part) => head.exec(part)?.[1]).find((found) => found !== undefined) ?? ''
}
