import { type Socket, connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** One way, in milliseconds: half a round trip of 400 ms. */
const delay = 200
/** 400 kbit/s, in bytes per millisecond, for all connections together. */
const downlink = 50
/** What is sent at once, in bytes: about one packet. */
const packet = 1400

interface Pending {
  at: number
  deliver: () => void
}

/**
 * A server on this machine that passes everything on to `port`, as a slow connection does: 400 ms a
 * round trip and 400 kbit/s. Chromium's own emulation slows the page only, not its service worker.
 * Connecting itself costs nothing here, as in that emulation.
 */
export async function slowConnection(port: number) {
  let isSlow = false
  let freeAt = 0
  const up = inOrder()
  const down = inOrder()
  const sockets = new Set<Socket>()

  const server = createServer((client) => {
    const origin = connect(port, '127.0.0.1')
    for (const socket of [client, origin]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (data) =>
      up(isSlow ? performance.now() + delay : 0, () => origin.write(data)),
    )
    client.on('close', () => origin.destroy())
    origin.on('data', (data: Buffer) => {
      for (let from = 0; from < data.length; from += packet) {
        const part = data.subarray(from, from + packet)
        if (isSlow) freeAt = Math.max(performance.now(), freeAt) + part.length / downlink
        down(isSlow ? freeAt + delay : 0, () => client.write(part))
      }
    })
    origin.on('close', () => down(isSlow ? freeAt + delay : 0, () => client.end()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Until this is called everything passes at once, so that caches fill quickly. */
    slowDown: (wanted: boolean) => void (isSlow = wanted),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Delivers in the order of the calls; their times never go back. */
function inOrder() {
  const queue: Pending[] = []
  let timer: NodeJS.Timeout | undefined
  const pump = () => {
    timer = undefined
    while (queue[0] && queue[0].at <= performance.now()) queue.shift()!.deliver()
    // Its time may have come since the check above.
    if (queue[0]) timer = setTimeout(pump, Math.max(0, queue[0].at - performance.now()))
  }
  return (at: number, deliver: () => void) => {
    queue.push({ at, deliver })
    if (!timer) pump()
  }
}
