/**
 * The names of the server-sent events in a body, in order; comments are skipped. Parsed by hand,
 * because the browser's own reader can send a token only in the address, where logs store it.
 */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      waiting += decoder.decode(value, { stream: true })
      const events = waiting.split('\n\n')
      waiting = events.pop() ?? ''
      for (const event of events) {
        const name = /^event: (.+)$/m.exec(event)?.[1]
        if (name) yield name
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
