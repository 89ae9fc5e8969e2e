import { linkIn, newPerson, signUp } from './support/new-person.ts'
import { expect, test } from './support/test.ts'

test('a first reading takes six actions on the start page, and the next one four on its own, with the last one in view', async ({
  page,
  readMail,
  signIn,
}) => {
  const person = newPerson()
  await signUp(page, person)
  const mail = await readMail(person.email, /^Confirm your email/)
  await page.goto(linkIn(mail.text))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await signIn(person.email, person.password)
  await page.goto('/consent?next=/patient-profile')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I agree' }).click()
  await page.waitForURL(/patient-profile/)

  // An open keypad leaves little of a phone's screen.
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 430 })
  let actions = 0
  const type = async (value: string) => {
    actions += 1
    await page.keyboard.type(value)
  }
  const press = async (key: string) => {
    actions += 1
    await page.keyboard.press(key)
  }
  const [systolic, diastolic, pulse] = ['Systolic', 'Diastolic', 'Pulse'].map((name) =>
    page.getByLabel(name),
  )
  const last = page.getByRole('status').filter({ hasText: 'Last:' })

  await systolic!.click()
  actions += 1
  await expect(systolic!).toHaveAttribute('inputmode', 'numeric')
  await type('128')
  await press('Enter')
  await expect(diastolic!).toBeFocused()
  await type('76')
  await press('Enter')
  await expect(pulse!).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Done: 1' })).toBeVisible()
  expect(actions).toBe(6)

  await page.goto('/hypertension')
  await page.locator('#root[data-awake]').waitFor()
  await expect(last).toContainText('128/76 mmHg, within target, today')
  await systolic!.focus()
  await expect(systolic!).toHaveValue('')
  await expect(last).toBeInViewport()
  actions = 0
  await type('118')
  await press('Enter')
  await type('74')
  await page.getByRole('button', { name: 'Log reading' }).click()
  actions += 1
  await expect(last).toContainText('118/74 mmHg, within target, today')
  await expect(systolic!).toBeFocused()
  await expect(last).toBeInViewport()
  expect(actions).toBe(4)

  // A warning comes before the next reading.
  await type('185')
  await press('Enter')
  await type('112')
  await page.getByRole('button', { name: 'Log reading' }).click()
  const card = page.getByRole('alert').filter({ hasText: 'Emergency' })
  await expect(card).toBeInViewport()
  await expect(systolic!).not.toBeFocused()
  await expect(systolic!).toHaveValue('')
})
