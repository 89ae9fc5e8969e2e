import { listen } from './db/listen.ts'

/** Ids of events: a client that may see the content requests it. */
export type Notice = Readonly<Record<string, string>>

/** Sent instead of a notice where one may have been missed. */
export const missed = 'missed'

type OnMessage = (notice: Notice | typeof missed) => void

/** One person may follow from so many places; with one more, the first ends. */
const maxPlaces = 6

interface Place {
  onMessage: OnMessage
  /** Called when this connection is closed for a newer one. */
  leave(): void
}

/**
 * Sends users in this process what was sent to all processes, as JSON with the ids of those `people`
 * it is for. It starts to listen when the first user follows.
 */
export class Live {
  readonly #channel: string
  readonly #places = new Map<string, Set<Place>>()
  #isListening = false

  /** @param channel the name that a trigger notifies */
  constructor(channel: string) {
    this.#channel = channel
  }

  /** @returns how to follow no longer */
  follow(user_id: string, place: Place): () => void {
    if (!this.#isListening) {
      this.#isListening = true
      listen(this.#channel, (payload) => this.#tell(payload))
    }
    const places = this.#places.get(user_id) ?? new Set()
    this.#places.set(user_id, places.add(place))
    if (places.size > maxPlaces) [...places][0]!.leave()
    return () => {
      places.delete(place)
      if (places.size === 0 && this.#places.get(user_id) === places) this.#places.delete(user_id)
    }
  }

  #tell(payload: string | undefined) {
    if (payload === undefined) {
      for (const places of this.#places.values())
        for (const { onMessage } of places) onMessage(missed)
      return
    }
    const { people, ...notice } = JSON.parse(payload) as { people: (string | null)[] } & Notice
    for (const person of people)
      for (const { onMessage } of this.#places.get(person ?? '') ?? []) onMessage(notice)
  }
}
