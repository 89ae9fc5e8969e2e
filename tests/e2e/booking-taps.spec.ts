import type { Page } from '@playwright/test'
import type { OfferedProvider, Slot } from '#domain/appointments/schema.ts'
import { formatSoon } from '#web/platform/values/dates.ts'
import { untilAnswerable } from './support/answerable.ts'
import { back, chooseType, newPatient, next, step } from './support/booking.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const type = (page: Page, name: string) => page.getByRole('radio', { name })

test('with a topic and a session type chosen a tap continues, and arrow keys do not', async ({
  page,
  signIn,
}) => {
  await newPatient(page, signIn)
  await page.goto('/book-appointment')
  await page.getByRole('radio', { name: 'Exercise' }).click()
  // Without a session type there is nothing to continue with.
  await expect(next(page)).toBeDisabled()
  await type(page, 'Virtual').focus()
  await page.keyboard.press('ArrowUp')
  await expect(type(page, 'In-person')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(type(page, 'Virtual')).toBeChecked()
  await expect(next(page)).toBeEnabled()
  await step(page, 'Session Type')
  await page.keyboard.press('Enter')
  await step(page, 'Date & Time')

  await back(page).click()
  await step(page, 'Session Type')
  await expect(type(page, 'Virtual')).toBeChecked()
  // The choice that was made before continues as well, and so does another topic.
  await type(page, 'Virtual').click()
  await step(page, 'Date & Time')
  await page.goBack()
  await step(page, 'Session Type')
  await page.getByRole('radio', { name: 'Food and weight' }).click()
  await step(page, 'Date & Time')
  await back(page).click()
  await step(page, 'Session Type')
  await page.getByRole('radio', { name: 'Food and weight' }).focus()
  await untilAnswerable(page)
  await page.keyboard.press('Space')
  await step(page, 'Date & Time')
})

/** The name of the focused control, and whether the bar with Next covers a part of it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.booking-bar')!
    const control = document.activeElement!
    const [over, under] = [bar, control].map((part) => part.getBoundingClientRect())
    return {
      name: control.textContent || control.getAttribute('value') || control.tagName,
      isInside: bar.contains(control),
      isCovered: !bar.contains(control) && under!.bottom > over!.top && under!.top < over!.bottom,
    }
  })

test('on a low phone Next is always on the screen, and covers nothing that has the focus', async ({
  page,
  signIn,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the bar is on phones')
  await page.setViewportSize({ width: 360, height: 640 })
  await newPatient(page, signIn)
  await page.goto('/book-appointment')
  await step(page, 'Session Type')
  for (const title of ['Session Type', 'Date & Time']) {
    await step(page, title)
    await expect(next(page)).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { level: 1 }).focus()
    const names: string[] = []
    for (let isInside = false; !isInside;) {
      await page.keyboard.press('Tab')
      const control = await focused(page)
      names.push(control.name)
      expect(control.isCovered, names.join(', ')).toBe(false)
      await expect(next(page)).toBeInViewport({ ratio: 1 })
      ;({ isInside } = control)
    }
    expect(names.length).toBeGreaterThan(2)
    await expectNoAxeViolations(page)
    if (title === 'Session Type') await type(page, 'Virtual').click()
  }
  // At the end of the page the bar is below everything.
  await page.getByRole('button', { name: /^Provider: / }).click()
  const list = page.getByRole('group', { name: 'Provider', exact: true })
  await list.getByRole('radio').nth(1).click()
  await expect(list).toBeHidden()
  await expect(page.getByRole('button', { name: /^Provider: / })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Provider: Anyone available' })).toHaveCount(0)
  await expect(page.locator('input[name="day"]:checked')).toHaveCount(1)
})

test('on a wide screen providers with price and next time are left of the times, and one shows their own', async ({
  page,
  signIn,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'beside each other on wide screens')
  const { calls } = await newPatient(page, signIn)
  await chooseType(page, 'Virtual')
  const list = page.getByRole('group', { name: 'Provider', exact: true })
  const options = list.getByRole('radio')
  await expect(options.first()).toHaveAccessibleName(/^Anyone available/)
  await expect(options.first()).toBeChecked()
  const offered = await calls.get<OfferedProvider[]>('/api/appointments/providers?about=unsure')
  const priced = offered.find(({ full_name }) => full_name === 'Chileshe Mumba')!
  const option = list.getByRole('radio', { name: 'Chileshe Mumba' })
  await expect(option).toHaveAccessibleName(/K250 for a session/)
  await expect(option).toHaveAccessibleName(
    new RegExp(`Next: ${formatSoon(priced.next_free!, Date.now())}`),
  )
  const [left, right] = await Promise.all(
    [list, page.getByRole('group', { name: 'Day' })].map((part) => part.boundingBox()),
  )
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x)
  expect(Math.abs(left!.y - right!.y)).toBeLessThan(8)
  await expectNoAxeViolations(page)

  const asked = page.waitForRequest((request) => request.url().includes(`/availability?`))
  await option.click()
  expect((await asked).url()).toContain(`provider_id=${priced.id}`)
  await step(page, 'Date & Time')
  const free = page.getByRole('radio', { name: / free$/ })
  await free.first().click()
  await expect(page.locator('.provider-choice')).toContainText('Chileshe Mumba')
  await expect(page.locator('.provider-choice')).toContainText('K250 for a session')
  await expect(page.getByRole('button', { name: 'Choose another' })).toHaveCount(0)
  await next(page).click()
  await step(page, 'Confirmation')
  await expect(page.getByRole('definition').filter({ hasText: 'K250' })).toBeVisible()
})

test('a provider who is no longer offered does not limit the times of anyone', async ({
  page,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  const [gone] = await calls.get<OfferedProvider[]>('/api/appointments/providers?about=unsure')
  let isOffered = true
  await page.route('**/api/appointments/providers?*', async (route) => {
    const response = await route.fetch()
    const all = (await response.json()) as OfferedProvider[]
    // There is a choice only among several, however many the other tests have made.
    const further = ['Thandiwe Mulenga', 'Joseph Tembo'].map((full_name) => ({
      ...gone!,
      id: crypto.randomUUID(),
      full_name,
    }))
    const json = [...all, ...further].filter(({ id }) => isOffered || id !== gone!.id)
    await route.fulfill({ response, json })
  })
  await chooseType(page, 'Virtual')
  const toggle = page.getByRole('button', { name: /^Provider: / })
  const anyone = page.getByRole('radio', { name: /^Anyone available/ })
  const choice = toggle.or(anyone).filter({ visible: true })
  await expect(choice).toHaveCount(1)
  if (await toggle.isVisible()) await toggle.click()
  await page.getByRole('radio', { name: gone!.full_name }).first().click()
  await expect(page.locator('input[name="day"]:checked')).toHaveCount(1)

  isOffered = false
  // This provider has no time any more, and others have.
  await page.route('**/api/appointments/availability?*', async (route) => {
    const response = await route.fetch()
    const slots = (await response.json()) as Slot[]
    const isTheirs = route.request().url().includes(gone!.id)
    const json = slots.map((slot) => ({ ...slot, free: !isTheirs }))
    await route.fulfill({ response, json })
  })
  await page.reload()
  await step(page, 'Date & Time')
  await expect(choice).toHaveCount(1)
  if (await toggle.isVisible()) await expect(toggle).toHaveText('Provider: Anyone available')
  else await expect(anyone).toBeChecked()
  await expect(page.getByRole('radio', { name: /free$/ })).toHaveCount(6)
})
