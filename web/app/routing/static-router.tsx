import { type ReactNode, useMemo } from 'react'

import { LocationContext } from '#web/platform/location.ts'

/** One place that never changes: for HTML that is rendered on the server. */
export function StaticRouter({ path, children }: { path: string; children?: ReactNode }) {
  const router = useMemo(
    () => ({
      location: { pathname: path, search: '', hash: '', key: '', state: null },
      navigate: () => undefined,
    }),
    [path],
  )
  return <LocationContext value={router}>{children}</LocationContext>
}
