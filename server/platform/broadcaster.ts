import { listen } from './db/listen.ts'

/** Ids of events: a client that may see the content requests it. */
export type Notice = Readonly<Record<string, string>>

/** Sent instead of a notice where one may have been missed. */
export const missed = 'missed'

type OnMessage = (notice: Notice | typeof missed) => void

/** The maximum number of subscriptions of one user; a further one ends the oldest. */
const maxSubscriptions = 6

interface Subscription {
  /** Called once everything that is sent from now on is received, at once where this process listens already. */
  onReady(): void
  onMessage: OnMessage
  /** Called when this connection is closed for a newer one. */
  leave(): void
  /** A group that a notice may name among its people, and that this user is of: `front desk`. */
  group?: string | undefined
}

/**
 * Sends users in this process what was sent to all processes, as JSON with the ids of those `people`
 * it is for. It starts to listen when the first user follows.
 */
export class Broadcaster {
  readonly #channel: string
  readonly #subscriptions = new Map<string, Set<Subscription>>()
  readonly #groups = new Map<string, Set<Subscription>>()
  #state: 'idle' | 'connecting' | 'listening' = 'idle'

  /** @param channel the name that a trigger notifies */
  constructor(channel: string) {
    this.#channel = channel
  }

  /** @returns how to follow no longer */
  follow(user_id: string, subscription: Subscription): () => void {
    if (this.#state === 'idle') {
      this.#state = 'connecting'
      listen(this.#channel, (payload) => this.#publish(payload))
    }
    const subscriptions = this.#subscriptions.get(user_id) ?? new Set()
    this.#subscriptions.set(user_id, subscriptions.add(subscription))
    if (subscriptions.size > maxSubscriptions) [...subscriptions][0]!.leave()
    const { group } = subscription
    if (group) this.#groups.set(group, (this.#groups.get(group) ?? new Set()).add(subscription))
    if (this.#state === 'listening') subscription.onReady()
    return () => {
      if (group) this.#groups.get(group)?.delete(subscription)
      subscriptions.delete(subscription)
      if (subscriptions.size === 0 && this.#subscriptions.get(user_id) === subscriptions)
        this.#subscriptions.delete(user_id)
    }
  }

  #publish(payload: string | undefined) {
    if (payload === undefined) {
      const isFirst = this.#state === 'connecting'
      this.#state = 'listening'
      for (const subscriptions of this.#subscriptions.values())
        for (const subscription of subscriptions) {
          if (isFirst) subscription.onReady()
          else subscription.onMessage(missed)
        }
      return
    }
    const { people, ...notice } = JSON.parse(payload) as { people: (string | null)[] } & Notice
    for (const person of people) {
      for (const { onMessage } of this.#subscriptions.get(person ?? '') ?? []) onMessage(notice)
      for (const { onMessage } of this.#groups.get(person ?? '') ?? []) onMessage(notice)
    }
  }
}
