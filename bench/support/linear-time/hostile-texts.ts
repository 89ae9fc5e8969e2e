import { deflateSync } from 'node:zlib'
import { chunk } from '#tests/support/uploads.ts'

/** Texts that, many times over, make a careless regular expression start again and again. */
export const hostileTexts: Record<string, string> = {
  letters: 'a',
  capitals: 'A',
  digits: '1',
  'digits in groups': '1 ',
  thousands: '1,',
  spaces: ' ',
  tabs: '\t',
  lines: '\n',
  'lines of Windows': '\r\n',
  words: 'a ',
  'letters and signs': 'a1!',
  dots: '.',
  labels: 'a.',
  'at signs': 'a@',
  quotes: '"',
  apostrophes: '’',
  backslashes: '\\',
  slashes: '/',
  folders: 'a/',
  commas: ',',
  addresses: '::1, ',
  brackets: '(',
  hyphens: '-',
  'equal signs': '=',
  percents: '%41',
  durations: '1h',
  marks: 'e\u0301',
  'marks alone': '\u0301',
  joiners: '👩\u200D',
  flags: '🇿',
  'half letters': '\uD83D',
  'words of danger': 'difficult',
  'words of a crisis': 'take my ',
  'wishes of a crisis': "don't want to ",
  names: 'Dr. ',
}

const png = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
const header = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]))
const nothing = Buffer.alloc(0)

/** Beginnings after which a library for file types reads on, and the type that it then finds. */
export const dressedUp: Record<string, { begins: Uint8Array; goesOn: string }> = {
  'a PNG of many parts': {
    begins: Buffer.concat([png, header]),
    goesOn: chunk('tEXt', nothing).toString('latin1'),
  },
  'a PNG of packed texts': {
    begins: Buffer.concat([png, header]),
    goesOn: chunk('zTXt', deflateSync(Buffer.alloc(1000))).toString('latin1'),
  },
  'an archive of empty files': {
    begins: nothing,
    goesOn: `PK\x03\x04\x14${'\0'.repeat(21)}\x01\0\0\0a`,
  },
  'a PDF': { begins: Buffer.from('%PDF-1.7\n'), goesOn: 'AIPrivateData' },
  'a song with many tags': { begins: nothing, goesOn: 'ID3\x04\0\0\0\0\0\0' },
  'a film of boxes': { begins: nothing, goesOn: '\0\0\0\x08ftyp' },
  'a film of elements': { begins: Buffer.from('\x1AE\xDF\xA3', 'latin1'), goesOn: '\x42\x82\x80' },
  'a page of nothing': { begins: Buffer.from('<?xml'), goesOn: ' ' },
}
