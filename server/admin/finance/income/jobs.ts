import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { addMissingIncome } from './data.ts'

/** What a server of an earlier version wrote, beside this one, has no trigger to be income by. */
export const completeIncome: Job = {
  name: 'finance.income',
  every: 'hour',
  run: async () => {
    while ((await asSystem('add what is missing in the income', addMissingIncome)) > 0);
  },
}
