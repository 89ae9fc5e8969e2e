import { useState } from 'react'

/** The rows that are ticked, of those that are shown: what leaves the list is not chosen any more. */
export function useSelection(shown: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter((id) => ticked.has(id))

  function toggle(id: string) {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }

  return {
    chosen,
    isAll: shown.length > 0 && chosen.length === shown.length,
    has: (id: string) => ticked.has(id),
    toggle,
    toggleAll: () => setTicked(new Set(chosen.length === shown.length ? [] : shown)),
    clear: () => setTicked(new Set()),
  }
}
