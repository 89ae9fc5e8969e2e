/**
 * A channel between the tabs of this browser.
 *
 * @returns undefined where the browser has none, or blocks it with the data of sites
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
