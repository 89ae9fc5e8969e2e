import { loadOnce } from '#web/platform/lazy.tsx'

/** What a user under 18 has to do first, for the banner of the frame. */
export const fetchAgeBanner = loadOnce(
  async () => (await import('#web/accounts/ages/age-banner.tsx')).AgeBanner,
)
