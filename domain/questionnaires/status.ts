/** What became of a request to answer an instrument. */
export const requestStatuses = ['open', 'shared', 'not_shared', 'withdrawn', 'expired'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** What a participant may do with a request: its provider withdraws, its patient decides. */
export type RequestStep = 'withdraw' | 'share' | 'not_share'

/**
 * The status after a step; undefined where the step is not possible. The last day counts in full.
 *
 * @param isOver the last day to answer is over
 */
export function afterStep(
  status: RequestStatus,
  step: RequestStep,
  isOver: boolean,
): RequestStatus | undefined {
  if (step === 'withdraw') return status === 'open' && !isOver ? 'withdrawn' : undefined
  // What was shared can be taken back at any time.
  if (step === 'not_share')
    return status === 'shared' || (status === 'open' && !isOver) ? 'not_shared' : undefined
  return (status === 'open' || status === 'not_shared') && !isOver ? 'shared' : undefined
}

/**
 * Whether a patient can still share a result for a request.
 *
 * @param request `due_on`: the last day, `YYYY-MM-DD`
 * @param today `YYYY-MM-DD` in Lusaka
 */
export const canShare = (
  { status, due_on }: { status: RequestStatus; due_on: string },
  today: string,
): boolean => afterStep(status, 'share', due_on < today) !== undefined
