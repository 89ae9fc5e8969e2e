import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a client asks for a call, and a therapist claims it, calls and records the outcome', async ({
  page,
  request,
  signIn,
}) => {
  const patient = await newClient(request)
  await signIn(patient.email, patient.password)
  await page.goto('/patient-profile')
  await page.getByRole('button', { name: 'Help now' }).click()
  await page.getByRole('link', { name: 'Not urgent? Ask us to call you' }).click()
  await expect(page.getByText('This is not an emergency service.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Helplines' }).first()).toContainText('933')
  const number = page.getByLabel('Phone number for this call')
  await expect(number).toHaveValue('0977 123 456')
  await number.fill('0966 555 111')
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  await expect(page.getByText('Choose when we should call.').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeFocused()
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  const question = page.getByRole('alertdialog', { name: 'Withdraw this request?' })
  await question.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByRole('heading', { name: 'Ask for a call' })).toBeFocused()
  await page.getByLabel('Phone number for this call').fill('0966 555 111')
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  await expect(page.getByText('0966 555 111')).toBeVisible()
  await expectNoAxeViolations(page)

  const { newest } = await (
    await callsOf(request, patient)
  ).get<{ newest: { id: string } }>('/api/call-backs')
  await signIn(therapist)
  await page.goto('/call-backs')
  await expect(page.getByRole('heading', { name: 'Calls to make', level: 1 })).toBeVisible()
  // Others wait in the queue of the demo, all without a name: the id tells them apart.
  const own = page.locator(`[data-call="${newest.id}"]`)
  await expect(own).not.toContainText(patient.full_name)
  await own.getByRole('button', { name: /^Claim call/ }).click()
  await expect(own.getByRole('link', { name: 'Call 0966 555 111' })).toBeVisible()
  await expect(own.getByRole('heading')).toBeFocused()
  await own.getByRole('button', { name: 'Release call' }).click()
  await expect(own.getByRole('button', { name: /^Claim call/ })).toBeVisible()
  await expect(own.getByRole('heading')).toBeFocused()
  await own.getByRole('button', { name: /^Claim call/ }).click()
  await expectNoAxeViolations(page)
  await own.getByRole('radio', { name: /^Not reached/ }).check()
  await own.getByRole('button', { name: 'Save outcome' }).click()
  await expect(own.getByText('One call was not answered. One more attempt.')).toBeVisible()
  await own.getByRole('radio', { name: 'Reached', exact: true }).check()
  await own.getByRole('button', { name: 'Save outcome' }).click()
  await expect(own).toHaveCount(0)
  // Of the next call or of the page, as no other may be left.
  await expect(page.locator('main :is(h1, h2):focus')).toBeVisible()

  await signIn(patient.email, patient.password)
  await page.goto('/call-back')
  await expect(page.getByText('We called you, and you talked to us.')).toBeVisible()
})
