import { z } from 'zod'
import { isAddressRange } from './http/address.ts'

/** Forms of settings that several of them have, each with an error that says what to write. */

const encoded = 'write @ : / # ? and % of a password as %40 %3A %2F %23 %3F %25'
const documented = '(README.md, "Configuration")'

export function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max} ${documented}`
  return z.coerce.number(rule).int(rule).min(min, rule).max(max, rule)
}

/**
 * A character of a password that has a meaning in an address moves the rest of it into the host or the path, from where
 * an error would print it.
 */
const isWhole = (address: string) => {
  if (!URL.canParse(address)) return false
  const { pathname, hash } = new URL(address)
  return hash === '' && !pathname.includes('@') && pathname.lastIndexOf('/') <= 0
}

export const postgresAddress = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: `must be a postgres:// address; ${encoded} ${documented}`,
  })
  .refine(isWhole, `must be postgres://LOGIN:PASSWORD@HOST:PORT/DATABASE; ${encoded} ${documented}`)

export const smtpAddress = z.union([
  z.literal('none'),
  z
    .url({
      protocol: /^smtps?$/,
      error: `must be an smtp:// address, or none: smtps://USER:PASSWORD@HOST:465; ${encoded} ${documented}`,
    })
    .refine(isWhole, `must be smtps://USER:PASSWORD@HOST:465, or none; ${encoded} ${documented}`),
])

/** Shortest prefix of a range of proxies: with a shorter one, anyone could choose the address they are counted by. */
const shortestPrefix = { ipv4: 8, ipv6: 16 }

const isNarrow = (range: string) => {
  const [address = '', bits] = range.split('/')
  const shortest = address.includes(':') ? shortestPrefix.ipv6 : shortestPrefix.ipv4
  return bits === undefined || Number(bits) >= shortest
}

export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const proxyRanges = z
  .string()
  .default('')
  .refine((value) => listOf(value).every(isAddressRange), {
    error: 'must be addresses or ranges (10.0.0.0/8), separated by commas',
    abort: true,
  })
  .refine(
    (value) => listOf(value).every(isNarrow),
    'names so many addresses that callers could choose the one they are counted by: name your proxy alone',
  )
