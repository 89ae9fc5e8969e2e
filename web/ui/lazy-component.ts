import { type ComponentType, useCallback, useState } from 'react'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'

/**
 * A part of a page, such as a form with its checks, that is fetched when the user opens it.
 *
 * @param failure title of the notice where it does not come
 * @returns `Part`, undefined until it is there, and `bring`, which says whether it came
 */
export function useLazyComponent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  failure: string,
) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const bring = useCallback(async (): Promise<boolean> => {
    try {
      const part = await fetchPart()
      setPart(() => part)
      return true
    } catch (reason) {
      dispatchEvent(new Event('ubumi:part-missing'))
      toastFailure(failure, reason)
      return false
    }
  }, [fetchPart, failure])
  return { Part, bring }
}
