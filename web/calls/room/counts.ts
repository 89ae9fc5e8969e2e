import type { CallCounts } from '#domain/calls/quality.ts'

/** Bytes of UDP and IPv4 around each packet, which are paid for as well. */
const aroundPacket = 28

/** Bytes of an RTP header with its usual extensions. */
const rtpHeader = 20

/** The statistics of which the library of types knows nothing yet are read by name. */
type Stats = Readonly<Record<string, number | string | undefined>>

const count = (stats: Stats | undefined, name: string): number => {
  const value = stats?.[name]
  return typeof value === 'number' ? value : 0
}

/** @param at milliseconds */
export function countsIn(report: RTCStatsReport, at: number): CallCounts {
  const all = [...report.values()] as Stats[]
  const ofType = (type: string) => all.filter((one) => one['type'] === type)
  const transport = ofType('transport')[0]
  const pairs = ofType('candidate-pair')
  const pair =
    pairs.find((one) => one['id'] === transport?.['selectedCandidatePairId']) ??
    pairs.find((one) => one['nominated'] && one['state'] === 'succeeded')
  const over = transport ?? pair
  const inbound = ofType('inbound-rtp')
  const sum = (name: string) => inbound.reduce((total, one) => total + count(one, name), 0)
  const packetsReceived = sum('packetsReceived')
  const theirs = ofType('remote-outbound-rtp').find((one) => one['kind'] === 'audio')
  const ours = ofType('remote-inbound-rtp')
  const roundTrip = pair?.['currentRoundTripTime']
  const sound = inbound.find((one) => one['kind'] === 'audio')
  return {
    at,
    bytes:
      count(over, 'bytesSent') +
      count(over, 'bytesReceived') +
      (count(over, 'packetsSent') + count(over, 'packetsReceived')) * aroundPacket,
    received: count(sound, 'bytesReceived') + count(sound, 'packetsReceived') * rtpHeader,
    packetsReceived,
    packetsLost: sum('packetsLost'),
    videoReceived: count(
      inbound.find((one) => one['kind'] === 'video'),
      'bytesReceived',
    ),
    sentToUs: theirs
      ? {
          at: count(theirs, 'remoteTimestamp') || count(theirs, 'timestamp'),
          bytes: count(theirs, 'bytesSent') + count(theirs, 'packetsSent') * rtpHeader,
        }
      : null,
    lossOfOurs: ours.length > 0 ? Math.max(...ours.map((one) => count(one, 'fractionLost'))) : null,
    roundTrip: typeof roundTrip === 'number' ? roundTrip * 1000 : null,
  }
}
