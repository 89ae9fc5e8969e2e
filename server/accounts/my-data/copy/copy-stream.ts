import { log } from '#server/platform/log.ts'

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
        if (text) controller.enqueue(encoder.encode(text))
        if (isDone) {
          controller.close()
          end()
        } else
          unread = setTimeout(() => {
            end()
            controller.error(new Error('No one reads this copy.'))
          }, longestUnread).unref()
      } catch (error) {
        log.error({ err: error }, 'a copy of own data broke off')
        end()
        controller.error(error)
      }
    },
    async cancel() {
      clearTimeout(unread)
      end()
      await pieces.return(undefined)
    },
  })
  return { body, ended }
}
