import { createSocket } from 'node:dgram'
import { connect } from 'node:net'
import { connect as connectEncrypted } from 'node:tls'
import type { RelayAddress } from './relay-address.ts'
import {
  messageLength,
  readTurnResponse,
  turnRequest,
  type TurnLogin,
  type TurnResponse,
} from './turn-message.ts'

/** Milliseconds until a request counts as lost, and how often it is sent. */
const timeouts = { response: 1500, attempts: 3 }

/** Sends one request and waits for its response. */
interface Exchange {
  ask(request: Buffer): Promise<TurnResponse>
  close(): void
}

/**
 * Asks a relay for an allocation with a login, and gives it back.
 *
 * @returns undefined where the relay grants it, or the code of its error: 401 where it rejects the login
 * @throws Error where the relay does not answer
 */
export async function askRelay(
  address: RelayAddress,
  login: Pick<TurnLogin, 'username' | 'credential'>,
): Promise<number | undefined> {
  const exchange = await (address.transport === 'udp' ? overUdp(address) : overTcp(address))
  try {
    // The first is rejected with what the signature of the second needs.
    const { realm, nonce, ...first } = await exchange.ask(turnRequest('allocate'))
    if (first.isSuccess) return undefined
    if (!realm || !nonce) return first.errorCode ?? 400
    const signed = { ...login, realm, nonce }
    const answer = await exchange.ask(turnRequest('allocate', signed))
    if (!answer.isSuccess) return answer.errorCode ?? 400
    await exchange.ask(turnRequest('refresh', signed))
    return undefined
  } finally {
    exchange.close()
  }
}

async function overUdp({ host, port }: RelayAddress): Promise<Exchange> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  await new Promise<void>((done, fail) => {
    socket.once('error', fail)
    socket.connect(port, host, () => done())
  })
  const once = (request: Buffer) =>
    new Promise<TurnResponse>((done, fail) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer)
        socket.off('message', onMessage)
        socket.off('error', onError)
        settle()
      }
      const onMessage = (received: Buffer) => {
        const response = readTurnResponse(request, received)
        if (response) finish(() => done(response))
      }
      const onError = (error: Error) => finish(() => fail(error))
      const timer = setTimeout(() => onError(new Error('no answer')), timeouts.response)
      socket.on('message', onMessage)
      socket.on('error', onError)
      socket.send(request)
    })
  return {
    async ask(request) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(request)
        } catch (error) {
          if (attempt === timeouts.attempts) throw error
        }
      }
    },
    close: () => socket.close(),
  }
}

async function overTcp({ host, port, isEncrypted }: RelayAddress): Promise<Exchange> {
  const socket = isEncrypted
    ? connectEncrypted({ host, port, servername: host })
    : connect({ host, port })
  const longest = timeouts.response * timeouts.attempts
  socket.setTimeout(longest, () => socket.destroy(new Error('no answer')))
  await new Promise<void>((done, fail) => {
    socket.once('error', fail)
    socket.once(isEncrypted ? 'secureConnect' : 'connect', () => done())
  })
  return {
    ask: (request) =>
      new Promise((done, fail) => {
        let received = Buffer.alloc(0)
        const finish = (settle: () => void) => {
          socket.off('data', onData)
          socket.off('close', onClose)
          socket.off('error', fail)
          settle()
        }
        const onClose = () => finish(() => fail(new Error('the connection was closed')))
        const onData = (bytes: Buffer) => {
          received = Buffer.concat([received, bytes])
          const length = messageLength(received)
          if (length === undefined || received.length < length) return
          const response = readTurnResponse(request, received.subarray(0, length))
          if (response) finish(() => done(response))
        }
        socket.on('data', onData)
        socket.on('close', onClose)
        socket.on('error', fail)
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}
