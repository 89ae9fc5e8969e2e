interface Place {
  to: string
}

/** The place that a path is, or is within: of several the longest, so that `/admin` is not all. */
function currentOf(places: readonly Place[], pathname: string): string | undefined {
  return places
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0]
}

/** Marks the link to the present page, or to the one that it belongs to. */
export function markCurrent(places: readonly Place[], pathname: string) {
  const current = currentOf(places, pathname)
  return (to: string) =>
    to === current ? ({ 'aria-current': to === pathname ? 'page' : 'true' } as const) : undefined
}
