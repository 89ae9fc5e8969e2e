import { useState } from 'react'

/** One screen: the opening, the words for a companion, a question by its place, or what comes of it. */
export type SafetyStep = 'opening' | 'companion' | 'outcome' | number

/**
 * The way through the screens, in memory alone. The page stays one entry of the browser's history, so
 * that no one finds the questions by going back; a reload starts again.
 */
export function useSafetyTrail() {
  const [trail, setTrail] = useState<readonly SafetyStep[]>(['opening'])
  return {
    step: trail.at(-1) ?? 'opening',
    goTo: (step: SafetyStep) => setTrail([...trail, step]),
    back: () => setTrail(trail.length > 1 ? trail.slice(0, -1) : trail),
  }
}
