/** A relay of TURN, as `turn:HOST:3478?transport=udp` or `turns:HOST:443?transport=tcp` (RFC 7065). */
export interface RelayAddress {
  host: string
  port: number
  isEncrypted: boolean
  transport: 'udp' | 'tcp'
}

const address =
  /^(?<scheme>turns?):(?:\[(?<ipv6>[\da-f:.]+)\]|(?<name>[\w.-]+))(?::(?<port>\d{1,5}))?(?:\?transport=(?<transport>udp|tcp))?$/i

/** @returns undefined where the text is no such address */
export function readRelayAddress(text: string): RelayAddress | undefined {
  const { scheme, ipv6, name, port, transport } = address.exec(text)?.groups ?? {}
  const host = ipv6 ?? name
  if (!scheme || !host) return undefined
  const isEncrypted = scheme.toLowerCase() === 'turns'
  return {
    host,
    port: Number(port ?? (isEncrypted ? 5349 : 3478)),
    isEncrypted,
    transport: (transport ?? (isEncrypted ? 'tcp' : 'udp')) as 'udp' | 'tcp',
  }
}
