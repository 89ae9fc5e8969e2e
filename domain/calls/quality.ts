/** When a connection is too poor for what it carries. Times in milliseconds. */
export const callLimits = {
  /** Share of packets lost, 0 to 1, above which video is too much. */
  loss: 0.08,
  /** Round trip above which video is too much. */
  roundTrip: 800,
  /** How long a connection must be poor before video is switched off, or an ordinary call is offered. */
  poorFor: 6000,
  /** Fewer packets say nothing about loss: with DTX a silent microphone sends two or three a second. */
  fewPackets: 20,
  /** Speech that arrives with less, in kbit/s, is not understood. */
  usable: 20,
  /** A connection that is `disconnected` mostly comes back; after this ICE starts again. */
  disconnectedFor: 5000,
  /** Without a connection for so long, an ordinary phone call is offered. */
  connectWithin: 20_000,
  /** Between two looks at the statistics. */
  tick: 2000,
} as const

/** What a peer connection has counted since it was opened. Bytes include the headers of RTP. */
export interface CallCounts {
  at: number
  /** All bytes over the network, both ways. */
  bytes: number
  received: number
  packetsReceived: number
  packetsLost: number
  videoReceived: number
  /** What the other participant had sent at their last report; null without a report. */
  sentToUs: { at: number; bytes: number } | null
  /** Share of our packets that the other participant has lost lately; null where it is not reported. */
  lossOfOurs: number | null
  /** Null where it is not measured. */
  roundTrip: number | null
}

/** What happened between two looks. */
export interface CallSample {
  from: number
  at: number
  isConnected: boolean
  /** The worse of the two directions, 0 to 1. */
  loss: number
  roundTrip: number | null
  /** In kbit/s. */
  received: number
  /** The bit rate that the other participant sent in that time, in kbit/s; null if unknown. */
  expected: number | null
}

const rate = (bytes: number, milliseconds: number) =>
  milliseconds > 0 ? (bytes * 8) / milliseconds : 0

/** @param expected the value of the sample before, which holds until the other participant reports again */
export function sampleOf(
  before: CallCounts,
  counts: CallCounts,
  isConnected: boolean,
  expected: number | null,
): CallSample {
  const received = counts.packetsReceived - before.packetsReceived
  const lost = Math.max(counts.packetsLost - before.packetsLost, 0)
  const lossOfTheirs = received + lost < callLimits.fewPackets ? 0 : lost / (received + lost)
  const [last, report] = [before.sentToUs, counts.sentToUs]
  return {
    from: before.at,
    at: counts.at,
    isConnected,
    loss: Math.max(lossOfTheirs, counts.lossOfOurs ?? 0),
    roundTrip: counts.roundTrip,
    received: rate(counts.received - before.received, counts.at - before.at),
    expected:
      last && report && report.at > last.at
        ? rate(report.bytes - last.bytes, report.at - last.at)
        : expected,
  }
}

/** Since when the connection is poor, weak or lost, in milliseconds; null while it is not. */
export interface CallQuality {
  poorSince: number | null
  weakSince: number | null
  unconnectedSince: number | null
}

/** @param at when the connection was first tried */
export const newCallQuality = (at: number): CallQuality => ({
  poorSince: null,
  weakSince: null,
  unconnectedSince: at,
})

export function nextCallQuality(quality: CallQuality, sample: CallSample): CallQuality {
  const { from, isConnected, loss, roundTrip, received, expected } = sample
  const since = (is: boolean, before: number | null) => (is ? (before ?? from) : null)
  const isPoor = loss > callLimits.loss || (roundTrip ?? 0) > callLimits.roundTrip
  // With DTX a silent microphone sends next to nothing: only what was sent can be missing.
  const isWeak = expected !== null && expected >= callLimits.usable && received < callLimits.usable
  return {
    poorSince: since(isConnected && isPoor, quality.poorSince),
    weakSince: since(isConnected && isWeak, quality.weakSince),
    unconnectedSince: since(!isConnected, quality.unconnectedSince),
  }
}

const lasts = (since: number | null, now: number, milliseconds: number) =>
  since !== null && now - since >= milliseconds

/** Whether the camera must be switched off. */
export const isTooPoorForVideo = ({ poorSince }: CallQuality, now: number): boolean =>
  lasts(poorSince, now, callLimits.poorFor)

/** Whether an ordinary phone call is offered instead. */
export const needsPhone = ({ weakSince, unconnectedSince }: CallQuality, now: number): boolean =>
  lasts(weakSince, now, callLimits.poorFor) ||
  lasts(unconnectedSince, now, callLimits.connectWithin)
