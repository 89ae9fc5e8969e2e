/**
 * Each provider with their next free hour, the earliest first, and last those without one; among equals by name
 * and id, so that the order is the same each time.
 *
 * @param next the hour (ISO 8601) by the id of the provider
 */
export function byNextFree<Provider extends { id: string; full_name: string }>(
  providers: readonly Provider[],
  next: ReadonlyMap<string, string>,
): (Provider & { next_free: string | null })[] {
  const order = ({ next_free }: { next_free: string | null }) =>
    next_free ? Date.parse(next_free) : Infinity
  return providers
    .map((provider) => ({ ...provider, next_free: next.get(provider.id) ?? null }))
    .toSorted(
      (one, other) =>
        // Two without an hour: not a number, so the name decides.
        order(one) - order(other) ||
        one.full_name.localeCompare(other.full_name) ||
        (one.id < other.id ? -1 : 1),
    )
}
