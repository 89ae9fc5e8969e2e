import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Creates the function that returns a caller's address. The forwarded header counts only where the
 * connection comes from a configured proxy; read from the right, the first address that is not
 * such a proxy is the caller's.
 *
 * @param proxies addresses or ranges, as `isAddressRange` knows them
 */
export function callerAddress(proxies: readonly string[]): (c: Context) => string {
  const isTrusted = trustIn(proxies)
  return (c) => {
    const direct = directAddress(c)
    if (!isTrusted(direct)) return direct
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
    return hops.reverse().find((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? direct
  }
}

/**
 * Creates the function that says whether a request comes from a configured proxy, so that its headers
 * about the request count.
 *
 * @param proxies as for `callerAddress`
 */
export function proxyCheck(proxies: readonly string[]): (c: Context) => boolean {
  const isTrusted = trustIn(proxies)
  return proxies.length === 0 ? () => false : (c) => isTrusted(directAddress(c))
}

function trustIn(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const entry of proxies) {
    const [address = '', bits] = entry.split('/')
    const type = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits) trusted.addSubnet(address, Number(bits), type)
    else trusted.addAddress(address, type)
  }
  return (address) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function directAddress(c: Context): string {
  return plain(getConnInfo(c).remote.address ?? '0.0.0.0')
}

/** An IPv4 address as it is, also where it came wrapped in IPv6. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/**
 * The part of a caller's address that is counted. An IPv6 connection has 2^64 addresses, so its /64
 * prefix counts.
 *
 * @param address as `callerAddress` returns it
 */
export function networkPrefixOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** True for an IP address, and for one with the length of its prefix (`10.0.0.0/8`). */
export function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (more.length > 0 || longest < 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
}

/** Whether an http address is of this machine. */
export function isLoopback(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
