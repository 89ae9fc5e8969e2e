import { type ComponentType, createElement, use } from 'react'

/** Who may open a page. `signed-in` is any role; the guard in `guard.ts` reads this. */
export type Audience = 'public' | 'signed-in' | 'client' | 'provider' | 'admin'

/** One URL of the app. The whole table is `web/routes.tsx`. */
export interface AppRoute {
  path: `/${string}`
  /** Shown in the browser's tab before the product's name. */
  title: string
  audience: Audience
  /** Spec section 6: the only guarded pages that a student can reach. */
  student?: boolean
  /** Shows "Exit this page" and answers Shift pressed three times. */
  sensitive?: boolean
  /** One task and nothing beside it: brand, help lines and the way out, no navigation (look.md). */
  focused?: boolean
  /** Pages that take the place of one another in the browser's history, so that Back finds none of them. */
  oneEntry?: true
  /**
   * True: stored on the device of anyone who opens an offline page, and opens there without a connection
   * (decision 010). `others`: opening it stores those pages; itself it needs a connection.
   */
  offline?: true | 'others'
  /** Served outside production only. */
  development?: boolean
  /**
   * Calls that the page's HTML starts before the app is loaded, for those who may open the page;
   * `/api/profile` is always among them.
   */
  early?: readonly `/api/${string}`[]
  page: LazyPage
}

export interface LazyPage<Props extends object = object> {
  /** The module within `web/`, or the chunk's name, by which the build finds what to preload. */
  source: string
  /** Fetches the page. Await it before the first render: a fallback once shown stays for 300 ms in React 19. */
  load: () => Promise<ComponentType<Props>>
  /** The page itself; suspends while it is not there yet. */
  Page: ComponentType<Props>
}

/**
 * A page fetched when it is first needed. A failed fetch is what the page shows until `load` tries again:
 * a page that tried by itself would do so without end while there is no line.
 */
export function lazyPage<Props extends object = object>(
  source: string,
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  let failed: typeof pending
  const load = () => {
    pending ??= fetchPage().then(
      (component) => (loaded = component),
      (reason: unknown) => {
        failed = pending
        pending = undefined
        throw reason
      },
    )
    failed = undefined
    return pending
  }
  return { source, load, Page: (props) => createElement(loaded ?? use(failed ?? load()), props) }
}
