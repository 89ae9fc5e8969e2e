/** What this room says in a notice; specification section 8 where it has words. */
export const notices = {
  saved: { title: 'Profile Updated!' },
  notSaved: 'Update Failed',
} as const
