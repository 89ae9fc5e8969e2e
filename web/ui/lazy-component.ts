import { type ComponentType, useCallback } from 'react'
import { useLazyPart } from '#web/platform/lazy.tsx'
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
  const { Part, load } = useLazyPart(fetchPart)
  const bring = useCallback(async (): Promise<boolean> => {
    try {
      await load()
      return true
    } catch (reason) {
      dispatchEvent(new Event('ubumi:part-missing'))
      toastFailure(failure, reason)
      return false
    }
  }, [load, failure])
  return { Part, bring }
}
