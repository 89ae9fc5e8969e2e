export const failures = {
  fetching: 'Error fetching data',
  saving: 'Not saved',
} as const
