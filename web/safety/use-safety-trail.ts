import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** One screen: the opening, the words for a companion, a question by its place, or what comes of it. */
export type SafetyStep = 'opening' | 'companion' | 'outcome' | number

/**
 * The way through the screens. It lives in memory; the browser's history holds only how far along
 * one is, so that the phone's Back goes one screen back and a reload begins anew.
 */
export function useSafetyTrail() {
  const [trail, setTrail] = useState<readonly SafetyStep[]>(['opening'])
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const kept = (state ?? {}) as { safety_depth?: number }
  const depth = Math.min(kept.safety_depth ?? 0, trail.length - 1)
  const goTo = (step: SafetyStep) => {
    setTrail([...trail.slice(0, depth + 1), step])
    void navigate(pathname + search + hash, { state: { ...kept, safety_depth: depth + 1 } })
  }
  return { step: trail[depth] ?? 'opening', goTo, back: () => history.back() }
}
