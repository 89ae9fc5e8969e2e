/** Deletes the caches that `isOwn` accepts and every database; a browser may have, or show, neither. */
export async function emptyOtherStores(isOwn: (cache: string) => boolean): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(names.filter(isOwn).map((name) => caches.delete(name)))
  } catch {
    // Blocked with the data of sites, or missing on a page that came by http.
  }
  try {
    for (const { name } of (await indexedDB.databases?.()) ?? [])
      if (name) indexedDB.deleteDatabase(name)
  } catch {
    // Blocked with the data of sites.
  }
}
