import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * What only the browser knows (the address beyond the path, the state of the history), read once the
 * prerendered page has been taken over; `undefined` until then, so that both draw the same.
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(neverChanges, read, () => undefined)
}

/** The parameters of the address, empty until the page is awake. */
export function useAddressParameters(): URLSearchParams {
  return new URLSearchParams(useInBrowser(() => location.search))
}
