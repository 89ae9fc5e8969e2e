/** The pages that anyone can read, in the order of every menu. */
export const publicPages = [
  { to: '/', label: 'Home' },
  { to: '/community', label: 'Community' },
  { to: '/about', label: 'About' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
] as const
