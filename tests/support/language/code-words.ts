/**
 * Words that identifiers, comments and test titles do not use, with the word to write instead.
 * Identifiers are compared in words: `markAsTold` is "mark as told".
 */
export const codeWords: readonly (readonly [RegExp, string])[] = [
  [/\brefus(e|ed|es|ing|als?)\b/i, 'reject, rejected, rejection'],
  [/\bcall(s|ed|ing)? offs?\b/i, 'cancel, cancelled'],
  [/\b(told|tells?|telling)\b/i, 'notify, notified; report, return; distinguish'],
  [/\bnote it\b/i, 'log it'],
  [/\b(no|good|bad|slow|weak|broken|lost|open) line\b/i, 'connection; offline'],
  [/\bhelp lines?\b/i, 'helpline'],
]

/** Names that were replaced, with the present one. */
export const replacedNames: Readonly<Record<string, string>> = {
  createOnce: 'insertIdempotent',
  asActorOnce: 'asActorPipelined',
  isOneTrip: 'pipelineCommit',
  AggregatorAway: 'PaymentProviderUnavailable',
  payFor: 'fulfil',
  takeMonthBack: 'revokePeriod',
  writePresent: 'updateCurrentPlan',
  Pulse: 'JobLoopHeartbeat',
  mailCarrier: 'mailSender',
  countMinutes: 'startRequestCounters',
  tellableOf: 'redactForAdmin',
  PracticeObstacle: 'PracticeBlocker',
  Unseen: 'VisuallyHidden',
  Surface: 'Card',
  useRetryId: 'useIdempotencyKey',
  fetchAsMe: 'authenticatedFetch',
  wholeInTime: 'responseWithTimeout',
  leftIn: 'pendingEntry',
  earlyCalls: 'prefetchCalls',
  takeEarlyData: 'takePrefetchedData',
}

/** Names with such a word that are stored or public, and so stay. */
export const storedNames: Readonly<Record<string, string>> = {
  call_off: 'a JSON field of a suspension',
  call_off_reason: 'a JSON field of an appointment',
  call_off_reasons_reason_check: 'a constraint',
  called_off: 'a JSON field, and the kind of an event',
  called_off_at: 'a column',
  called_off_by: 'a column',
  call_off_reasons: 'a table',
  CallOffReasons: 'the type of a table, written by `npm run table-types`',
  told_at: 'a column',
  told_for: 'a column',
  admins_told_for: 'a column',
  refused: 'a stored status',
}
