import { followEvents } from './follow-events.ts'

/** Changes that come within so many milliseconds are one. */
const together = 250

/** While nothing is announced, a change is supposed each time after so many milliseconds. */
const supposedEvery = 30_000

/**
 * What has changed in the calendar of the clinic; `ready` where a change may have been missed, `supposed` while nothing
 * is announced, and `asked` where the user wants to know.
 */
export interface CalendarChange {
  changed: 'ready' | 'visits' | 'attendance' | 'hours' | 'supposed' | 'asked'
  /** `YYYY-MM-DD`; undefined where it may be any. */
  day?: string | undefined
}

interface Following {
  onChange: (changes: readonly CalendarChange[]) => void
  /** Whether the server announces changes to this page. */
  onLive: (isLive: boolean) => void
}

/** Follows the calendar while the page is visible. Where the server ends that, a change is supposed each 30 s. */
export function followWhileVisible({ onChange, onLive }: Following) {
  let leaving: AbortController | undefined
  let waiting: CalendarChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let supposing: ReturnType<typeof setInterval> | undefined
  const report = () => {
    timer = undefined
    const changes = waiting
    waiting = []
    onChange(changes)
  }
  const add = (change: CalendarChange) => {
    waiting.push(change)
    timer ??= setTimeout(report, together)
  }
  const leave = () => {
    leaving?.abort()
    leaving = undefined
    clearInterval(supposing)
  }
  const suppose = () => add({ changed: 'supposed' })
  const follow = async () => {
    leave()
    if (document.visibilityState === 'hidden') return
    leaving = new AbortController()
    const { signal } = leaving
    await followEvents('/api/clinic/calendar-stream', {
      signal,
      silentFor: 60_000,
      longestPause: 10_000,
      mayBeMissing: true,
      onEvent({ name, data }) {
        // The user has too many live connections, so the server closed this one.
        if (name === 'elsewhere') return false
        if (name === 'ready') onLive(true)
        const { day } = data
        add({
          changed: name as CalendarChange['changed'],
          day: typeof day === 'string' ? day : undefined,
        })
        return true
      },
    })
    if (signal.aborted) return
    onLive(false)
    suppose()
    supposing = setInterval(suppose, supposedEvery)
  }
  const onVisibility = () => void follow()
  onVisibility()
  document.addEventListener('visibilitychange', onVisibility)
  return {
    refresh() {
      add({ changed: 'asked' })
      onVisibility()
    },
    stop() {
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(timer)
      leave()
    },
  }
}
