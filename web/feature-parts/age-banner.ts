/** What a user under 18 has to do first, for the banner of the frame. */
export const fetchAgeBanner = () =>
  import('#web/accounts/ages/age-banner.tsx').then(({ AgeBanner }) => AgeBanner)
