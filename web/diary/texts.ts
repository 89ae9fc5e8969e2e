export const errorTitles = {
  fetching: 'Error fetching data',
  saving: 'Not saved',
} as const
