import { type ReactNode, useMemo } from 'react'

import { LocationContext } from '#web/ui/location.ts'

/** One place that is never left: for HTML that is made on the server. */
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
