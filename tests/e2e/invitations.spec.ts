import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { ownName } from './support/new-person.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a walk-in patient gets a code from the clinic, and takes the record over', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const patient = await newClient(request, { full_name: ownName('Chipo') })
  await signIn(therapist)
  const number = `0966${Math.floor(Math.random() * 1_000_000)
    .toString()
    .padStart(6, '0')}`
  const staff = await callsOf(request, { email: therapist })
  // As a page of 0.3.0 adds them; new patients are registered.
  const added = await staff.send('POST', '/api/provider/clinic-records', {
    full_name: 'Mutinta Walk-In',
    phone_number: number,
  })
  const { code } = (await added.json()) as { code: string }
  await page.goto('/patient-management')
  await page.getByRole('tab', { name: 'Invited' }).click()
  await expect(page.getByRole('row', { name: /Mutinta Walk-In/ }).first()).toContainText(
    `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`,
  )

  await signIn(patient.email, patient.password)
  await page.goto('/account/invitations')
  await page.getByRole('textbox', { name: 'Code' }).fill('22222-22222')
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Find my record' }).click()
  await expect(page.getByText(/Ask the clinic for a new code\./).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Find my record' }).click()
  await expect(page.getByText('Mutinta W.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await expect(page.getByText(/is your provider now\./)).toBeVisible()

  await signIn(therapist)
  await page.goto('/patient-management')
  // The patients of other tests may fill more than one page.
  await page.getByRole('searchbox').fill(patient.full_name)
  await expect(page.getByRole('row').filter({ hasText: patient.email })).toBeVisible()
})

test('a person without an account has the record of their visit erased by the link in the email', async ({
  page,
  request,
  readMail,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const email = `walk-in-${crypto.randomUUID()}@example.test`
  await signIn(therapist)
  const staff = await callsOf(request, { email: therapist })
  await staff.send('POST', '/api/provider/clinic-records', { full_name: 'Mutinta Erased', email })
  const { text } = await readMail(email, /^A question for you/)
  const link = new URL(/https?:\S+\/erase-record#\S+/.exec(text)![0])

  await page.context().clearCookies()
  await page.goto('/erase-record#nothing')
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByText(/^This link does not work\./)).toBeVisible()
  await page.goto('/')
  await page.goto(`${link.pathname}${link.hash}`)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(
    page.getByText(/If the clinic wrote nothing more, the record is erased\./),
  ).toBeVisible()

  await signIn(therapist)
  await page.goto('/patient-management')
  await page.getByRole('tab', { name: 'Invited' }).click()
  await expect(
    page
      .getByText('They have not answered yet.')
      .or(page.getByText('No invited patients yet.'))
      .first(),
  ).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})
