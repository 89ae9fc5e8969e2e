import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Choices, furthestStep } from './choices.ts'

type Step = 1 | 2 | 3

/** What an entry of the browser's history remembers: where one was, never what was chosen. */
interface Entry {
  step?: Step
  /** The step of the entry before this one. */
  from?: Step
}

/** The step one stands at; each is an entry of the history, so the phone's own Back walks them. */
export function useSteps(path: string, choices: Choices) {
  const navigate = useNavigate()
  const { key, state: entry } = useLocation() as { key: string; state: Entry | null }
  const furthest = furthestStep(choices)
  const meant = Math.min(entry?.step ?? 1, furthest) as Step
  // Settled on arrival: after a reload nothing is chosen any more, and choosing anew must not leap.
  const [arrived, setArrived] = useState({ key, step: meant })
  if (arrived.key !== key) setArrived({ key, step: meant })
  const step = Math.min(arrived.key === key ? arrived.step : meant, furthest) as Step

  return {
    step,
    goOn: () => void navigate(path, { state: { step: step + 1, from: step } }),
    /** Over the browser's own Back where that leads to the same place. */
    goBack: () => {
      if (entry?.from === step - 1) void navigate(-1)
      else void navigate(path, { replace: true, state: { step: step - 1 } })
    },
  }
}
