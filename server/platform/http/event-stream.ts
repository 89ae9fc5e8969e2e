/**
 * Milliseconds between two signs of life, of which an open connection needs one before a proxy
 * closes it.
 */
const heartbeat = 25_000

/** Bytes that may be buffered for a client that does not read; then the connection is closed. */
const maxWaiting = 64 * 1024

let open = 0

/** How many streams of this process are open. */
export function countOpenStreams(): number {
  return open
}

export interface EventStream {
  /** @param data ids, never words */
  send(event: string, data?: object): void
  end(): void
}

/**
 * Answers with server-sent events, until the reader leaves or one of the reasons to end comes.
 *
 * @param how.begin is given the stream, and returns what to do when it has ended
 * @param how.isWelcome asked at every sign of life; where it is false, or fails, the stream ends
 * @param how.until milliseconds since 1970 when the reader has to come again, with a new token
 * @param how.stopping aborts when the server stops
 */
export function eventStream(how: {
  begin(stream: EventStream): () => void
  isWelcome(): Promise<boolean>
  until: number
  stopping: AbortSignal
}): Response {
  const encoder = new TextEncoder()
  let close = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let stopFollowing = () => {}
        let isOpen = true
        open += 1
        const end = () => {
          if (!isOpen) return
          close()
          controller.close()
        }
        const write = (text: string) => {
          if (!isOpen) return
          if ((controller.desiredSize ?? 0) <= 0) end()
          else controller.enqueue(encoder.encode(text))
        }
        const beat = setInterval(() => {
          write(':\n\n')
          how.isWelcome().then(
            (isWelcome) => isWelcome || end(),
            () => end(),
          )
        }, heartbeat)
        const ending = setTimeout(end, Math.max(how.until - Date.now(), 0))
        close = () => {
          if (!isOpen) return
          isOpen = false
          open -= 1
          clearInterval(beat)
          clearTimeout(ending)
          how.stopping.removeEventListener('abort', end)
          stopFollowing()
        }
        how.stopping.addEventListener('abort', end)
        stopFollowing = how.begin({
          send: (event, data = {}) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
          end,
        })
        if (how.stopping.aborted) end()
      },
      cancel: () => close(),
    },
    { highWaterMark: maxWaiting, size: (chunk) => chunk!.byteLength },
  )
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A proxy that collects what it passes on would hold back what is meant to come at once.
      'X-Accel-Buffering': 'no',
    },
  })
}
