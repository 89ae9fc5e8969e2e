import { fileURLToPath } from 'node:url'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { brand } from '#domain/brand.ts'

const font = (style: string) =>
  fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`))

// Embedded, because the standard fonts of a PDF end at Western Europe and have no ŋ. No italics are set.
const files = { normal: font('Regular'), bold: font('Medium') }

/** Fetched with the first document: a server starts sooner without it. */
async function openPrinter() {
  const { default: printer } = await import('pdfmake')
  printer.setFonts({ Roboto: { ...files, italics: files.normal, bolditalics: files.bold } })
  // What a document names is never fetched, and nothing is read from the disk but the letters.
  printer.setUrlAccessPolicy(() => false)
  printer.setLocalAccessPolicy((path) => Object.values(files).includes(path))
  return printer
}

let opening: ReturnType<typeof openPrinter> | undefined

const lettersOf = new Intl.Segmenter('en')

/**
 * A text by a person as it can be printed: without what steers a line or hides (control characters,
 * marks of direction, halves of characters), in one line, and of a length that a page holds.
 */
export function printable(text: string, most = 120): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  const letters = Array.from(lettersOf.segment(plain), ({ segment }) => segment)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : plain
}

/** Sets a document on A4. Its metadata say who made it, and nothing of what it holds. */
export async function renderPdf(document: TDocumentDefinitions): Promise<Uint8Array<ArrayBuffer>> {
  const printer = await (opening ??= openPrinter())
  const info = { title: brand.name, creator: brand.name, producer: brand.name }
  const whole = { ...document, info, language: 'en-GB', pageSize: 'A4' as const }
  return new Uint8Array(await printer.createPdf(whole).getBuffer())
}
