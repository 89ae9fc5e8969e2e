import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { maxFileBytes } from '#domain/values/files.ts'
import {
  type Bytes,
  chunk,
  deepPicture,
  flood,
  join,
  movingPicture,
  pdf,
  picture,
} from './uploads.ts'

/**
 * Files that an attacker, or an unlucky user, may send. All are made here; their hidden content says
 * `mwizi` (a thief), so that a test can search for it in the stored file.
 */

/** A status, or the result for the file: encoded again, or stored unchanged, which only a PDF may be. */
export type ExpectedResult = 413 | 415 | 422 | 'redrawn' | 'kept'

export interface FileAttack {
  make: () => Bytes | Promise<Bytes>
  /** Where a document is asked for, and where a photo is. */
  document: ExpectedResult
  photo: ExpectedResult
  /** As the sender calls it. */
  filename?: string
  type?: string
}

export const payload = '<script>mwizi()</script>'
const zip = join(
  'PK\x03\x04\x14\0\0\0\0\0',
  '\0'.repeat(16),
  '\x05\0\0\0mwizi',
  'PK\x05\x06',
  '\0'.repeat(18),
)
const png = () => picture('png')
const jpeg = () => picture('jpeg')

/** The bytes of a picture with others put in `at` so many. */
function insert(bytes: Bytes, at: number, ...parts: (Uint8Array | string)[]): Bytes {
  return join(bytes.subarray(0, at), ...parts, bytes.subarray(at))
}

/** Where the first chunk after the header of a PNG begins. */
const afterHeader = 33

function cut(bytes: Bytes): Bytes {
  return bytes.slice(0, bytes.length / 2)
}

/** The same with one byte inverted. */
function spoil(bytes: Bytes, at: number): Bytes {
  const spoiled = bytes.slice()
  spoiled[at]! ^= 0xff
  return spoiled
}

/** A PDF of these objects, the first of which is its catalogue. */
function pdfOf(objects: readonly (string | Uint8Array)[], trailer = '/Root 1 0 R'): Bytes {
  return join(
    '%PDF-1.7\n',
    ...objects.flatMap((object, index) => [`${index + 1} 0 obj\n`, object, '\nendobj\n']),
    `trailer\n<< ${trailer} >>\n%%EOF\n`,
  )
}

/** Objects packed in a stream, as most programs write them today. */
function packed(text: string | Uint8Array, more = '', kind = '/ObjStm'): Uint8Array {
  const content = deflateSync(Buffer.from(text as string))
  const head = `<< /Type ${kind} /N 1 /First 5 /Filter /FlateDecode ${more}/Length ${content.length} >>\nstream\n`
  return join(head, content, '\nendstream')
}

const catalogue = (more: string) => `<< /Type /Catalog /Pages 9 0 R ${more} >>`
const runs = '<< /S /JavaScript /JS (mwizi\\(\\)) >>'

function moving(bytes: Bytes): Bytes {
  const frames = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  const frame = chunk('fcTL', Buffer.concat([Buffer.alloc(24), Buffer.from([0, 0])]))
  return insert(bytes, afterHeader, frames, frame)
}

const notPictures: Record<string, FileAttack> = Object.fromEntries(
  Object.entries<() => Bytes | Promise<Bytes>>({
    'a page': () => join(`<!doctype html><html>${payload}</html>`),
    'an SVG with a script': () => join(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`),
    'an SVG with an XML head': () => join('<?xml version="1.0"?><svg onload="mwizi()"/>'),
    'an XML that reads files': () =>
      join('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    'a script': () => join('mwizi()//'),
    'a text': () => join('My student card. mwizi'),
    'a program of Windows': () => join('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', '\0'.repeat(200)),
    'a program of Linux': () => join('\x7fELF\x02\x01\x01', '\0'.repeat(200)),
    'a zip': () => zip,
    'a GIF': () => picture('gif'),
    'a GIF that is a script': () => join('GIF89a/*', '\0'.repeat(20), '*/=1;mwizi()'),
    'a GIF that is an archive': async () => join(await picture('gif'), zip),
    'a TIFF': () => picture('tiff'),
    'a BMP': () => join('BM', '\0'.repeat(12), '\x28\0\0\0', '\0'.repeat(100)),
    'a HEIC': () => join('\0\0\0\x18ftypheic\0\0\0\0heicmif1', '\0'.repeat(100)),
    'an AVIF': () => join('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', '\0'.repeat(100)),
    'one byte': () => join('\x89'),
    numbers: () => join(new Uint8Array(5000).fill(7)),
    'a page before a PDF': () => join(payload, pdf),
    'a page before a PNG': async () => join(payload, await png()),
    'a PNG that moves': async () => moving(await png()),
    'a PDF that begins late': () => join('\n'.repeat(512), pdf),
  }).map(([name, make]) => [name, { make, document: 415, photo: 415 }]),
)

const brokenPictures: Record<string, FileAttack> = Object.fromEntries(
  Object.entries<() => Bytes | Promise<Bytes>>({
    'a JPEG cut in half': async () => cut(await jpeg()),
    'a PNG cut in half': async () => cut(await png()),
    'a PNG whose header does not add up': async () => spoil(await png(), 20),
    'a PNG whose pixels do not add up': async () => spoil(await png(), 120),
    'the beginning of a JPEG before a page': () => join('\xff\xd8\xff\xe0', payload),
    'a flood of pixels in a few bytes': () => flood(30_000, 30_000, false),
    'a flood of pixels that are all there': () => flood(30_000, 30_000),
    'one pixel too many': () => flood(5000, 5001),
    'a line without end': () => flood(2_000_000, 13, false),
    'a picture of no size': () => flood(0, 0, false),
    nothing: () => join(''),
  }).map(([name, make]) => [name, { make, document: 422, photo: 422 }]),
)

const hiding: Record<string, FileAttack> = Object.fromEntries(
  Object.entries<() => Bytes | Promise<Bytes>>({
    'a PNG before a page': async () => join(await png(), payload),
    'a PNG before a zip': async () => join(await png(), zip),
    'a PNG with a page among its texts': async () =>
      insert(await png(), afterHeader, chunk('tEXt', Buffer.from(`Comment\0${payload}`))),
    'a PNG with a text that unpacks to 100 MB': async () => {
      const text = deflateSync(Buffer.alloc(100 * 1024 * 1024, 'mwizi'), { level: 9 })
      const chunkOfText = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), text]))
      return insert(await png(), afterHeader, chunkOfText)
    },
    'a JPEG before a zip': async () => join(await jpeg(), zip),
    'a JPEG with a script as its comment': async () =>
      insert(await jpeg(), 2, '\xff\xfe\0\x13', '*/=1;mwizi();/**/'),
    'a JPEG with a page of PHP for a camera': async () =>
      new Uint8Array(
        await sharp(await jpeg())
          .withExif({ IFD0: { Model: '<?php mwizi(); ?>' } })
          .toBuffer(),
      ),
    'a JPEG that contains where it was taken': async () =>
      new Uint8Array(
        await sharp(await jpeg())
          .withExif({ IFD0: { Model: 'mwizi' }, IFD3: { GPSLatitude: '15/1 24/1 59/1' } })
          .toBuffer(),
      ),
    'a JPEG in the colours of print': async () =>
      new Uint8Array(
        await sharp(await jpeg())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
      ),
  }).map(([name, make]) => [name, { make, document: 'redrawn', photo: 'redrawn' }]),
)

const activePdfs: Record<string, FileAttack> = Object.fromEntries(
  Object.entries<() => Bytes>({
    'a PDF that runs a script': () => pdfOf([catalogue(`/OpenAction ${runs}`)]),
    'a PDF with a script under a name in disguise': () =>
      pdfOf([catalogue('/OpenAction << /S /#4aava#53cript /#4aS (mwizi) >>')]),
    'a PDF with a script in a packed object': () =>
      pdfOf([catalogue('/OpenAction 7 0 R'), packed(`7 0  ${runs}`)]),
    'a PDF with objects packed in disguise': () =>
      pdfOf([catalogue('/OpenAction 7 0 R'), packed(`7 0  ${runs}`, '', '/Obj#53tm')]),
    'a PDF with objects packed in an unusual way': () =>
      pdfOf([catalogue(''), packed('7 0  << >>', '/DecodeParms << /Predictor 12 >> ')]),
    'a PDF whose objects unpack to 100 MB': () =>
      pdfOf([catalogue(''), packed(Buffer.alloc(100 * 1024 * 1024))]),
    'a PDF that opens an address': () =>
      pdfOf([catalogue('/OpenAction 2 0 R'), '<< /S /URI /URI (http://mwizi.example/) >>']),
    'a PDF that starts a program': () =>
      pdfOf([catalogue('/OpenAction << /S /Launch /F (cmd.exe) >>')]),
    'a PDF that holds a file': () =>
      pdfOf([catalogue('/Names << /EmbeddedFiles << /Names [(mwizi.exe) 2 0 R] >> >>')]),
    'a PDF that sends a form': () => pdfOf([catalogue('/AA << /O << /S /SubmitForm >> >>')]),
    'a PDF with a form that computes': () => pdfOf([catalogue('/AcroForm << /XFA 2 0 R >>')]),
    'a PDF that is locked': () => pdfOf([catalogue('')], '/Root 1 0 R /Encrypt 2 0 R'),
  }).map(([name, make]) => [name, { make, document: 422, photo: 415 }]),
)

const plainPdfs: Record<string, FileAttack> = Object.fromEntries(
  Object.entries<() => Bytes>({
    'a PDF before a page': () => join(pdf, payload),
    'a PDF before a zip': () => join(pdf, zip),
    'a PDF that opens at a place, as office programs write it': () =>
      pdfOf([
        catalogue('/OpenAction 2 0 R'),
        '<< /S /GoTo /D [9 0 R /Fit] >>',
        packed('7 0  << /Type /Page >>'),
      ]),
    'a PDF of exactly 5 MB': () => join(pdf, '\n'.repeat(maxFileBytes - pdf.length)),
  }).map(([name, make]) => [name, { make, document: 'kept', photo: 415 }]),
)

/** A few bytes, or a few million, that cost a careless reader minutes or gigabytes. */
const heavy: Record<string, FileAttack> = {
  ...Object.fromEntries(
    Object.entries<() => Bytes | Promise<Bytes>>({
      'a picture of 1 by 50,000': () => flood(1, 50_000),
      'a picture of 50,000 by 1': () => flood(50_000, 1),
      'a picture of 16 bits that are all held at once': () => deepPicture(5000, 5000),
    }).map(([name, make]) => [name, { make, document: 422, photo: 422 }]),
  ),
  ...Object.fromEntries(
    Object.entries({
      'calls at its opening': '/OpenAction 7 0 R ',
      'marks of packed objects': '/ObjStm ',
      'streams that never end': '1 0 obj /ObjStm stream\n',
      'streams of nothing': '1 0 obj<</Type/ObjStm>>stream\nx\nendstream ',
    }).map(([name, part]) => [
      `a PDF of 4 MB of ${name}`,
      { make: () => join(pdf, part.repeat(4_000_000 / part.length)), document: 422, photo: 415 },
    ]),
  ),
  'a picture nine times as long as wide': {
    make: () => flood(90, 810),
    document: 'redrawn',
    photo: 422,
  },
  'a WebP of a hundred frames': {
    make: () => movingPicture(100),
    document: 415,
    photo: 'redrawn',
  },
}

/** Names and types by which a good picture may be sent; none of them counts. */
const misnamed: Record<string, FileAttack> = Object.fromEntries(
  Object.entries({
    'a path upwards': ['../../../../mwizi.png'],
    'a path of Windows': ['..\\..\\mwizi.png'],
    'a full path': ['/etc/cron.d/mwizi'],
    'a path in disguise': ['..%2f..%2fmwizi.png'],
    'a name that ends early': ['mwizi.php\0.png'],
    'a name of two endings': ['mwizi.png.php'],
    'a name of 300 letters': [`${'mwizi'.repeat(60)}.png`],
    'a name that reads backwards': ['mwizi\u202Egnp.exe'],
    'a name in other letters': ['ŋa\u0301-我-🎓.png'],
    'a name of the server’s own': ['.htaccess'],
    'no name': [''],
    'the type of a page': ['card.png', 'text/html'],
    'the type of a program': ['card.exe', 'application/x-msdownload'],
  }).map(([name, [filename, type]]) => [
    `a PNG by ${name}`,
    {
      make: png,
      document: filename === '' ? 422 : 'redrawn',
      photo: filename === '' ? 422 : 'redrawn',
      filename: filename!,
      ...(type ? { type } : {}),
    } as FileAttack,
  ]),
)

export const fileAttacks: Readonly<Record<string, FileAttack>> = {
  ...notPictures,
  ...brokenPictures,
  ...hiding,
  ...activePdfs,
  ...plainPdfs,
  ...heavy,
  ...misnamed,
  'a WebP': { make: () => picture('webp'), document: 415, photo: 'redrawn' },
  'a PDF of one byte more than 5 MB': {
    make: () => join(pdf, '\n'.repeat(maxFileBytes - pdf.length + 1)),
    document: 413,
    photo: 413,
  },
}
