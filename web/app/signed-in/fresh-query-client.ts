import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/** A query client whose `invalidateQueries` is true of a first fetch as well. */
export class FreshQueryClient extends QueryClient {
  /**
   * Fetches again what the filters name. The library lets a first fetch that is under way stand for it,
   * though its answer may have been read before the change: that one is given up and made anew.
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
