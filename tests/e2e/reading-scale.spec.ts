import { logBloodPressure } from './support/readings.ts'
import { newClient } from './support/new-client.ts'
import { expect, test } from './support/test.ts'

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`the marker of a scale ${moves ? 'moves to a new value' : 'changes its place without motion'}: ${reducedMotion}`, async ({
    page,
    request,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const { email, password } = await newClient(request)
    await signIn(email, password)
    await page.goto('/hypertension')
    await logBloodPressure(page, 118, 76)
    const marker = page.locator('.band-place').first()
    await expect(marker).toBeVisible()
    const before = await marker.getAttribute('x')
    const moved = await page.evaluateHandle(() => {
      const seen: { ms: number }[] = []
      addEventListener('transitionrun', ({ target }) => {
        if (!(target instanceof Element) || !target.matches('.band-place')) return
        const [transition] = target.getAnimations()
        seen.push({ ms: Number(transition?.effect?.getComputedTiming().duration) })
      })
      return seen
    })
    await logBloodPressure(page, 134, 72)
    await expect(marker).not.toHaveAttribute('x', before!)
    if (moves) await expect.poll(() => moved.evaluate((seen) => seen[0]?.ms)).toBe(200)
    else {
      await expect(marker).toHaveCSS('transition-property', 'none')
      expect(await moved.evaluate((seen) => seen.length)).toBe(0)
    }
  })
}

test('the value that decides names its band in colour, and the other one is muted', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 118, 70)
  await logBloodPressure(page, 134, 72)
  const scale = (name: RegExp) => page.locator('.scale-words').filter({ hasText: name })
  await expect(scale(/^Systolic 134/)).toContainText('Stage 1 Hypertension')
  await expect(scale(/^Diastolic 72/)).toContainText('Normal')
  await expect(page.locator('.scale-other')).toHaveCount(1)
  await expect(page.locator('.scale-other')).toContainText('Diastolic 72')
})
