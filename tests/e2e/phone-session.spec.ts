import { chunk } from './support/chunk.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a client gives a phone number where a phone session needs it, and edits it with their details', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 422/)
  const person = await newClient(request, { phone_number: '' })
  await signIn(person.email, person.password)
  await page.goto('/book-appointment')
  await page.getByRole('radio', { name: 'Phone' }).check()
  const number = page.getByLabel('Which number should your provider call?')
  await number.fill('0977 12 34')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'This number has 8 digits' }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await number.fill('0977 123 456')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Date & Time' })).toBeVisible()

  await page.goto('/patient-profile')
  const edit = page.getByRole('button', { name: 'Edit Demographics' })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Demographics' })
  await expect(dialog.getByLabel('Phone number')).toHaveValue('0977 123 456')
  await dialog.getByLabel('Year', { exact: true }).fill(String(new Date().getFullYear() - 6))
  await expect(dialog.getByText('You can have an account from the day you turn 13.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('call Childline on 116').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Year', { exact: true }).fill('1985')
  await dialog.getByLabel('Phone number').fill('+260 966 111 222')
  await dialog.getByLabel('Male', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('0966 111 222')).toBeVisible()
  await expect(page.getByText('27 March 1985')).toBeVisible()

  await page.goto('/book-appointment')
  await page.getByRole('radio', { name: 'Phone' }).check()
  await expect(page.getByText('Your provider calls 0966 111 222')).toBeVisible()
})

test('a provider reads the number of a phone session from a day before it', async ({
  page,
  signIn,
}) => {
  const hour = 60 * 60_000
  const providerAppointment = (starts: number, id: string, full_name: string) => ({
    id,
    status: 'confirmed',
    appointment_time: new Date(Date.now() + starts).toISOString(),
    session_type: 'Phone',
    duration_minutes: 60,
    requested_by: 'patient',
    notes: null,
    cancelled_by: null,
    created_at: new Date().toISOString(),
    patient: { id, full_name, email: null },
  })
  const soon = providerAppointment(2 * hour, '5f0c9a52-3c1d-4e55-9f0e-0c6f1a2b3c4d', 'Mwila Phiri')
  const later = providerAppointment(
    72 * hour,
    '6f0c9a52-3c1d-4e55-9f0e-0c6f1a2b3c4d',
    'Luyando Tembo',
  )
  await page.route('**/api/provider/appointments?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const isIn = (at: string) => at >= query.get('from')! && at < query.get('to')!
    return route.fulfill({ json: [soon, later].filter((one) => isIn(one.appointment_time)) })
  })
  await page.route(`**/api/provider/appointments/${soon.id}/phone-number`, (route) =>
    route.fulfill({ json: { phone_number: '0977 123 456' } }),
  )
  await signIn('therapist@demo.test')
  await page.goto('/appointment-scheduler')
  await page.getByRole('tab', { name: 'List' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appointment Details' })
  await page.getByRole('button', { name: /Mwila Phiri/ }).click()
  await expect(dialog.getByRole('link', { name: '0977 123 456' })).toHaveAttribute(
    'href',
    'tel:0977123456',
  )
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /Luyando Tembo/ }).click()
  await expect(dialog.getByText('Shown once confirmed, from')).toBeVisible()
})

test('a client calls the provider of a phone session by a tap, from ten minutes before', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/)
  await signIn('client@demo.test')
  const session = {
    id: 'c0ffee00-0000-4000-8000-000000000031',
    status: 'confirmed',
    appointment_time: new Date(Date.now() + 5 * 60_000).toISOString(),
    session_type: 'Phone',
    duration_minutes: 60,
    requested_by: 'patient',
    replaces: null,
    outcome: null,
    provider: {
      id: 'c0ffee00-0000-4000-8000-000000000001',
      full_name: 'Chileshe Mumba',
      specialty: 'Therapist',
      profile_picture_url: null,
    },
    created_at: new Date().toISOString(),
  }
  await page.route(/\/api\/appointments(\?|$)/, (route) => route.fulfill({ json: [session] }))
  await page.route(`**/api/appointments/${session.id}/phone-number`, (route) =>
    route.fulfill({ json: { phone_number: '0966 123 456' } }),
  )
  await page.route(chunk('call-provider'), (route) => route.abort())
  await page.goto('/appointments')
  const item = page.getByRole('list', { name: 'Upcoming appointments' }).getByRole('listitem')
  const failed = item.getByRole('alert')
  await expect(failed).toContainText('Could not load the phone number')
  await expectNoAxeViolations(page)
  await page.unroute(chunk('call-provider'))
  await failed.getByRole('button', { name: 'Try again' }).click()
  const call = item.getByRole('link', { name: 'Call 0966 123 456' })
  await expect(call).toHaveAttribute('href', 'tel:0966123456')
  expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(48)
  await expectNoAxeViolations(page)
})
