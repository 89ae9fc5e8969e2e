import type { Advice } from './advice.ts'

/**
 * A pulse at rest, in beats a minute, that is not left until tomorrow: below 40 or above 130. Rapid-
 * response criteria (Critical Care cc9972) and NEWS2, measured again and seen the same day: docs/for-the-clinician.md, "Blood pressure".
 */
export const pulseLimits = { min: 40, max: 130 } as const

const signs = ['chest pain', 'fainted, or about to faint', 'short of breath'] as const

const slow: Advice = {
  level: 'emergency',
  title: 'Your pulse is very slow',
  danger_signs: signs,
  today: 'See a clinician today, even if you feel well.',
  measure_again: true,
  stays: true,
  beside: 'Your pulse is very slow too. Tell the clinician.',
  lines: ['None of these? Sit still for 5 minutes and measure again. Bring both values.'],
  next: {
    title: 'Measure your pulse again',
    text: 'Your pulse was very slow. Sit still for 5 minutes first. See a clinician today, also if it is usual again.',
  },
}

const fast: Advice = {
  level: 'emergency',
  title: 'Your pulse is very fast',
  danger_signs: signs,
  today: 'See a clinician today, even if you feel well.',
  measure_again: true,
  stays: true,
  beside: 'Your pulse is very fast too. Tell the clinician.',
  lines: ['None of these? Sit still for 5 minutes and measure again. Bring both values.'],
  next: {
    title: 'Measure your pulse again',
    text: 'Your pulse was very fast. Sit still for 5 minutes first. See a clinician today, also if it is usual again.',
  },
}

/** Undefined where the pulse was not measured, or warns of nothing. */
export function adviceOnPulse(pulse: number | null | undefined): Advice | undefined {
  if (pulse === null || pulse === undefined) return undefined
  if (pulse < pulseLimits.min) return slow
  return pulse > pulseLimits.max ? fast : undefined
}
