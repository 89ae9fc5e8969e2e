/** The same `size` of the items for the same seed, in their order. */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  let state = seed >>> 0
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const chosen = items
    .map((_, index) => ({ index, order: next() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, size)
    .map(({ index }) => index)
  return items.filter((_, index) => chosen.includes(index))
}
