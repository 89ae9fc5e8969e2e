import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a student ends their status, continues as a client, and applies again', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request, { isStudent: true })
  await signIn(person.email, person.password)
  await page.waitForURL('**/student-profile')
  await page.goto('/account/student-status')
  await page.getByRole('button', { name: 'End my student status' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You keep your readings')
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'End my student status' }).click()
  await expect(page.getByRole('button', { name: 'Apply as a student' })).toBeVisible()
  await page.goto('/appointments')
  await expect(page.getByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible()

  await page.goto('/account/student-status')
  await expect(page.getByLabel('Institution name')).toHaveValue('Copperbelt University')
  await page.getByLabel('I confirm that I am a student').check()
  await page.getByRole('button', { name: 'Apply as a student' }).click()
  await expect(page.getByText('You are a student here until')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/appointments')
  await page.waitForURL('**/student-profile')
})
