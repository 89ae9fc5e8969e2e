import { untilAnswerable } from './support/answerable.ts'
import { bookSlot, freeSlots } from './support/booking.ts'
import { dayIn, newPatientNamed, openDay } from './support/desk.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a free time of the board books, and a visit moves by two presses', async ({
  page,
  signIn,
}) => {
  const patient = await newPatientNamed(page)
  const [first, second] = await freeSlots(patient.calls, 2)
  const provider = first!.provider!
  await bookSlot(patient.calls, first!, 'Phone')
  await signIn('desk@demo.test')
  await openDay(page, dayIn(first!.starts_at))
  const isPhone = page.viewportSize()!.width < 1024
  if (isPhone)
    await page
      .getByRole('group', { name: 'Provider' })
      .getByRole('button', { name: provider.full_name })
      .click()
  const row = page.locator('[data-row]').filter({ hasText: patient.full_name })
  await (isPhone ? row.getByRole('button', { name: patient.full_name }) : row).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Move on the calendar' }).press('Enter')
  await expect(page.getByText(`Moving ${patient.full_name}`)).toBeVisible()
  await expectNoAxeViolations(page)
  const target = page.getByRole('button', { name: /Move here$/ }).first()
  await target.press('Enter')
  await expect(dialog.getByRole('heading', { name: /^Change time of/ })).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByText('Agreed here', { exact: true }).click()
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/move'))
  await dialog.getByRole('button', { name: 'Change time' }).press('Enter')
  expect((await answered).status()).toBe(201)
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Moving ${patient.full_name}`)).toBeHidden()
  const [moved] = await patient.calls.appointments()
  expect(moved).toMatchObject({ status: 'confirmed' })
  expect(moved!.appointment_time).not.toBe(first!.starts_at)
  expect(second).toBeDefined()

  // The time that was left is free again, and books with provider and time filled in.
  const free = page.getByRole('button', { name: isPhone ? /Free: book$/ : /free\. Book$/ }).first()
  await free.press('Enter')
  await dialog.getByRole('textbox', { name: 'Patient' }).fill(`${patient.word} 0977 120 345`)
  await dialog.getByRole('button', { name: 'Find patient' }).click()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Choose' }).press('Enter')
  await expect(dialog.getByLabel('Provider')).not.toHaveValue('')
  await expect(
    dialog.getByRole('group', { name: /^Time on/ }).getByRole('radio', { checked: true }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})
