import { useEffect, useState } from 'react'
import { crisisLines, linesForAge, numbersToCall } from '#domain/safety/crisis-lines.ts'
import { useVisitor } from '#web/app/visitor.ts'

/**
 * The help lines, in their order, those for children first where a person under 18 is signed in: those of the build, and as soon as they are told those that an admin
 * keeps. Few words, because every page carries them; the rest comes when somebody looks.
 *
 * @param isSeen false while they are folded away, so that nothing is fetched for them
 */
export function useCrisisLines(isSeen = true) {
  const [lines, setLines] = useState(crisisLines)
  const isMinor = useVisitor()?.is_minor ?? false
  useEffect(() => {
    if (isSeen)
      import('./help/told-lines.ts').then(
        (told) => told.follow(setLines),
        () => undefined,
      )
  }, [isSeen])
  return linesForAge(lines, isMinor)
}

/** The numbers that a sentence names: "933 or 112", Childline before them for a person under 18. */
export const useNumbersToCall = () => numbersToCall(useVisitor()?.is_minor ?? false)
