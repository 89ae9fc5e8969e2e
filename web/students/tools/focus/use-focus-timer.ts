import { useCallback, useEffect, useState } from 'react'
import {
  clockOf,
  isOver,
  minutesOf,
  nextPhase,
  pauseTimer,
  startTimer,
  timeLeft,
  withClockSet,
  timerAt,
} from '#domain/students/focus-timer.ts'
import { type FocusSettings, keepRun, keepSettings, readRun, readSettings } from './focus-store.ts'
import { vibrate } from '#web/platform/browser/device.ts'

/** Milliseconds that do not jump with the clock of the device; they may stand still while it sleeps. */
const steadyNow = () => performance.now()

/** A clock that differs by more than this from what has passed was set, in milliseconds. */
const clockTolerance = 2000

/** The timer of this tab. It goes on by the clock whatever is open, also over a reload. */
export function useFocusTimer() {
  const [settings, setSettings] = useState(readSettings)
  const [run, setRun] = useState(() => readRun(settings.lengths))
  const [now, setNow] = useState(Date.now)
  /** What has just ended, to be said; nothing once one goes on. */
  const [ended, setEnded] = useState<'focus' | 'break'>()
  const { timer, round, unsent } = run
  const isRunning = timer.ends_at !== null
  const left = timeLeft(timer, now)

  useEffect(() => keepRun(run), [run])

  useEffect(() => {
    if (!isRunning) return
    // A reload after the clock was set back: the most that can be left is the whole phase.
    let last = {
      at: Math.max(Date.now(), (timer.ends_at ?? 0) - timer.length),
      steady: steadyNow(),
    }
    const look = () => {
      const [at, steady] = [Date.now(), steadyNow()]
      setNow(at)
      const setBy = at - last.at - (steady - last.steady)
      last = { at, steady }
      // Forward may be the sleep of the phone, which counts.
      if (setBy < -clockTolerance)
        return setRun((current) => ({ ...current, timer: withClockSet(current.timer, setBy) }))
      if (!isOver(timer, at)) return
      const isWork = timer.phase === 'focus'
      const finished = isWork
        ? [{ id: round ?? crypto.randomUUID(), minutes: minutesOf(timer) }]
        : []
      setRun({
        timer: nextPhase(timer, settings.lengths, true),
        unsent: [...unsent, ...finished],
      })
      setEnded(isWork ? 'focus' : 'break')
      if (settings.signals.sound) chime()
      if (settings.signals.vibration) vibrate([200, 120, 200])
    }
    const clock = setInterval(look, 250)
    // A phone that wakes is right at once.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRunning, timer, round, unsent, settings])

  const onSent = useCallback((id: string) => {
    setRun((current) => ({ ...current, unsent: current.unsent.filter((one) => one.id !== id) }))
  }, [])
  useTitle(ended ? 'Time is up' : isRunning ? clockOf(left) : undefined)

  const turn = (change: (at: number) => typeof timer, nextRound: string | undefined) => {
    const at = Date.now()
    setNow(at)
    setEnded(undefined)
    setRun({ ...run, timer: change(at), round: nextRound })
  }
  return {
    timer,
    left,
    isRunning,
    settings,
    /** Queued rounds. */
    unsent,
    onSent,
    ended,
    start: () => {
      if (settings.signals.sound) allowChime()
      turn((at) => startTimer(timer, at), round ?? crypto.randomUUID())
    },
    pause: () => turn((at) => pauseTimer(timer, at), round),
    /** Leaves this phase for the next one, which is stopped until it is started. */
    leave: () => turn(() => nextPhase(timer, settings.lengths, false), undefined),
    change: (next: FocusSettings) => {
      if (next.signals.sound) allowChime()
      keepSettings(next)
      setSettings(next)
      // What has begun keeps its length.
      if (!isRunning && timer.left === timer.length)
        setRun({ ...run, timer: timerAt(timer.phase, timer.rounds, next.lengths) })
    },
  }
}

export type FocusControls = ReturnType<typeof useFocusTimer>

/** Puts the time before the title of the tab, and takes it away again. */
function useTitle(words: string | undefined) {
  useEffect(() => {
    if (!words) return
    const plain = document.title
    document.title = `${words} · ${plain}`
    return () => {
      document.title = plain
    }
  }, [words])
}

let context: AudioContext | undefined

/** Asks the browser for sound; only a press of the person may do that. */
function allowChime() {
  context ??= new AudioContext()
  void context.resume()
}

/** Two soft tones, a fifth apart; silence where sound was never allowed. */
function chime() {
  if (context?.state !== 'running') return
  for (const [index, pitch] of [440, 660].entries()) {
    const at = context.currentTime + index * 0.45
    const tone = new OscillatorNode(context, { frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.linearRampToValueAtTime(0.2, at + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 1.2)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + 1.3)
  }
}
