/** A column of a table to fill in. */
export interface WorksheetColumn {
  title: string
  /** In points; columns without one share what is left of the page. */
  width?: number
}

/** What is printed on a sheet, from top to bottom. */
export type WorksheetPart =
  | { kind: 'text'; text: string }
  /** Steps or points, each a sentence. */
  | { kind: 'points'; points: readonly string[] }
  /** Things to tick. */
  | { kind: 'ticks'; label: string; items: readonly string[] }
  /** Lines to write on, under a question. */
  | { kind: 'lines'; label: string; count: number }
  | {
      kind: 'table'
      columns: readonly WorksheetColumn[]
      /** What stands in the first column of each row; empty text is a row to write in. */
      rows: readonly string[]
      /** The least height of a row, in points: 20 holds one line of handwriting. */
      height: number
    }

/** A page to fill in by hand. */
export interface Worksheet {
  title: string
  /** How to use it, in a sentence or two. */
  intro: string
  parts: readonly WorksheetPart[]
  /** The guide that its facts come from, whose sources are named under it; none where it states no fact. */
  from?: string
}

/** So many rows to write in. */
export const blank = (count: number): readonly string[] => Array.from({ length: count }, () => '')
