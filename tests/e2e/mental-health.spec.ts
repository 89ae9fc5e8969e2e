import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('each of the twelve areas leads to the screening button, by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  await page.goto('/mental-health')
  const areas = page.getByRole('region', { name: 'What we can help with' }).getByRole('button')
  await expect(areas).toHaveCount(12)
  await expectNoAxeViolations(page)
  const start = page.getByRole('link', { name: 'Start the screening' })
  for (const area of [areas.first(), areas.last()]) {
    await area.press('Enter')
    await expect(start).toBeFocused()
    await expect(start).toBeInViewport()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How have you been?' })).toBeVisible()
})

test('the results link to the small steps', async ({ page, signIn }) => {
  await signIn('client@demo.test')
  await page.goto('/mental-health#small-steps')
  const steps = page.getByRole('region', { name: 'Small steps' })
  await expect(steps.getByRole('heading', { name: 'Small steps' })).toBeInViewport()
  // A sudden stop can cause fits: no text asks for it.
  await expect(steps).toContainText('do not stop at once. Go to a clinic first.')
  await expect(steps).toContainText('call 112')
  await expect(steps).not.toContainText('days without')
})
