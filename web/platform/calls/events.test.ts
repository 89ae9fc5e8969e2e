import { expect, it } from 'vitest'
import { eventsIn } from './events.ts'

const allIn = async (...pieces: string[]) => {
  const events: unknown[] = []
  const body = new Blob([]).stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      flush: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      },
    }),
  )
  for await (const { name, data } of eventsIn(body)) events.push([name, data])
  return events
}

it('reads events however their bytes are split, and skips comments', async () => {
  const text = 'event: ready\ndata: {}\n\n:\n\nevent: message\ndata: {"id":1}\n\n'
  const expected = [
    ['ready', {}],
    ['message', { id: 1 }],
  ]
  expect(await allIn(text)).toEqual(expected)
  expect(await allIn(...text.split(''))).toEqual(expected)
})

it('skips an event that was cut off', async () => {
  expect(await allIn('event: ready\ndata: {}\n\nevent: mess')).toEqual([['ready', {}]])
})
