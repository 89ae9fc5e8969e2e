import { demoPassword } from '#server/seed/personas.ts'
import { test } from './support/own-server.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect } from './support/test.ts'

test('an admin writes the text of an email, sees it, is stopped at a word of health, and goes back', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/texts')
  await expect(page.getByRole('heading', { name: 'Appointments' })).toBeVisible()
  await expectPageChecks(page, 'texts')
  await page.getByRole('link', { name: 'A new message' }).click()
  const subject = page.getByLabel('Subject')
  await expect(subject).toHaveValue('You have a new message')
  await expectPageChecks(page, 'text')

  await subject.fill('News about your diabetes')
  await page
    .getByLabel('Text', { exact: true })
    .fill('There is news at {clinic}.\n{link}\nSee you.')
  const preview = page.getByRole('figure', { name: 'The email', exact: true })
  await expect(preview).toContainText('There is news at Ubumi.')
  await expect(preview).toContainText('See you.')
  await page.getByLabel('Your password').fill(demoPassword)
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('“diabetes”')

  await subject.fill('News for you')
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('Emails have it within a minute.')).toBeVisible()
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(changes).toHaveCount(1)

  await page.getByRole('button', { name: 'Back to our wording' }).click()
  await expect(subject).toHaveValue('You have a new message')
  await expect(preview).toContainText('You have a new message on Ubumi.')
  await page.getByRole('button', { name: /Put the text of .* into the form/ }).click()
  await expect(subject).toHaveValue('News for you')
  await expect(preview).toContainText('There is news at Ubumi.')
})
