import type { Report } from '../payment-provider.ts'

/**
 * How the simulated aggregator behaves, by the last three digits of the number: as sandboxes of mobile
 * money do. Every other number pays after two seconds.
 */
export interface Behaviour {
  /** Seconds after which there is an answer; endless where it never comes. */
  after: number
  answer: Report
  /** Creates that fail before one is taken. */
  away?: number
  /** By how many ngwee too little comes. */
  short_ngwee?: number
  /** Callbacks, in the order in which they come: seconds, and what they say; the same event may come again. */
  callbacks: readonly { after: number; status: 'pending' | 'succeeded' | 'failed'; event: number }[]
}

const paid: Report = { status: 'succeeded' }
const once = (status: 'succeeded' | 'failed', after: number) => [{ after, status, event: 1 }]

const behaviours: Record<string, Behaviour> = {
  '001': {
    after: 2,
    answer: { status: 'failed', failure: 'no_funds' },
    callbacks: once('failed', 2),
  },
  '002': {
    after: 3,
    answer: { status: 'failed', failure: 'declined' },
    callbacks: once('failed', 3),
  },
  '003': { after: 2, answer: paid, callbacks: [] },
  '004': {
    after: 2,
    answer: paid,
    callbacks: [
      { after: 2, status: 'succeeded', event: 2 },
      { after: 3, status: 'succeeded', event: 2 },
      { after: 4, status: 'pending', event: 1 },
    ],
  },
  '005': { after: 2, answer: paid, away: 1, callbacks: once('succeeded', 2) },
  '006': { after: Number.POSITIVE_INFINITY, answer: paid, callbacks: [] },
  '007': { after: 20 * 60, answer: paid, callbacks: once('succeeded', 20 * 60) },
  '009': { after: 2, answer: paid, short_ngwee: 100, callbacks: once('succeeded', 2) },
  '008': {
    after: 2,
    answer: { status: 'failed', failure: 'wrong_pin' },
    callbacks: once('failed', 2),
  },
}

/** @param phone in its international form, or its last three digits */
export function behaviourOf(phone: string): Behaviour {
  return behaviours[phone.slice(-3)] ?? { after: 2, answer: paid, callbacks: once('succeeded', 2) }
}

interface Collected {
  /** The phone's last three digits. */
  ending: string
  amount_ngwee: number
  /** Since the aggregator took the order. */
  seconds: number
}

/** What the aggregator knows of a collection. */
export function reportOf({ ending, amount_ngwee, seconds }: Collected): Report {
  const { after, answer, short_ngwee = 0 } = behaviourOf(ending)
  if (seconds < after) return { status: 'pending' }
  if (answer.status !== 'succeeded') return answer
  return { ...answer, amount_ngwee: amount_ngwee - short_ngwee }
}
