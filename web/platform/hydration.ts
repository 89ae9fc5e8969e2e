import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * A value that only the browser has (the address beyond the path, the state of the history), read
 * once the prerendered page is hydrated; `undefined` until then, so that server and browser render
 * the same.
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(neverChanges, read, () => undefined)
}

/** The parameters of the address, empty until hydration. */
export function useAddressParameters(): URLSearchParams {
  return new URLSearchParams(useInBrowser(() => location.search))
}
