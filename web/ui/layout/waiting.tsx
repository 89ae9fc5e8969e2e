/** The place of what a public page fetches. Not in `web/ui/loading.tsx`, whose file public pages do not load. */
export const Waiting = () => (
  <div className="min-h-dvh">
    <p className="loading" role="status">
      Loading...
    </p>
  </div>
)
