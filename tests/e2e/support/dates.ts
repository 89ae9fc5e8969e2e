import type { Locator } from '@playwright/test'

/** Types a day (`YYYY-MM-DD`) into the three parts of a date. */
export async function fillDate(within: Locator, name: string, day: string) {
  const date = within.getByRole('group', { name })
  const [year, month, of] = day.split('-') as [string, string, string]
  await date.getByLabel('Day', { exact: true }).fill(of)
  await date.getByLabel('Month', { exact: true }).fill(month)
  await date.getByLabel('Year', { exact: true }).fill(year)
}
