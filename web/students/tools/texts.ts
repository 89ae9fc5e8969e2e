/** Titles of the notices of a failure, as everywhere in the product. */
export const errorTitles = {
  fetchingTasks: 'Error fetching tasks',
  savingTask: 'Error saving the task',
  openingTask: 'Error opening the task',
  fetchingDays: 'Error fetching your focus rounds',
  fetchingChecks: 'Error fetching your checks',
  savingCheck: 'Error saving your check',
} as const

export const someTime = 'Some time this week'
