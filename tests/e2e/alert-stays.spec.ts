import { logBloodPressure } from './support/readings.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

const times = 10

test('a crisis alert is never hidden by another notice', async ({ page, signIn }) => {
  test.setTimeout(limit(180_000))
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  const alert = page.getByRole('alert').filter({ hasText: 'Hypertensive Crisis Alert!' })
  for (let time = 0; time < times; time++) {
    await logBloodPressure(page, 185 + time, 121 + time)
    await expect(alert).toBeVisible()
    // The notice that the reading is saved appeared after it, and another one may appear now.
    await page.getByRole('tab', { name: 'Symptoms' }).click()
    await expect(alert).toBeVisible()
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          (one) =>
            one.playState !== 'running' || Number(one.effect?.getComputedTiming().endTime) > 1000,
        ),
    )
    await expect(alert).toBeVisible()
    await expect(page.getByText('Your reading has been logged.')).toBeHidden()
    await page.getByRole('tab', { name: 'Dashboard' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Emergency' })).toBeVisible()
    await page.reload()
  }
})
