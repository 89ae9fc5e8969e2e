import { Waiting } from '#web/ui/layout/waiting.tsx'

/** The page names no guide until that is there, and is read out all the same. */
export const Untitled = () => <h1 className="sr-only">Guide</h1>

/** The place of a guide until it is there. */
export const GuideLoading = () => (
  <>
    <Untitled />
    <Waiting />
  </>
)
