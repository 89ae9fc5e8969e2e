import { inKwacha } from '../values/money.ts'

/** An order of ours, to take money or to send it back, and what the aggregator says of it. */
export interface OurOrder {
  kind: 'deposit' | 'refund'
  id: string
  /** `open` while we wait for its end. */
  state: 'completed' | 'failed' | 'expired' | 'open'
  /** What came, or what was sent back. */
  amount_ngwee: number
  network: string
}

export interface TheirOrder {
  id: string
  state: 'completed' | 'failed' | 'open'
  amount_ngwee: number | undefined
  amount_text: string
  currency: string
  network: string | undefined
  network_text: string | undefined
}

export const differenceKinds = [
  'unknown',
  'state',
  'amount',
  'currency',
  'network',
  'other order',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** One difference, each side in a word or an amount. */
export interface OrderDifference {
  what: DifferenceKind
  ours: string
  theirs: string
}

/**
 * Compares an order with what the aggregator has of it. What we gave up and it does not know was never taken: that is
 * the same. So is what it has rejected, which it does not keep.
 *
 * @param theirs undefined where it has never heard of the order
 * @returns what differs, and whether the order may still change, so that it is compared again
 */
export function compareOrder(
  ours: OurOrder,
  theirs: TheirOrder | undefined,
): { isOpen: boolean; differences: OrderDifference[] } {
  // The jobs that ask for the end of an order are not through with it.
  if (ours.state === 'open') return { isOpen: true, differences: [] }
  const isDone = ours.state === 'completed'
  if (!theirs)
    return {
      isOpen: false,
      differences: isDone ? [{ what: 'unknown', ours: ours.state, theirs: 'not known' }] : [],
    }
  if (theirs.id !== ours.id)
    return {
      isOpen: false,
      differences: [
        { what: 'other order', ours: ours.id, theirs: theirs.id.slice(0, 60) || 'none' },
      ],
    }
  if (theirs.state === 'open') {
    // Networks may take days to agree.
    if (!isDone && ours.kind === 'deposit') return { isOpen: true, differences: [] }
    // A refund that has failed here and is under way there would be sent twice.
    return { isOpen: true, differences: [stateOf(ours, theirs)] }
  }
  if (isDone !== (theirs.state === 'completed'))
    return { isOpen: false, differences: [stateOf(ours, theirs)] }
  return { isOpen: false, differences: isDone ? compareMoney(ours, theirs) : [] }
}

const stateOf = (ours: OurOrder, theirs: TheirOrder): OrderDifference => ({
  what: 'state',
  ours: ours.state,
  theirs: theirs.state === 'open' ? 'under way' : theirs.state,
})

/** Both say that the money has moved: how much, in which currency, by which network. */
function compareMoney(ours: OurOrder, theirs: TheirOrder): OrderDifference[] {
  const found: OrderDifference[] = []
  if (theirs.currency !== 'ZMW')
    found.push({ what: 'currency', ours: 'ZMW', theirs: theirs.currency.slice(0, 60) })
  if (theirs.amount_ngwee !== ours.amount_ngwee)
    found.push({
      what: 'amount',
      ours: inKwacha(ours.amount_ngwee),
      theirs:
        theirs.amount_ngwee === undefined
          ? theirs.amount_text.slice(0, 60)
          : inKwacha(theirs.amount_ngwee),
    })
  if (theirs.network_text !== undefined && theirs.network !== ours.network)
    found.push({
      what: 'network',
      ours: ours.network,
      theirs: theirs.network ?? theirs.network_text.slice(0, 60),
    })
  return found
}
