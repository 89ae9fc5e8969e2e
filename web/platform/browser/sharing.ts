import { ProblemError } from '#web/platform/calls/problem.ts'

/** Whether the phone has its own way to share. */
export const canShare = () => 'share' in navigator

/**
 * Copies a text.
 *
 * @throws ProblemError where the browser cannot, or may not
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // An old browser, or the user has blocked it.
    const message = 'This browser cannot copy. Press long on the text to copy it.'
    throw new ProblemError({ code: 'cannot_copy', message, status: 0 })
  }
}

/** Offers a link by the phone's own way to share where it has one, or copies it. */
export async function shareOrCopy(url: string): Promise<void> {
  if (!canShare()) return copyText(url)
  await navigator.share({ url }).catch((failure: unknown) => {
    // The user closed the list of ways to share.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure
  })
}
