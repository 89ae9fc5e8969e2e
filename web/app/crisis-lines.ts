import { useEffect, useState } from 'react'
import { crisisLines } from '#domain/crisis-lines.ts'

/**
 * The help lines, in their order: those of the build, and as soon as they are told those that an admin
 * keeps. Few words, because every page carries them; the rest comes when somebody looks.
 *
 * @param isSeen false while they are folded away, so that nothing is fetched for them
 */
export function useCrisisLines(isSeen = true) {
  const [lines, setLines] = useState(crisisLines)
  useEffect(() => {
    if (isSeen)
      import('./help/told-lines.ts').then(
        (told) => told.follow(setLines),
        () => undefined,
      )
  }, [isSeen])
  return lines
}
