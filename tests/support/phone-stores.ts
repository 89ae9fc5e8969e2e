/** A store of a browser in which `Object.keys` lists what is stored, as in a real one. */
export function makeStorage(): Storage {
  const store = {} as Record<string, string>
  const methods = {
    getItem: (key: string) => (Object.hasOwn(store, key) ? store[key]! : null),
    setItem: (key: string, text: string) => void (store[key] = text),
    removeItem: (key: string) => void delete store[key],
    clear: () => Object.keys(store).forEach((key) => delete store[key]),
  }
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(store, name, { value, configurable: true })
  return store as unknown as Storage
}
