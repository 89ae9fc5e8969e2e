import { log } from '#server/platform/log.ts'
import type { FairQueue } from '#server/platform/workers/fair-queue.ts'

/** Letters that are written together: small pieces would be a packet each. */
const together = 16_384
/**
 * Milliseconds after which a body that no one reads is given up, as after HEAD. The connection of a reader who takes
 * nothing is closed before (server/platform/process/slow-clients.ts).
 */
export const longestUnread = 30_000

/**
 * A body that is written as its pieces are made, one ahead of its reader. Where a piece cannot be made, the
 * connection breaks, so that the reader gets no file that looks whole.
 *
 * @returns the body, and when it was read to its end, was given up, or broke
 */
export function streamOf(pieces: AsyncGenerator<string>): {
  body: ReadableStream<Uint8Array>
  ended: Promise<void>
} {
  const encoder = new TextEncoder()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let unread: NodeJS.Timeout | undefined
  let isLeft = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(unread)
      try {
        let text = ''
        let isDone = false
        while (!isDone && text.length < together) {
          const piece = await pieces.next()
          isDone = piece.done === true
          if (!piece.done) text += piece.value
        }
        if (isLeft) return
        if (text) controller.enqueue(encoder.encode(text))
        if (isDone) {
          controller.close()
          end()
        } else
          unread = setTimeout(() => {
            end()
            controller.error(new Error('No one reads this download.'))
          }, longestUnread).unref()
      } catch (error) {
        log.error({ err: error }, 'a download broke off')
        end()
        controller.error(error)
      }
    },
    async cancel() {
      clearTimeout(unread)
      isLeft = true
      end()
      await pieces.return(undefined)
    },
  })
  return { body, ended }
}

/**
 * Begins a body once it is the key's turn. It holds its place until its reader has taken it, has left, or takes nothing
 * for half a minute. What `open` throws is answered as a problem, later the connection breaks.
 *
 * @throws Problem 503 where too many are under way
 */
export function streamInTurn(
  queue: FairQueue,
  key: string,
  open: () => Promise<AsyncGenerator<string>>,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((start, fail) => {
    const written = queue.run(key, async () => {
      const { body, ended } = streamOf(await open())
      start(body)
      await ended
    })
    written.catch(fail)
  })
}
