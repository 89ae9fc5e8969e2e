import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { FreshQueryClient } from './fresh-query-client.ts'

/** A list on screen, and the answer to each of its fetches. */
function shownList() {
  const client = new FreshQueryClient()
  const answers: ((rows: string[]) => void)[] = []
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['rounds'], queryFn, retry: false })
  observer.subscribe(() => {})
  return { client, answers, shown: () => observer.getCurrentResult() }
}

it('ignores the answer of a first fetch that started before the change', async () => {
  const { client, answers, shown } = shownList()
  const renewed = client.invalidateQueries({ queryKey: ['rounds'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]!([])
  answers[1]!(['a round'])
  await renewed
  await vi.waitFor(() => expect(shown()).toMatchObject({ data: ['a round'], isFetching: false }))
})

it('does not repeat the first fetch of another list', async () => {
  const { client, answers, shown } = shownList()
  await client.invalidateQueries({ queryKey: ['days'] })
  answers[0]!(['a round'])
  await vi.waitFor(() => expect(shown().data).toEqual(['a round']))
  expect(answers).toHaveLength(1)
})

it('keeps the shown data while it is fetched again', async () => {
  const { client, answers, shown } = shownList()
  answers[0]!(['a round'])
  await vi.waitFor(() => expect(shown().isSuccess).toBe(true))
  void client.invalidateQueries({ queryKey: ['rounds'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(shown().data).toEqual(['a round'])
})
