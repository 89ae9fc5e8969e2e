import { callsOf } from './support/booking.ts'
import { newPerson } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('an admin corrects a registration, merges two records of one person and undoes it', async ({
  page,
  signIn,
}) => {
  const calls = await callsOf(page.request, { email: 'admin@demo.test' })
  const { full_name } = newPerson()
  const register = async (phone_number: string) => {
    const body = {
      id: crypto.randomUUID(),
      full_name,
      gender: 'female',
      born_in: 1984,
      phone_number,
      is_another_person: true,
    }
    await calls.send('POST', '/api/clinic/patients', body)
    return body.id
  }
  await register('0966 123 456')
  const id = await register('0977 123 456')
  await signIn('admin@demo.test')

  await page.goto(`/admin/accounts/${id}`)
  await page.getByRole('button', { name: 'Open the registration' }).click()
  await page.getByRole('button', { name: 'Correct the registration' }).click()
  const year = page.getByRole('textbox', { name: 'Year of birth' })
  await expect(year).toHaveValue('1984')
  await year.fill('1985')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Born in 1985').first()).toBeVisible()
  await page.getByRole('button', { name: 'Erase the record' }).click()
  await page.getByRole('textbox', { name: 'Type the full name' }).fill('Someone Else')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()

  await page.goto('/admin/patient-records')
  const pair = page
    .getByRole('list', { name: 'Likely duplicates' })
    .getByRole('listitem')
    .filter({ hasText: full_name })
  await pair.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('cell', { name: 'Born in 1985' })).toBeVisible()
  await expectNoAxeViolations(page)
  // They differ in the year of birth: the button comes once the admin says that they have asked.
  await expect(dialog.getByRole('button', { name: 'Merge the records' })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: /both are one person/ }).check()
  await dialog.getByRole('button', { name: 'Merge the records' }).click()
  await expect(pair).toHaveCount(0)
  const undo = page.getByRole('button', { name: `Undo the merge of ${full_name}` })
  await undo.click()
  await page.getByRole('button', { name: 'Undo the merge', exact: true }).click()
  await expect(pair).toBeVisible()
  await expectNoAxeViolations(page)
})
