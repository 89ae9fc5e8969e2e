import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { withTimeout } from '#web/platform/calls/with-timeout.ts'

const screening = api<'screening'>(authenticatedFetch)

/** How long an answer above 0 to item 9 of the PHQ-9 counts, in milliseconds: seven days. */
const window = 7 * 24 * 3600 * 1000
/** How long the course waits for that, in milliseconds. */
const patience = 4000
/** Item 9 of the PHQ-9, counted from 0. */
const itemNine = '8'

/**
 * Whether the signed-in user has said within seven days that they thought of being better off dead. False where
 * that cannot be read: then the course is as for everyone, with help on each of its screens.
 */
export async function hasRecentRisk(): Promise<boolean> {
  try {
    const rows = await withTimeout(
      screening['screening-results']
        .$get({ query: { limit: '10' } })
        .then((answer) => answer.json()),
      patience,
    )
    return rows.some(
      ({ answers, created_at }) =>
        (answers['PHQ-9']?.[itemNine] ?? 0) > 0 && Date.now() - Date.parse(created_at) < window,
    )
  } catch {
    return false
  }
}
