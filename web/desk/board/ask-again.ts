/** Milliseconds until what is still unknown is asked for again: twice as long each time, from 5 s up to a minute. */
const pauseAfter = (times: number) => (times === 0 ? 0 : Math.min(5000 * 2 ** (times - 1), 60_000))

/**
 * Asks for what is unknown at once, and again until it is known: an answer may fail, or be older than what is unknown.
 *
 * @param ask reads again
 */
export function askAgain(ask: () => void) {
  let asked = { unknown: '', times: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /**
     * @param unknown what is not known now; empty where all is
     * @param isBusy whether an answer is awaited
     */
    see(unknown: string, isBusy: boolean) {
      clearTimeout(timer)
      if (unknown !== asked.unknown) asked = { unknown, times: 0 }
      if (unknown === '' || isBusy) return
      timer = setTimeout(() => {
        asked.times += 1
        ask()
      }, pauseAfter(asked.times))
    },
    stop: () => clearTimeout(timer),
  }
}
