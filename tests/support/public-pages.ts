/** Pages that describe the product. */
export const publicPages = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/community',
  '/nutrition',
  '/appointments-landing',
  '/help-now',
  '/safety',
  '/safety-plan',
  '/instruments',
  '/privacy',
  '/terms',
] as const

/** Pages that a visitor meets before having an account. */
export const pagesForVisitors = [...publicPages, '/login', '/signup'] as const
