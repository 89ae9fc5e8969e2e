import type { PersonCopy } from './person-copy.ts'

/**
 * All of a copy as the text of one JSON object, `{"exported_at", "tables": {name: [row, …]}}`, in pieces. It ends with
 * its last brace only where every row was read.
 *
 * @param exported_at ISO 8601
 */
export async function* writeJsonCopy(
  { tables, pagesOf }: PersonCopy,
  exported_at: string,
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(exported_at)},"tables":{`
  for (const [place, table] of tables.entries()) {
    yield `${place > 0 ? ',' : ''}${JSON.stringify(table)}:[`
    let between = ''
    for await (const lines of pagesOf(table)) {
      // No text of JSON has a line end in it.
      yield between + lines.replaceAll('\n', ',')
      between = ','
    }
    yield ']'
  }
  yield '}}'
}
