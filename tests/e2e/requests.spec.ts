import { listedRow, newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('requests are confirmed together, and one that changed in the meantime says why', async ({
  page,
  request,
  signIn,
}) => {
  const [kept, cancelled] = [await newRequest(request), await newRequest(request)]
  await signIn(therapist)
  await page.goto('/appointment-scheduler#requests')
  const item = (id: string) =>
    page.getByRole('listitem').filter({ has: page.locator(`[data-id="${id}"]`) })
  for (const { appointment, patient } of [kept, cancelled]) {
    await listedRow(page, appointment.id)
    await expect(item(appointment.id)).toContainText(patient.email)
    await item(appointment.id)
      .getByRole('checkbox', { name: `Choose ${patient.full_name}, ` })
      .check()
  }
  await expect(page.getByText('2 chosen')).toBeVisible()
  await expectNoAxeViolations(page)
  await cancelled.calls.send('DELETE', `/api/appointments/${cancelled.appointment.id}`)
  await page.getByRole('button', { name: 'Confirm chosen' }).click()
  await expect(page.getByText('1 appointment confirmed.')).toBeVisible()
  await expect(page.getByText('One appointment could not be changed.')).toBeVisible()
  await expect(
    page.getByText(new RegExp(`^${cancelled.patient.full_name}, .*: This appointment has changed`)),
  ).toBeVisible()
  await expect(item(kept.appointment.id)).toHaveCount(0)
  expect((await kept.calls.appointments())[0]).toMatchObject({ status: 'confirmed' })

  // Found again in the list, by name and by status.
  await page.getByRole('tab', { name: 'List' }).click()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('no one of that name')
  await page.getByRole('searchbox', { name: 'Search by name' }).press('Enter')
  await expect(page.getByText('No upcoming appointments.')).toBeVisible()
  await page
    .getByRole('searchbox', { name: 'Search by name' })
    .fill(`${kept.patient.full_name.split(' ')[1]!.toLowerCase()} chi`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByLabel('Status').selectOption('Confirmed')
  await listedRow(page, kept.appointment.id)
  await expect(page.locator(`[data-id="${cancelled.appointment.id}"]`)).toHaveCount(0)
})
