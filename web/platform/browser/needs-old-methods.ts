/**
 * Whether this browser is older than what `old-methods.ts` adds. It looks for each: a browser may have a
 * newer one and not an older one, as a page by http has no `randomUUID`.
 */
export const needsOldMethods = () =>
  !(
    'at findLast findLastIndex toReversed toSorted toSpliced with'
      .split(' ')
      .every((name) => name in Array.prototype) &&
    'isWellFormed' in String.prototype &&
    'hasOwn' in Object &&
    'groupBy' in Map &&
    'randomUUID' in crypto &&
    'requestSubmit' in HTMLFormElement.prototype &&
    'HTMLDialogElement' in window
  )
