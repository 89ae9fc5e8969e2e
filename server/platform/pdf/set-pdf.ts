import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'
import type { CustomTableLayout, Margins } from 'pdfmake/interfaces.js'
import {
  boxLine,
  boxPadding,
  cellPadding,
  printed,
  type PdfDocument,
  sideMargin,
} from './pdf-document.ts'
import { printedData } from './pdf-characters.ts'

/** Sets PDFs, on a worker thread: a page takes some tens of milliseconds. */

const font = (style: string) =>
  fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`))

// Embedded, because the standard fonts of a PDF end at Western Europe and have no ŋ. No italics are set.
const files = { normal: font('Regular'), bold: font('Medium') }

const rows: CustomTableLayout = {
  hLineWidth: (line) => (line === 1 ? 1 : line === 0 ? 0 : 0.5),
  hLineColor: (line) => (line === 1 ? printed.leaf : '#D9CFC0'),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : cellPadding.before),
  paddingRight: () => cellPadding.after,
  paddingTop: () => 3,
  paddingBottom: () => 2,
}

const boxes: CustomTableLayout = {
  hLineWidth: () => boxLine,
  vLineWidth: () => boxLine,
  hLineColor: () => printed.muted,
  vLineColor: () => printed.muted,
  paddingLeft: () => boxPadding,
  paddingRight: () => boxPadding,
  paddingTop: () => 3,
  paddingBottom: () => 2,
}

/** Fetched with the first document: a thread that looks at files does without it. */
async function openPrinter() {
  const [{ default: printer }, { openSync }] = await Promise.all([
    import('pdfmake'),
    import('fontkit'),
  ])
  printer.setFonts({ Roboto: { ...files, italics: files.normal, bolditalics: files.bold } })
  printer.setTableLayouts({ rows, boxes })
  // What a document names is never fetched, and nothing is read from the disk but the letters.
  printer.setUrlAccessPolicy(() => false)
  printer.setLocalAccessPolicy((path) => Object.values(files).includes(path))
  const letters = [files.normal, files.bold].map((file) => openSync(file) as Font)
  const draws = (code: number) => letters.every((one) => one.hasGlyphForCodePoint(code))
  return { printer, draws }
}

let opening: ReturnType<typeof openPrinter> | undefined

/**
 * What a thread prints: it does not know what an admin has set, so the name of the clinic comes with the sheet, and its
 * logo as a data address.
 */
export type PrintedSheet = PdfDocument & { clinic: string; logo?: string | undefined }

/** In points: on paper it is as large as on a page. */
const logoBox = [120, 32] as [number, number]

/** Sets a sheet on A4. Its metadata say who made it, and nothing of what it holds. */
export async function setPdf({
  clinic,
  logo,
  ...sheet
}: PrintedSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { printer, draws } = await (opening ??= openPrinter())
  const { title, lines, content, footer } = printedData(sheet, draws)
  const { ink, leaf, copper, muted } = printed
  const document = printer.createPdf({
    info: { title: clinic, creator: clinic, producer: clinic },
    language: 'en-GB',
    pageSize: 'A4',
    pageMargins: [sideMargin, 40, sideMargin, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    content: [
      ...(logo ? [{ image: logo, fit: logoBox, margin: [0, 0, 0, 6] as Margins }] : []),
      { text: clinic, color: copper, bold: true },
      { text: title, fontSize: 22, bold: true, color: leaf, margin: [0, 4, 0, 4] },
      ...lines,
      ...content,
    ],
    footer: (page, pages) => ({
      margin: [sideMargin, 20, sideMargin, 0],
      fontSize: 8,
      color: muted,
      columns: [
        { text: footer },
        { text: `Page ${page} of ${pages}`, alignment: 'right', width: 'auto' },
      ],
    }),
  })
  return new Uint8Array(await document.getBuffer())
}
