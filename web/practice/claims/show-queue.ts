import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { waiting } from '#web/platform/signed-in/counts.ts'

/**
 * Shows the queue as it is after a step.
 *
 * @param answer of the step: the whole queue
 * @throws what went wrong; the queue is fetched again, since a colleague may have been first
 */
export async function showQueue<Queue>(
  client: QueryClient,
  queue: { queryKey: QueryKey },
  answer: Promise<{ json(): Promise<Queue> }>,
): Promise<void> {
  try {
    client.setQueryData(queue.queryKey, await (await answer).json())
  } catch (failure) {
    await client.invalidateQueries(queue)
    throw failure
  }
  await client.invalidateQueries(waiting)
}
