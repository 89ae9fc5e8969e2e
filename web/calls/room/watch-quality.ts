import {
  callLimits,
  type CallCounts,
  isTooPoorForVideo,
  needsPhone,
  newCallQuality,
  nextCallQuality,
  sampleOf,
} from '#domain/calls/quality.ts'
import { countsIn } from './counts.ts'

interface Seen {
  bytes: number
  isOtherSeen: boolean
  isTooPoorForVideo: boolean
  needsPhone: boolean
}

/** Looks at the statistics of a connection every 2 s until `signal` aborts. */
export function watchQuality(
  connection: RTCPeerConnection,
  signal: AbortSignal,
  onSeen: (seen: Seen) => void,
) {
  let quality = newCallQuality(performance.now())
  let before: CallCounts | undefined
  let expected: number | null = null

  async function look() {
    const counts = countsIn(await connection.getStats(), performance.now())
    if (signal.aborted) return
    if (before) {
      const isConnected = connection.connectionState === 'connected'
      const sample = sampleOf(before, counts, isConnected, expected)
      expected = sample.expected
      quality = nextCallQuality(quality, sample)
      onSeen({
        bytes: counts.bytes,
        isOtherSeen: counts.videoReceived > before.videoReceived,
        isTooPoorForVideo: isTooPoorForVideo(quality, counts.at),
        needsPhone: needsPhone(quality, counts.at),
      })
    }
    before = counts
  }

  const timer = setInterval(() => void look().catch(() => undefined), callLimits.tick)
  signal.addEventListener('abort', () => clearInterval(timer))
}
