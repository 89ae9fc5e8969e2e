/** How a merge of two records of one person goes on. The trigger `accounts.keep_merge_course` keeps the same steps. */

export const mergeStates = ['previewed', 'merged', 'undone', 'final'] as const
export type MergeState = (typeof mergeStates)[number]

/** Days within which a merge can be undone. */
export const undoDays = 30

/** Each step, from where to where. */
export const mergeSteps = {
  merge: { from: 'previewed', to: 'merged' },
  undo: { from: 'merged', to: 'undone' },
  finish: { from: 'merged', to: 'final' },
} as const satisfies Record<string, { from: MergeState; to: MergeState }>
export type MergeStep = keyof typeof mergeSteps

const dayLength = 24 * 60 * 60 * 1000

/** The instant from which a merge is final, in milliseconds. */
export const finalFrom = (merged_at: number): number => merged_at + undoDays * dayLength

/**
 * The state after a step, or undefined where it cannot be taken.
 *
 * @param days since the two were merged
 */
export function takeMergeStep(
  state: MergeState,
  step: MergeStep,
  days: number,
): MergeState | undefined {
  const { from, to } = mergeSteps[step]
  if (state !== from) return undefined
  if (step === 'undo' && days >= undoDays) return undefined
  if (step === 'finish' && days < undoDays) return undefined
  return to
}
