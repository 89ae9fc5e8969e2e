import { expect, type Page } from '@playwright/test'
import { limit } from '#tests/support/patience.ts'

/** Opens the field for a note under a reading, and types into it. */
export async function addNote(page: Page, words: string) {
  await page.getByRole('button', { name: 'Add a note' }).click()
  await expect(page.getByLabel('Notes')).toBeFocused()
  await page.getByLabel('Notes').fill(words)
}

/** Types a blood pressure into the form of /hypertension, sends it, and confirms it when asked. */
export async function logBloodPressure(page: Page, systolic: number, diastolic: number) {
  // The form empties itself once the reading before is saved.
  await expect(page.getByLabel('Systolic')).toHaveValue('')
  await page.getByLabel('Systolic').fill(String(systolic))
  await page.getByLabel('Diastolic').fill(String(diastolic))
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/blood-pressure-readings') && response.status() === 201,
  )
  await page.getByRole('button', { name: 'Log reading' }).click()
  const yes = page.getByRole('button', { name: 'It is right, save it' })
  await Promise.race([
    saved,
    yes.click({ timeout: limit(30_000) }).then(
      () => saved,
      () => saved,
    ),
  ])
}
