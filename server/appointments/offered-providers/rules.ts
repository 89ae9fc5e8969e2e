import type { OfferedProvider } from '#domain/appointments/schema.ts'

/**
 * Each provider with their next free hour, the earliest first, and last those without one.
 *
 * @param next the hour (ISO 8601) by the id of the provider
 */
export function byNextFree(
  providers: readonly Omit<OfferedProvider, 'next_free'>[],
  next: ReadonlyMap<string, string>,
): OfferedProvider[] {
  const order = ({ next_free }: OfferedProvider) => (next_free ? Date.parse(next_free) : Infinity)
  return providers
    .map((provider) => ({ ...provider, next_free: next.get(provider.id) ?? null }))
    .toSorted(
      (one, other) =>
        // Two without an hour: not a number, so the name decides.
        order(one) - order(other) || one.full_name.localeCompare(other.full_name),
    )
}
