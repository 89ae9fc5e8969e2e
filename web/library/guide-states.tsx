/** The page names no guide until that is there, and is read out all the same. */
export const Untitled = () => <h1 className="sr-only">Guide</h1>

/** Written here: `web/ui/loading.tsx` is in a file that public pages do not load. */
export const Waiting = () => (
  <div className="min-h-dvh">
    <p className="loading" role="status">
      Loading...
    </p>
  </div>
)

/** The place of a guide until it is there. */
export const GuideLoading = () => (
  <>
    <Untitled />
    <Waiting />
  </>
)
