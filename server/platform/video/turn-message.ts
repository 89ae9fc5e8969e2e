import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Messages of STUN (RFC 8489) and TURN (RFC 8656), as far as asking for a relay needs them. */

const magicCookie = 0x2112a442
const headerBytes = 20
const integrityBytes = 24
export const methods = { allocate: 0x0003, refresh: 0x0004 } as const
/** Bits of the type of a response: success, or error. */
const responses = { success: 0x0100, error: 0x0110 } as const
const attributes = {
  username: 0x0006,
  messageIntegrity: 0x0008,
  errorCode: 0x0009,
  lifetime: 0x000d,
  realm: 0x0014,
  nonce: 0x0015,
  requestedTransport: 0x0019,
} as const
/** The protocol number of UDP in the first of four bytes. */
const overUdp = Buffer.from([17, 0, 0, 0])

export interface TurnLogin {
  username: string
  credential: string
  realm: Buffer
  nonce: Buffer
}

/** A request; signed where there is a login. */
export function turnRequest(method: keyof typeof methods, login?: TurnLogin): Buffer {
  const own =
    method === 'allocate'
      ? attribute(attributes.requestedTransport, overUdp)
      : attribute(attributes.lifetime, Buffer.alloc(4))
  if (!login) return message(methods[method], [own])
  const { username, credential, realm, nonce } = login
  const parts = [
    own,
    attribute(attributes.username, Buffer.from(username)),
    attribute(attributes.realm, realm),
    attribute(attributes.nonce, nonce),
  ]
  // The length that is signed counts the signature, too.
  const unsigned = message(methods[method], parts, integrityBytes)
  const key = createHash('md5')
    .update(Buffer.concat([Buffer.from(`${username}:`), realm, Buffer.from(`:${credential}`)]))
    .digest()
  const signature = createHmac('sha1', key).update(unsigned).digest()
  return Buffer.concat([unsigned, attribute(attributes.messageIntegrity, signature)])
}

export interface TurnResponse {
  isSuccess: boolean
  /** Such as 401; undefined for a success. */
  errorCode: number | undefined
  realm: Buffer | undefined
  nonce: Buffer | undefined
}

/** Bytes of the first message in what has come; undefined where its header is incomplete. */
export function messageLength(received: Buffer): number | undefined {
  return received.length < 4 ? undefined : headerBytes + received.readUInt16BE(2)
}

/** @returns undefined where these bytes are not the response to this request */
export function readTurnResponse(request: Buffer, received: Buffer): TurnResponse | undefined {
  if (received.length < headerBytes || !received.subarray(4, 20).equals(request.subarray(4, 20)))
    return undefined
  const found = new Map<number, Buffer>()
  for (let at = headerBytes; at + 4 <= received.length;) {
    const length = received.readUInt16BE(at + 2)
    found.set(received.readUInt16BE(at), received.subarray(at + 4, at + 4 + length))
    at += 4 + padded(length)
  }
  const kind = received.readUInt16BE(0) & responses.error
  const code = found.get(attributes.errorCode)
  return {
    isSuccess: kind === responses.success,
    errorCode: code && code.length >= 4 ? (code[2]! & 7) * 100 + code[3]! : undefined,
    realm: found.get(attributes.realm),
    nonce: found.get(attributes.nonce),
  }
}

/** @param more bytes that will be appended */
function message(type: number, parts: readonly Buffer[], more = 0): Buffer {
  const body = Buffer.concat([...parts])
  const header = Buffer.alloc(8)
  header.writeUInt16BE(type, 0)
  header.writeUInt16BE(body.length + more, 2)
  header.writeUInt32BE(magicCookie, 4)
  return Buffer.concat([header, randomBytes(12), body])
}

function attribute(type: number, value: Buffer): Buffer {
  const bytes = Buffer.alloc(4 + padded(value.length))
  bytes.writeUInt16BE(type, 0)
  bytes.writeUInt16BE(value.length, 2)
  value.copy(bytes, 4)
  return bytes
}

const padded = (length: number) => Math.ceil(length / 4) * 4
