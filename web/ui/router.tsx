import {
  type ReactNode,
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'

/** Where one is: the parts of the address, and what was kept with the entry of the history. */
export interface Place {
  pathname: string
  /** From `?` on, or empty. */
  search: string
  /** From `#` on, or empty. */
  hash: string
  /** Another for each entry of the history; `default` for one that this app did not make. */
  key: string
  state: unknown
}

/** Goes to a path of this app, in a new entry of the history or, with `replace`, in the present one. */
export type Navigate = (to: string, how?: { replace?: boolean; state?: unknown }) => void

const Places = createContext<Place | null>(null)

/** The present address. */
export function useLocation(): Place {
  const place = useContext(Places)
  if (!place) throw new Error('There is no router around this component.')
  return place
}

/** How to go somewhere else; the same function each time. */
export const useNavigate = (): Navigate => navigate

let arrive = () => {}

const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
  const entry = { usr: state, key: Math.random().toString(36).slice(2, 10) }
  history[replace ? 'replaceState' : 'pushState'](entry, '', to)
  arrive()
}

/** Leads on to another path, as soon as it is drawn. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}

/** The address bar as the app sees it. */
function readPlace(): Place {
  const { pathname, search, hash } = location
  const { key = 'default', usr = null } = (history.state ?? {}) as { key?: string; usr?: unknown }
  return { pathname, search, hash, key, state: usr }
}

/**
 * The browser's own history as React state. Addresses of this app are a flat table without parameters
 * (`web/routes.tsx`), so a routing library would only add 7 kB to every page; what it would do here is
 * this file and `link.tsx`.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(readPlace)
  useLayoutEffect(() => {
    // In a transition, so that the page one leaves stays until the next one is there.
    arrive = () => startTransition(() => setPlace(readPlace()))
    addEventListener('popstate', arrive)
    return () => {
      removeEventListener('popstate', arrive)
      arrive = () => {}
    }
  }, [])
  return <Places value={place}>{children}</Places>
}

/** Stands at one path: for HTML written at build time. */
export function StillRouter({ path, children }: { path: string; children: ReactNode }) {
  const place = { pathname: path, search: '', hash: '', key: 'default', state: null }
  return <Places value={place}>{children}</Places>
}
