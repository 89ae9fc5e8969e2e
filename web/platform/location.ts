import { createContext, use, useEffect } from 'react'

/** A place in the app: the parts of its URL, as in `window.location`, and its entry in the history. */
export interface AppLocation {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** With its hash sign, or empty. */
  hash: string
  /** Identifies the entry of the history. */
  key: string
  /** What `navigate` stored with the entry; null where it stored nothing. */
  state: unknown
}

export interface NavigateOptions {
  /** Replaces the current entry in the history. */
  replace?: boolean | undefined
  /** Stored with the entry in the history; anything that `structuredClone` accepts. */
  state?: unknown
}

/**
 * Goes to a URL inside the app, relative to the current one, or by so many entries along the
 * history.
 */
export type Navigate = (to: string | number, options?: NavigateOptions) => void

export const LocationContext = createContext<{ location: AppLocation; navigate: Navigate } | null>(
  null,
)

/** @throws where there is no router above the component */
function useRouter() {
  const router = use(LocationContext)
  if (!router) throw new Error('This component needs a router above it.')
  return router
}

export const useLocation = (): AppLocation => useRouter().location

/** The function is stable, so that it may be among the dependencies of an effect. */
export const useNavigate = (): Navigate => useRouter().navigate

/** The path, search and hash of a URL that is relative to a place of the app. */
export function resolveHref(to: string, { pathname, search }: AppLocation): string {
  const url = new URL(to, `http://app${pathname}${search}`)
  return url.pathname + url.search + url.hash
}

/** Goes to a URL as soon as it is rendered. */
export function Navigate({ to, replace, state }: NavigateOptions & { to: string }): null {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
