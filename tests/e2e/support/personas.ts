import { routes } from '#web/routes.tsx'

/** Which persona visits which pages. */
export interface Persona {
  name: string
  /** None for a visitor. */
  email?: string
  paths: readonly string[]
}

const pathsFor = (...audiences: string[]) =>
  routes.filter(({ audience }) => audiences.includes(audience)).map(({ path }) => path)

/**
 * Each page once, as a user of its audience; also the layout and the account page as each persona sees
 * them. The kit shows what waiting looks like, and is looked at by itself.
 */
export const personas: readonly Persona[] = [
  {
    name: 'a visitor',
    paths: [
      ...pathsFor('public').filter((path) => path !== '/dev/kit'),
      '/nowhere',
      '/reset-password?token_hash=unknown',
      '/confirm?token_hash=unknown',
    ],
  },
  {
    name: 'a client',
    email: 'client@demo.test',
    paths: ['/', ...pathsFor('signed-in', 'client')],
  },
  { name: 'a student', email: 'student@demo.test', paths: ['/', '/student-profile', '/account'] },
  {
    name: 'a provider',
    email: 'therapist@demo.test',
    paths: ['/', ...pathsFor('provider'), '/account'],
  },
  {
    name: 'a pending provider',
    email: 'pending@demo.test',
    paths: [
      '/provider-profile',
      '/provider-registration',
      // Their heading comes with the patient, whom only an approved provider sees.
      ...pathsFor('provider').filter((path) => path.endsWith('/:id')),
    ],
  },
  {
    name: 'the front desk',
    email: 'desk@demo.test',
    paths: ['/', ...pathsFor('front_desk'), '/account', '/account/data'],
  },
  { name: 'an admin', email: 'admin@demo.test', paths: ['/', ...pathsFor('admin'), '/account'] },
]
