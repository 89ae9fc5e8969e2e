import { expect, it } from 'vitest'
import { eventsIn } from './events.ts'

const namesIn = async (...pieces: string[]) => {
  const names: string[] = []
  const body = new Blob([]).stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      flush: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      },
    }),
  )
  for await (const name of eventsIn(body)) names.push(name)
  return names
}

it('reads events however their bytes are split, and skips comments', async () => {
  const text = 'event: ready\ndata: {}\n\n:\n\nevent: message\ndata: {"id":1}\n\n'
  expect(await namesIn(text)).toEqual(['ready', 'message'])
  expect(await namesIn(...text.split(''))).toEqual(['ready', 'message'])
})

it('skips an event that was cut off', async () => {
  expect(await namesIn('event: ready\ndata: {}\n\nevent: mess')).toEqual(['ready'])
})
