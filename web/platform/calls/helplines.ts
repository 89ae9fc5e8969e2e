import { useEffect, useState } from 'react'
import { helplines, linesForAge, numbersToCall } from '#domain/safety/helplines.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useVisitor } from '#web/platform/calls/visitor.ts'

const loadFetched = loadOnce(() => import('./fetched-helplines.ts'))

/**
 * The helplines, in their order, those for children first where a user under 18 is signed in: those
 * of the build, and once loaded those that an admin maintains. Short texts only, because every page
 * carries them; the rest is fetched on demand.
 *
 * @param isSeen false while they are collapsed, so that nothing is fetched for them
 */
export function useHelplines(isSeen = true) {
  const [lines, setLines] = useState(helplines)
  const isMinor = useVisitor()?.is_minor ?? false
  useEffect(() => {
    if (isSeen)
      loadFetched().then(
        (fetched) => fetched.follow(setLines),
        () => undefined,
      )
  }, [isSeen])
  return linesForAge(lines, isMinor)
}

/** The numbers within a sentence: "933 or 112", Childline before them for a user under 18. */
export const useNumbersToCall = () => numbersToCall(useVisitor()?.is_minor ?? false)
