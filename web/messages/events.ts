/**
 * The names of the server-sent events in a body, one after the other; comments are passed over. By hand,
 * because the browser's own reader cannot send a token but in the address, where logs keep it.
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
