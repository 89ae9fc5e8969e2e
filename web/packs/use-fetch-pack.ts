import { useEffect, useRef, useState } from 'react'
import { loadOnce } from '#web/platform/lazy.tsx'

/** A pack that has come, with an address of this page that opens it. */
export interface PackFile {
  content: Blob
  name: string
  url: string
}

type FetchState =
  | { is: 'idle' }
  | { is: 'busy'; loaded: number; total: number }
  | { is: 'failed'; failure: unknown }
  | { is: 'done'; file: PackFile }

/** Visitors, who read what is in the packs, do not fetch what a session needs. */
const loadFetch = loadOnce(async () => (await import('./download-pack.ts')).downloadPack)

/** Fetches a pack, one at a time. What was fetched is deleted from the page with it, or with another choice. */
export function useFetchPack(id: string, hasOwn: boolean) {
  const [state, setState] = useState<FetchState>({ is: 'idle' })
  const address = useRef<string>(undefined)
  /** Counts the choices: what comes for an earlier one is no longer wanted. */
  const choice = useRef(0)

  useEffect(
    () => () => {
      choice.current += 1
      setState({ is: 'idle' })
      if (address.current) URL.revokeObjectURL(address.current)
      address.current = undefined
    },
    [id, hasOwn],
  )

  /** @returns undefined where it failed, as the state says, or is no longer wanted */
  async function fetchPack(): Promise<PackFile | undefined> {
    const asked = choice.current
    const show = (next: FetchState) => {
      if (choice.current === asked) setState(next)
    }
    show({ is: 'busy', loaded: 0, total: 0 })
    try {
      const download = await loadFetch()
      const path = `/api/packs/${encodeURIComponent(id)}/pdf?own_data=${hasOwn ? 'yes' : 'no'}`
      const { content, name } = await download(path, (loaded, total) =>
        show({ is: 'busy', loaded, total }),
      )
      if (choice.current !== asked) return undefined
      if (address.current) URL.revokeObjectURL(address.current)
      const url = URL.createObjectURL(content)
      address.current = url
      const file = { content, name, url }
      show({ is: 'done', file })
      return file
    } catch (failure) {
      show({ is: 'failed', failure })
      return undefined
    }
  }

  return { state, fetchPack }
}
