/** Days that an offline entry stays on a phone, and is taken (docs/decisions/104-kept-entries.md). */
export const keptOfflineDays = 90

/** The same, in seconds. */
export const keptOfflineSeconds = keptOfflineDays * 24 * 60 * 60
