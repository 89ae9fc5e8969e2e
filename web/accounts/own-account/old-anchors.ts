/**
 * Where the sections of the account page are since each has a page of its own. Emails that were sent
 * before, and bookmarks, lead to the old anchors.
 */
const pages: Readonly<Record<string, `/account/${string}`>> = {
  '#password': '/account/password',
  '#email': '/account/email',
  '#second-step': '/account/two-step-login',
  '#devices': '/account/devices',
  '#student': '/account/student-status',
  '#consent': '/account/data#consent',
  '#sharing': '/account/sharing',
  '#sharing-readings': '/account/sharing#readings',
  '#alerts': '/account/sharing#alerts',
  '#emergency-contact': '/account/sharing#emergency-contact',
  '#openings': '/account/record-access',
  '#mails': '/account/emails',
  '#export': '/account/data#export',
  '#erase': '/account/data#erase',
}

/** The page of an old anchor of `/account`; undefined for any other. */
export const pageOfAnchor = (hash: string) => (Object.hasOwn(pages, hash) ? pages[hash] : undefined)
