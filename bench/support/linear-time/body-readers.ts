import { Hono } from 'hono'
import { writeCsv } from '#server/platform/files/csv.ts'
import { inspectPdf } from '#server/platform/files/inspect-pdf.ts'
import { plainSvg } from '#server/platform/files/plain-svg.ts'
import { readUpload } from '#server/platform/files/upload.ts'
import { requireFormBody } from '#server/platform/http/form-body.ts'
import { parseJsonBody } from '#server/platform/http/json-body.ts'
import { answerProblem } from '#server/platform/problem.ts'
import { join } from '#tests/support/uploads.ts'
import { type Case, caseOf } from './cases.ts'
import { dressedUp, hostileTexts } from './hostile-texts.ts'

const pdfParts = {
  'calls when it is opened': '/OpenAction 7 0 R ',
  'actions when it is opened': '/OpenAction<</S/GoTo>>',
  'marks of packed objects': '/ObjStm ',
  'packed objects without an end': '1 0 obj/ObjStm stream\n',
  'packed objects of nothing': '1 0 obj<</Type/ObjStm>>stream\nx\nendstream ',
  'beginnings of objects': '7 0 obj<<',
  'objects that lead elsewhere': '7 0 obj<</S/GoTo>>',
  'names in digits': '#41',
  'names of filters': '/Filter ',
  'ends of streams': 'endstream ',
  digits: '7',
  'digits and spaces': '7 ',
  spaces: ' ',
  nesting: '<<',
}

const svgParts = {
  'tags that do not end': '<g ',
  attributes: ' a="b"',
  'attributes without a value': ' a=',
  'values that do not end': ' a="',
  'spaces in a tag': ' ',
  'links to other places': ' fill="url(#a',
  'styles that load': '<style>url(',
  comments: '<!--',
  nesting: '<g>',
  groups: '<g/>',
}

const jsonOf: Record<string, (size: number) => string> = {
  'one long text': (size) => `"${'a'.repeat(size)}"`,
  'a text of escapes': (size) => `"${String.raw`\n`.repeat(size / 2)}"`,
  'a text of quotes': (size) => `"${String.raw`\"`.repeat(size / 2)}"`,
  keys: (size) => `{${Array.from({ length: size / 12 }, (_, at) => `"k${at}":1`).join(',')}}`,
  // Below 2 ** 32 all are indices.
  'keys that are numbers': (size) =>
    `{${Array.from({ length: size / 40 }, (_, at) => `"${at * 65_536}":1`).join(',')}}`,
  numbers: (size) => `[${'1,'.repeat(size / 2)}1]`,
  'empty texts': (size) => `[${'"",'.repeat(size / 3)}1]`,
  spaces: (size) => `["a"${' '.repeat(size)}]`,
  'spaces before and after': (size) => `${' '.repeat(size)}1${' '.repeat(size)}`,
  'one long number': (size) => '1'.repeat(size),
  nesting: (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'quotes alone': (size) => '"'.repeat(size),
}

const boundary = 'xxxxxxxx'
const field = (head: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`
const formOf: Record<string, (size: number) => string> = {
  fields: (size) => field('name="a"', 'b').repeat(size / 64),
  'one long field': (size) => field('name="a"', 'b'.repeat(size)),
  'a field of half boundaries': (size) => field('name="a"', '\r\n--xxxxxxx'.repeat(size / 11)),
  'a field that never ends': (size) => field('name="a"', 'b'.repeat(size)).slice(0, -2),
  'a long name': (size) => field(`name="${'a'.repeat(size)}"`, 'b'),
  'a name of escapes': (size) => field(`name="${'%22'.repeat(size / 3)}"`, 'b'),
  'many heads': (size) => field(`name="a"${'\r\nX-A: b'.repeat(size / 8)}`, 'b'),
  'spaces in a head': (size) => field(`name="a"${' '.repeat(size)}`, 'b'),
  'nothing but lines before it': (size) => '\r\n'.repeat(size / 2) + field('name="a"', 'b'),
}

const forms = new Hono()
forms.onError((error, c) => answerProblem(c, error))
forms.post('/', async (c) => {
  await requireFormBody(c)
  return c.text('')
})
const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
const sendForm = (body: Buffer<ArrayBuffer>) =>
  forms.request('/', { method: 'POST', headers, body })

const wanted = {
  field: 'file',
  types: ['image/png'] as const,
  maxBytes: 5 * 1024 * 1024,
  messages: { empty: '', tooLarge: '', wrongType: '' },
}

/** Bodies of requests, and the CSV file that a user's own words are written to. */
export const bodyReaders: Record<string, Case[]> = {
  'a PDF': Object.entries(pdfParts).map(([name, part]) =>
    caseOf(
      name,
      800_000,
      (size) =>
        Buffer.from(
          `%PDF-1.7 /OpenAction 7 0 R 7 0 obj << ${part.repeat(size / part.length)}`,
          'latin1',
        ),
      inspectPdf,
    ),
  ),
  'an SVG': Object.entries(svgParts).map(([name, part]) =>
    caseOf(name, 100_000, (size) => `<svg ${part.repeat(size / part.length)}`, plainSvg),
  ),
  'a JSON body': Object.entries(jsonOf).map(([name, make]) =>
    caseOf(name, 1_000_000, make, parseJsonBody),
  ),
  'a form': Object.entries(formOf).map(([name, make]) =>
    caseOf(
      name,
      2_000_000,
      (size) => Buffer.from(`${make(size)}--${boundary}--\r\n`, 'latin1'),
      sendForm,
    ),
  ),
  'the type of a file': Object.entries(dressedUp).map(([name, { begins, goesOn }]) =>
    caseOf(
      name,
      4_000_000,
      (size) => new File([join(begins, goesOn.repeat(size / goesOn.length))], 'a'),
      (file) => readUpload(file, wanted),
    ),
  ),
  'a CSV file': [
    ...Object.entries(hostileTexts).map(([name, text]) =>
      caseOf(
        name,
        200_000,
        (size) => text.repeat(size / text.length),
        (cell) => writeCsv(['a'], [[cell]]),
      ),
    ),
    caseOf(
      'many rows',
      40_000,
      (size) => Array.from({ length: size }, (_, at) => [`"a,${at}`]),
      (rows) => writeCsv(['a'], rows),
    ),
  ],
}
