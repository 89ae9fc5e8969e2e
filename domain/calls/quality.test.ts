import { describe, expect, it } from 'vitest'
import {
  type CallCounts,
  callLimits,
  type CallSample,
  isTooPoorForVideo,
  needsPhone,
  newCallQuality,
  nextCallQuality,
  sampleOf,
} from './quality.ts'

const good: CallSample = {
  from: 0,
  at: 0,
  isConnected: true,
  loss: 0,
  roundTrip: 200,
  received: 30,
  expected: 30,
}

/** The quality after these samples, one every 2 s from 0, and the time of the last. */
function after(...samples: Partial<CallSample>[]) {
  let quality = newCallQuality(0)
  let at = 0
  for (const sample of samples) {
    const from = at
    at += callLimits.tick
    quality = nextCallQuality(quality, { ...good, ...sample, from, at })
  }
  return { video: isTooPoorForVideo(quality, at), phone: needsPhone(quality, at) }
}
const times = (count: number, sample: Partial<CallSample>) => Array(count).fill(sample)

describe('the quality of a call', () => {
  it('is too poor for video after 6 s of loss above 8 % or a round trip above 800 ms', () => {
    for (const poor of [{ loss: 0.081 }, { roundTrip: 801 }]) {
      expect(after(...times(2, poor)).video).toBe(false)
      expect(after(...times(3, poor)).video).toBe(true)
    }
    for (const fair of [{ loss: 0.08 }, { roundTrip: 800 }, { roundTrip: null }])
      expect(after(...times(20, fair)).video).toBe(false)
  })

  it('counts from the start again after one good look', () => {
    const poor = { loss: 0.2 }
    expect(after(poor, poor, {}, poor, poor).video).toBe(false)
    expect(after(poor, poor, {}, poor, poor, poor).video).toBe(true)
  })

  it('needs a phone call when less than 20 kbit/s arrive for 6 s of what the other sends', () => {
    const weak = { received: 19.9, expected: 24 }
    expect(after(...times(2, weak)).phone).toBe(false)
    expect(after(...times(3, weak)).phone).toBe(true)
    expect(after(...times(9, { received: 20, expected: 24 })).phone).toBe(false)
  })

  it('takes silence for silence: with DTX the other sends next to nothing', () => {
    expect(after(...times(9, { received: 1, expected: 1.2 })).phone).toBe(false)
    expect(after(...times(9, { received: 0, expected: null })).phone).toBe(false)
  })

  it('needs a phone call when there is no connection for 20 s, at first or later', () => {
    const lost = { isConnected: false }
    expect(after(...times(9, lost)).phone).toBe(false)
    expect(after(...times(10, lost)).phone).toBe(true)
    expect(after({}, ...times(9, lost)).phone).toBe(false)
    expect(after({}, ...times(10, lost)).phone).toBe(true)
    expect(after(...times(10, lost), {}).phone).toBe(false)
    expect(after(...times(20, { ...lost, loss: 1 })).video).toBe(false)
  })
})

describe('a sample', () => {
  const start: CallCounts = {
    at: 1000,
    bytes: 0,
    received: 0,
    packetsReceived: 0,
    packetsLost: 0,
    videoReceived: 0,
    sentToUs: { at: 500, bytes: 0 },
    lossOfOurs: null,
    roundTrip: null,
  }
  const take = (change: Partial<CallCounts>, expected: number | null = null) =>
    sampleOf(start, { ...start, at: 3000, ...change }, true, expected)

  it('has rates in kbit/s, each over the time between its two counts', () => {
    const counts = { received: 7500, sentToUs: { at: 4500, bytes: 20_000 } }
    expect(take(counts)).toMatchObject({ from: 1000, at: 3000, received: 30, expected: 40 })
  })

  it('expects what the other last reported, until they report again', () => {
    expect(take({}, 24).expected).toBe(24)
    expect(take({ sentToUs: null }, 24).expected).toBe(24)
  })

  it('has the worse loss of the two directions, and none of few packets', () => {
    expect(take({ packetsReceived: 90, packetsLost: 10, lossOfOurs: 0.02 }).loss).toBe(0.1)
    expect(take({ packetsReceived: 90, packetsLost: 10, lossOfOurs: 0.3 }).loss).toBe(0.3)
    expect(take({ packetsReceived: 9, packetsLost: 10 }).loss).toBe(0)
    expect(take({ packetsReceived: 90, packetsLost: -10 }).loss).toBe(0)
  })
})
