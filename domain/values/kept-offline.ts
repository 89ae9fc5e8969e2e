/**
 * Days that an entry made offline may stay on a phone, from its last change to the login of its owner: it
 * is deleted after them, and the server takes nothing older (docs/decisions/104-kept-entries.md).
 */
export const keptOfflineDays = 90

/** The same in seconds: the longest ago that an entry may have been made when it is sent. */
export const keptOfflineSeconds = keptOfflineDays * 24 * 60 * 60
