/**
 * Whether this browser is older than what `old-methods.ts` adds. It looks for several: a page by http has no
 * `randomUUID` in any browser. One that has all of these has the others.
 */
export const needsOldMethods = () =>
  !(
    'at findLast toReversed toSorted with'.split(' ').every((name) => name in Array.prototype) &&
    'isWellFormed' in String.prototype &&
    'groupBy' in Map &&
    'randomUUID' in crypto
  )
