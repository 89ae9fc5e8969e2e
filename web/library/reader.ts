import { speak, stopSpeaking } from '#web/platform/browser/speech.ts'

export type ReaderState = 'stopped' | 'reading' | 'paused' | 'failed'

/**
 * Reads a text aloud piece by piece. A pause stops the voice and remembers the piece, which is read from its
 * start later: on many phones the pause of the browser ends everything.
 */
export class Reader {
  readonly #pieces: readonly string[]
  readonly #changed: (state: ReaderState) => void
  #at = 0
  /** Counts what was started: the end of a piece that was stopped meanwhile is none. */
  #turn = 0

  constructor(pieces: readonly string[], changed: (state: ReaderState) => void) {
    this.#pieces = pieces
    this.#changed = changed
  }

  play() {
    this.#changed('reading')
    this.#readOn()
  }

  pause() {
    this.#turn += 1
    stopSpeaking()
    this.#changed('paused')
  }

  stop() {
    this.#turn += 1
    this.#at = 0
    stopSpeaking()
    this.#changed('stopped')
  }

  #readOn() {
    const turn = (this.#turn += 1)
    const piece = this.#pieces[this.#at]
    if (piece === undefined) return this.stop()
    speak(
      piece,
      () => {
        if (turn !== this.#turn) return
        this.#at += 1
        this.#readOn()
      },
      () => {
        if (turn !== this.#turn) return
        this.stop()
        this.#changed('failed')
      },
    )
  }
}
