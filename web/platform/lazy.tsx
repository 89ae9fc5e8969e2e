import {
  type ComponentType,
  createElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react'

/**
 * Fetches what is needed later: once, for all callers. A failed fetch is forgotten, so that the next
 * call tries again.
 *
 * @param fetchValue an `import()`, or what is made of one
 */
export function loadOnce<Value>(fetchValue: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () =>
    (loading ??= fetchValue().catch((reason: unknown) => {
      loading = undefined
      throw reason
    }))
}

export interface LazyPage<Props extends object = object> {
  /** Fetches the page. Await it before the first render: a fallback once shown stays for 300 ms in React 19. */
  load: () => Promise<ComponentType<Props>>
  /** The page itself; suspends until it is loaded. */
  Page: ComponentType<Props>
}

/**
 * A page, or a part that takes its place, fetched when it is first needed. A failed fetch is what the
 * page shows until `load` tries again: a page that retried automatically would do so without end
 * while offline.
 */
export function lazyPage<Props extends object = object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  let failed: Promise<ComponentType<Props>> | undefined
  const fetchOnce = loadOnce(fetchPage)
  const load = () => {
    const pending = fetchOnce()
    failed = undefined
    pending.then(
      (component) => (loaded = component),
      () => {
        failed = pending
      },
    )
    return pending
  }
  return { load, Page: (props) => createElement(loaded ?? use(failed ?? load()), props) }
}

/**
 * A component that is fetched when the user asks for it.
 *
 * @returns `Part`, undefined until it is loaded, and `load`, which rejects where the fetch fails and
 *   may be called again
 */
export function useLazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const load = useCallback(async () => {
    const part = await fetchPart()
    setPart(() => part)
  }, [fetchPart])
  return { Part, load }
}

interface LazyProps<Props extends object> {
  /** The same function at every draw, or it is called again. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** The placeholder until it loads. */
  fallback?: ReactNode
  /** Shown where it failed to load; without it `fallback` stays. */
  failed?: (failure: unknown) => ReactNode
  /** Nothing is missing without it, such as a drawing: no new build is looked for. */
  optional?: boolean
}

/** The parts that have loaded, by the function that fetched them. */
const loadedParts = new WeakMap<object, unknown>()

/**
 * A part of a page that few users see, fetched only for them, or one that can load after the rest.
 * Once loaded it is there at the first draw: a page to which the user returns has its full length.
 */
export function Lazy<Props extends object>({
  load,
  props,
  fallback,
  failed,
  optional,
}: LazyProps<Props>) {
  const [Part, setPart] = useState(() => loadedParts.get(load) as ComponentType<Props> | undefined)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let isWanted = true
    load().then(
      (part) => {
        loadedParts.set(load, part)
        if (isWanted) setPart(() => part)
      },
      (reason: unknown) => {
        if (!optional) dispatchEvent(new Event('ubumi:part-missing'))
        if (isWanted) setFailure(reason)
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, optional])
  return Part ? <Part {...props} /> : failure && failed ? failed(failure) : fallback
}
