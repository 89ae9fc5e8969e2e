/**
 * What a slow connection asks of Opus (RFC 7587): 16 kbit/s, next to nothing in silence, and each packet
 * with a copy of the one before.
 */
const opusLimits = { maxaveragebitrate: 16_000, usedtx: 1, useinbandfec: 1 } as const

/**
 * A session description that asks the other for speech of few bytes. Call it on what is sent: the encoder
 * of the other reads it. A description without Opus is returned as it is.
 */
export function withOpusLimits(sdp: string): string {
  const [, type] = /^a=rtpmap:(\d+) opus\/48000/im.exec(sdp) ?? []
  if (!type) return sdp
  const limits = Object.entries(opusLimits).map(([name, value]) => `${name}=${value}`)
  const format = new RegExp(`^(a=fmtp:${type} )(.*)$`, 'm')
  if (format.test(sdp))
    return sdp.replace(format, (_, start: string, given: string) => {
      const kept = given
        .trim()
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one && !((one.split('=')[0] ?? '') in opusLimits))
      return start + [...kept, ...limits].join(';')
    })
  const map = new RegExp(`^(a=rtpmap:${type} opus/48000[^\r\n]*)(\r?\n)`, 'im')
  return sdp.replace(map, `$1$2a=fmtp:${type} ${limits.join(';')}$2`)
}
