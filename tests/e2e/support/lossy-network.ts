import { createSocket, type Socket } from 'node:dgram'

/** A network between the pages of a test. */
export interface LossyNetwork {
  /** Loses this share of the packets from now on: 0 none, 1 all. */
  lose(share: number): void
  /** The port, at the same address, by which packets to this one pass the network. */
  through(address: string, port: number): Promise<number>
  close(): void
}

/** Passes the UDP of calls on. The tools of the browser for a poor network do not reach WebRTC. */
export function lossyNetwork(): LossyNetwork {
  const sockets: Socket[] = []
  const known = new Map<string, Promise<number>>()
  let share = 0
  // Numbers that look random, and are the same in each run.
  let seed = 7
  const isLost = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647 < share
  }

  async function open(address: string): Promise<Socket> {
    const socket = createSocket(address.includes(':') ? 'udp6' : 'udp4')
    sockets.push(socket)
    // A page that was closed has no port any more.
    socket.on('error', () => undefined)
    await new Promise<void>((done) => socket.bind(0, address, done))
    return socket
  }

  async function passOn(address: string, port: number): Promise<number> {
    const entrance = await open(address)
    const exits = new Map<number, Promise<Socket>>()
    /** What the target sees as the sender, for each sender. */
    const exitOf = async (sender: { address: string; port: number }) => {
      const exit = await open(address)
      exit.on('message', (packet) => {
        if (!isLost()) entrance.send(packet, sender.port, sender.address)
      })
      return exit
    }
    entrance.on('message', (packet, sender) => {
      if (isLost()) return
      const exit = exits.get(sender.port) ?? exitOf(sender)
      exits.set(sender.port, exit)
      void exit.then((socket) => socket.send(packet, port, address))
    })
    return entrance.address().port
  }

  return {
    lose(wanted) {
      share = wanted
    },
    through(address, port) {
      const key = `${address} ${port}`
      const entrance = known.get(key) ?? passOn(address, port)
      known.set(key, entrance)
      return entrance
    },
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}
