import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/** A query client whose `invalidateQueries` works for a first fetch as well. */
export class FreshQueryClient extends QueryClient {
  /**
   * Fetches again the queries that match the filters. The library accepts a first fetch that is
   * under way, though its answer may have been read before the change: this client cancels that one
   * and fetches again.
   */
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const begun = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle')
    await Promise.all(begun.map((query) => query.cancel({ revert: true })))
    await super.invalidateQueries(filters, options)
  }
}
