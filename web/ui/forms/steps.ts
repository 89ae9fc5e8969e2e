import { useState } from 'react'
import { useLocation, useNavigate } from '#web/platform/location.ts'
import { useInputPause } from './input-pause.ts'

/** The state in an entry of the browser's history: the step of the user, never the answers. */
interface Entry {
  step?: number
  /** The step of the entry before this one. */
  from?: number
  /** The step that asked for this one, and that one goes on to. */
  returnTo?: number
}

interface StepsProps {
  /** The page of the steps. */
  path: string
  /** The number of the first step: 0 where an introduction comes before step 1. */
  first?: number
  /** The furthest step that may be stood at, by what has been answered so far. */
  furthest: number
  /** The step of a history entry without one; the first step by default. */
  start?: number
}

/**
 * The current step; each is an entry of the history, so the phone's own Back goes through them. A step
 * that may not be stood at yet leads to the furthest that may.
 */
export function useSteps({ path, first = 1, furthest, start = first }: StepsProps) {
  const navigate = useNavigate()
  const { key, state } = useLocation() as { key: string; state: unknown }
  const entry = entryOf(state)
  const within = (step: number) => Math.max(first, Math.min(step, furthest))
  const meant = within(entry.step ?? start)
  // Settled on arrival: after a reload fewer may be answered, and a new answer must not skip steps.
  const [arrived, setArrived] = useState({ key, step: meant })
  if (arrived.key !== key) setArrived({ key, step: meant })
  const step = within(arrived.key === key ? arrived.step : meant)
  useInputPause(step)
  const go = (to: number, more: Entry = {}) =>
    navigate(path, { state: { step: to, from: step, ...more } satisfies Entry })

  return {
    step,
    goOn: () => go(entry.returnTo ?? step + 1),
    /** Over the browser's own Back where that leads to the same place. */
    goBack: () => {
      const to = entry.returnTo ?? step - 1
      if (entry.from === to) navigate(-1)
      else navigate(path, { replace: true, state: { step: to } satisfies Entry })
    },
    /** Goes on at a step that one stopped at. */
    resume: (to: number) => go(to),
    /** To a step that is to be mended: from there one goes on to where one was. */
    mend: (to: number) => go(to, { returnTo: step }),
  }
}

/** A history survives the page that wrote it: what is no entry of ours is none. */
function entryOf(state: unknown): Entry {
  if (typeof state !== 'object' || state === null) return {}
  return Object.fromEntries(Object.entries(state).filter(([, value]) => Number.isInteger(value)))
}
