/** A server-sent event. */
export interface ServerEvent {
  name: string
  data: Readonly<Record<string, unknown>>
}

/**
 * The server-sent events in a body, in order; comments are skipped. Parsed by hand, because the
 * browser's own reader can send a token only in the address, where logs store it.
 *
 * @param onBytes called whenever something arrives, also a comment
 */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  onBytes?: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      onBytes?.()
      waiting += decoder.decode(value, { stream: true })
      const events = waiting.split('\n\n')
      waiting = events.pop() ?? ''
      for (const event of events) {
        const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(event) ?? []
        if (name && data)
          yield { name, data: JSON.parse(data) as Readonly<Record<string, unknown>> }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
