import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '#tests/support/csv.ts'
import { type Cell, writeCsv } from './csv.ts'

const cellsOf = (...row: Cell[]) => readCsv(writeCsv(row.map(String), [row])).rows[1]

describe('a CSV file', () => {
  it('is as RFC 4180 has it, with a mark that says UTF-8', () => {
    expect(writeCsv(['day', 'amount'], [['2026-03-01', 250.5]])).toBe(
      '\u{FEFF}day,amount\r\n2026-03-01,250.5\r\n',
    )
    expect(writeCsv(['day'], [])).toBe('\u{FEFF}day\r\n')
  })

  it('keeps commas, quotes, line breaks and letters of any language in their cell', () => {
    const row = ['a, b', 'he said "no"', 'two\r\nlines', 'one\nmore', 'Ng’andu ŋ 😀', ' ', '']
    expect(cellsOf(...row)).toEqual(row)
  })

  it.each([
    ['=1+1'],
    ['=HYPERLINK("http://x.test","pay")'],
    ['+260 97 0000000'],
    ['-2+3'],
    ['--1'],
    ['-1.'],
    ['@SUM(A1)'],
    ['\tcmd'],
    ['\rcmd'],
    ['＝1+1'],
    ['- a thought'],
    [' =1+1'],
    ['"=1+1"'],
  ])('puts an apostrophe before %j, which a spreadsheet might run', (text) => {
    expect(cellsOf(text)).toEqual([`'${text}`])
  })

  it('runs nothing that hides behind a sign that is left out', () => {
    expect(cellsOf('\0=1+1')).toEqual(["'=1+1"])
  })

  it.each([
    ['Mary;=1+1', `"Mary;'=1+1"`],
    ['Mary; =1+1', `"Mary; '=1+1"`],
    ['Mary;"=1+1"', `"Mary;""'=1+1""` + '"'],
    ['Mary;;=1+1', `"Mary;;'=1+1"`],
    ['Mary|@SUM(A1)', `"Mary|'@SUM(A1)"`],
    ['Mary\t+1', `"Mary\t'+1"`],
    ['Mary\n-1+1', `"Mary\n'-1+1"`],
    ['Mary\r\n＝1+1', `"Mary\r\n'＝1+1"`],
    ['\n=1', `"'\n'=1"`],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
  ])('disarms %j, where a spreadsheet may separate within the cell', (text, written) => {
    expect(writeCsv(['first', 'name'], [['x', text]])).toBe(
      `\u{FEFF}first,name\r\nx,${written}\r\n`,
    )
  })

  it('leaves plain numbers alone, also negative ones', () => {
    expect(cellsOf('day', -5, 0.25, 120, '-5', '-5.25', '120')).toEqual([
      'day',
      '-5',
      '0.25',
      '120',
      '-5',
      '-5.25',
      '120',
    ])
  })

  it('begins each row with text where a spreadsheet separates at semicolons', () => {
    expect(writeCsv(['a', 'b'], [[-5, "2+cmd|'/C calc'!A0"]])).toContain("\r\n'-5,")
    expect(writeCsv(['a'], [[-5]])).toContain('\r\n-5\r\n')
  })

  it('leaves an unknown value empty, also at the end of a row', () => {
    expect(cellsOf(null, 'a', null)).toEqual(['', 'a', ''])
  })

  it('rejects a row that does not fit its header, and numbers that are none', () => {
    expect(() => writeCsv(['a', 'b'], [['1']])).toThrow(RangeError)
    expect(() => writeCsv(['a'], [[Number.NaN]])).toThrow(RangeError)
    expect(() => writeCsv(['a'], [[Number.POSITIVE_INFINITY]])).toThrow(RangeError)
  })

  it('can be read back whatever people wrote, with no cell that begins a formula', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('=', '-', '+', '@', '"', ',', ';', ' ', '\r', '\n', '\t', '1', 'a'),
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { maxLength: 5 }), (rows) => {
        const file = Buffer.from(writeCsv(['a', 'b', 'c'], rows)).toString('utf8')
        const read = readCsv(file).rows.slice(1)
        expect(read.length).toBe(rows.length)
        for (const [index, row] of read.entries())
          for (const [column, cell] of row.entries()) {
            const sent = rows[index]![column]!.toWellFormed().replaceAll('\0', '')
            expect(cell.replaceAll("'", '')).toBe(sent.replaceAll("'", ''))
            expect(/^[=+@\t\r\n]/.test(cell)).toBe(false)
            expect(!cell.startsWith('-') || Number.isFinite(Number(cell))).toBe(true)
          }
        // As a reader takes it that separates elsewhere, and knows no quotes around such a cell.
        for (const separator of [/[\r\n]/, /[;\r\n]/, /[\t\r\n]/])
          for (const part of file.slice(1).split(separator))
            expect(/^[=+\-@]/.test(part.replace(/^[\s"]+/, '')), JSON.stringify(part)).toBe(false)
      }),
    )
  })
})
