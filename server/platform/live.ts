import { listen } from './db/listen.ts'

/** Ids of what has happened: what stands in it is asked for by whoever may see it. */
export type Notice = Readonly<Record<string, string>>

/** Told instead of a notice where one may have been missed. */
export const missed = 'missed'

type Hear = (notice: Notice | typeof missed) => void

/** One person may follow from so many places; with one more, the first ends. */
const mostPlaces = 6

interface Place {
  hear: Hear
  /** Called when this place has to make room. */
  leave(): void
}

/**
 * Tells people in this process what was told to all processes, as JSON with the ids of those `people`
 * whom it is for. It begins to listen when the first person follows.
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
    if (places.size > mostPlaces) [...places][0]!.leave()
    return () => {
      places.delete(place)
      if (places.size === 0 && this.#places.get(user_id) === places) this.#places.delete(user_id)
    }
  }

  #tell(payload: string | undefined) {
    if (payload === undefined) {
      for (const places of this.#places.values()) for (const { hear } of places) hear(missed)
      return
    }
    const { people, ...notice } = JSON.parse(payload) as { people: (string | null)[] } & Notice
    for (const person of people)
      for (const { hear } of this.#places.get(person ?? '') ?? []) hear(notice)
  }
}
