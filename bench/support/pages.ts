/** Pages that a visitor meets before having an account. */
export const publicPages = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/community',
  '/nutrition',
  '/appointments-landing',
  '/help-now',
  '/privacy',
  '/terms',
  '/login',
  '/signup',
] as const
