import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { GivenAnswer } from '#domain/readings/advice/answers.ts'
import type { AnyReading, ReadingKind } from '../queries.ts'

/** Shows the answer to the advice on a reading in the lists of its kind; undefined where it was taken back. */
export function showAnswered(
  client: QueryClient,
  { key }: Pick<ReadingKind<AnyReading>, 'key'>,
  id: string,
  answered: GivenAnswer | undefined,
) {
  const withAnswer = (rows: AnyReading[]) =>
    rows.map((row) => (row.id === id ? { ...row, answered } : row))
  client.setQueryData<AnyReading[]>([key, 'few'], (rows) => rows && withAnswer(rows))
  client.setQueryData<InfiniteData<AnyReading[]>>(
    [key, 'all'],
    (lists) => lists && { ...lists, pages: lists.pages.map(withAnswer) },
  )
}
