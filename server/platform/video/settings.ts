import { z } from 'zod'
import { readRelayAddress } from './relay-address.ts'

const documented = '(README.md, "Video sessions")'

/** What the environment says of video sessions: relays and their shared secret, or a Jitsi instead. */
export const videoVariables = {
  TURN_URLS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((url) => url.trim())
        .filter(Boolean),
    )
    .refine(
      (urls) => urls.every((url) => readRelayAddress(url) !== undefined),
      `must be addresses like turn:HOST:3478?transport=udp or turns:HOST:443?transport=tcp, separated by commas ${documented}`,
    ),
  TURN_SECRET: z
    .string()
    .min(32, `must have at least 32 characters, the static-auth-secret of the relay ${documented}`)
    .optional(),
  VIDEO_URL: z
    .url({
      protocol: /^https$/,
      error: `must be the https:// address of a Jitsi, such as https://meet.clinic.example ${documented}`,
    })
    .refine(
      (address) => !URL.canParse(address) || !/[?#]/.test(address),
      `must be an address without ? and # ${documented}`,
    )
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
}

/** @returns what is wrong with the settings together; undefined where nothing is */
export function findVideoIssue(settings: {
  TURN_URLS: readonly string[]
  TURN_SECRET?: string | undefined
}): string | undefined {
  const { TURN_URLS: urls, TURN_SECRET: secret } = settings
  if (urls.length > 0 && !secret)
    return `TURN_SECRET: missing, the secret that the relays of TURN_URLS share ${documented}`
  if (secret && urls.length === 0)
    return `TURN_URLS: missing, the addresses of the relays for TURN_SECRET ${documented}`
  return undefined
}
