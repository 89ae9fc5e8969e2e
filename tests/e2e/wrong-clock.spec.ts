import { logBloodPressure } from './support/readings.ts'
import { expect, test } from './support/test.ts'

test('on a phone whose clock is a day fast, the user stays signed in and no token is renewed', async ({
  page,
  signIn,
}) => {
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url())
  })
  await page.clock.install({ time: Date.now() + 24 * 3_600_000 })
  await page.clock.resume()
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  await logBloodPressure(page, 117, 74)
  await page.goto('/account/devices')
  await expect(page.getByText('(this device)')).toBeVisible()
  expect(renewals).toEqual([])
})
