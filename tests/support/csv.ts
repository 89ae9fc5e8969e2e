/** Reads a CSV file strictly by RFC 4180, character by character; throws if it is invalid. Returns whether it has a byte order mark. */
export function readCsv(file: string): { hasMark: boolean; rows: string[][] } {
  const hasMark = file.startsWith('\u{FEFF}')
  const text = hasMark ? file.slice(1) : file
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      at += 1
      for (;;) {
        if (at >= text.length) throw new Error('A quote was never closed.')
        if (text[at] !== '"') cell += text[at++]
        else if (text[at + 1] === '"') {
          cell += '"'
          at += 2
        } else break
      }
      at += 1
    } else {
      while (at < text.length && text[at] !== ',' && text[at] !== '\r') {
        if (text[at] === '"' || text[at] === '\n') throw new Error(`A bare sign at ${at}.`)
        cell += text[at++]
      }
    }
    row.push(cell)
    if (text[at] === ',') {
      at += 1
      // A row may end with an empty cell.
      if (text[at] !== '\r') continue
      row.push('')
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`No end of line at ${at}.`)
    at += 2
    rows.push(row)
    row = []
  }
  return { hasMark, rows }
}
