export interface TestEvent {
  event: string
  data: Record<string, unknown>
}

/** Reads the events of an answer, one by one. */
export function followed(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const seen: TestEvent[] = []
  let waiting = ''
  return {
    /** All that came so far. */
    seen,
    /** The next event; undefined at the end. */
    async next(): Promise<TestEvent | undefined> {
      for (;;) {
        const end = waiting.indexOf('\n\n')
        if (end >= 0) {
          const [event, data] = waiting.slice(0, end).split('\n')
          waiting = waiting.slice(end + 2)
          if (!data) continue
          const received = {
            event: event!.slice('event: '.length),
            data: JSON.parse(data.slice('data: '.length)) as Record<string, unknown>,
          }
          seen.push(received)
          return received
        }
        const { value, done } = await reader.read()
        if (done) return undefined
        waiting += value
      }
    },
    leave: () => reader.cancel(),
  }
}
