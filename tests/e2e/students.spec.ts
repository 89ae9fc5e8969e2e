import { callsOf } from './support/booking.ts'
import { tabTo } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const admin = { email: 'admin@demo.test' }

test('a student edits the profile by keyboard; typed text survives a mistake, a bad connection and the consent page', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const student = await newClient(request, { hasConsented: false, isStudent: true })
  await signIn(student.email, student.password)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Student Profile and Wellness Hub' }),
  ).toBeVisible()
  const help = page.getByRole('main').getByRole('link', { name: /^(933|116|112|988) / })
  await expect(help).toHaveText([/^933/, /^116/, /^112/, /^988.*in the US$/])
  await expect(page.getByText('Student verification')).toBeVisible()

  await tabTo(page, 'Edit Profile')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
  await expect(dialog).toBeVisible()
  await tabTo(page, 'Full name')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await tabTo(page, 'Area of study')
  await page.keyboard.type('Mining engineering')
  await tabTo(page, 'Emergency contact: phone')
  await page.keyboard.type('0977 123 456')
  await tabTo(page, 'Known allergies')
  await page.keyboard.type('Groundnuts')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your full name.',
    'Enter the name of your emergency contact, or remove the phone number.',
  ])
  await expectPageChecks(page, 'the profile dialog with mistakes')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mutinta Hachoombe')
  await tabTo(page, 'Emergency contact: name')
  await page.keyboard.type('Beauty Hachoombe')

  // Allergies are a health entry: consent is asked first, and nothing is lost meanwhile.
  await page.keyboard.press('Enter')
  await page.waitForURL('**/consent?next=/student-profile')
  await page.getByLabel('I have read this').check()
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(dialog.getByLabel('Known allergies')).toHaveValue('Groundnuts')

  const profile = (url: URL) => url.pathname === '/api/profile'
  await page.route(profile, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: {} })
      : route.fallback(),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Update Failed')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(dialog.getByLabel('Area of study')).toHaveValue('Mining engineering')
  await page.unroute(profile)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile Updated!')).toBeVisible()
  await expect(dialog).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Mutinta Hachoombe' })).toBeVisible()
  await expect(main.getByText('Beauty Hachoombe, 0977 123 456')).toBeVisible()
  await expect(main.getByText('Recorded', { exact: true })).toBeVisible()
  await expect(main.getByText('Groundnuts')).toHaveCount(0)
})

test('a student registers under a pseudonym, cancels, and is notified of a cancelled group', async ({
  page,
  request,
  readMail,
  signIn,
}) => {
  const desk = await callsOf(request, admin)
  const topic = `Circle ${crypto.randomUUID().slice(0, 8)}`
  const planned = await desk.send('POST', '/api/admin/group-sessions', {
    topic,
    description: 'Who comes may listen.',
    session_time: new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString(),
    duration_minutes: 60,
    capacity: 12,
    how_to_join: 'Behind the library, by the msasa tree.',
  })
  const { id } = (await planned.json()) as { id: string }
  const student = await newClient(request, { isStudent: true })
  await signIn(student.email, student.password)
  const group = page
    .getByRole('region', { name: 'Anonymous group sessions' })
    .getByRole('listitem')
    .filter({ hasText: topic })
  await expect(group.getByText('Up to 12 people.')).toBeVisible()
  await expect(group).not.toContainText('library')

  await group.getByRole('button', { name: 'Register' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Register for “${topic}”`)
  await expectPageChecks(page, 'the question before one registers')
  await question.getByRole('button', { name: 'Register' }).press('Enter')
  await expect(page.getByText(/^Your group name is \w+ [\w -]+\.$/)).toBeVisible()
  await expect(group.getByText('Behind the library, by the msasa tree.')).toBeVisible()
  await expect(group.getByRole('heading')).toBeFocused()
  await expectPageChecks(page, 'the hub with a place in a group')

  await group.getByRole('button', { name: 'Cancel registration' }).click()
  await question.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(page.getByText('Registration cancelled')).toBeVisible()
  await group.getByRole('button', { name: 'Register' }).click()
  await question.getByRole('button', { name: 'Register' }).click()
  await expect(group.getByText('Your group name', { exact: true })).toBeVisible()

  await desk.send('POST', `/api/admin/group-sessions/${id}/cancellation`, {})
  const { text, subject } = await readMail(student.email, /^Cancelled: /)
  expect(subject + text).not.toContain('Circle')
  await page.reload()
  await expect(group.getByText('This group has been cancelled.')).toBeVisible()
  await expectPageChecks(page, 'the hub with a group that is called off')
})

test('an admin plans a group session and cancels it', async ({ page, signIn }) => {
  await signIn(admin.email)
  await page.getByRole('link', { name: 'Group sessions' }).click()
  const topic = `Evening ${crypto.randomUUID().slice(0, 8)}`
  const day = new Date(Date.now() + 300 * 24 * 60 * 60 * 1000)
  await page.getByRole('button', { name: 'Plan a session' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a session' })
  await dialog.getByLabel('Topic').fill(topic)
  await dialog.getByLabel('How many can come').fill('4')
  await dialog.getByRole('button', { name: 'Plan this session' }).click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Describe the session.',
    /^Enter a real day/,
    /^Enter the time/,
    'Enter how many people can come, from 5 to 60.',
    'Say how people join.',
  ])
  await expectPageChecks(page, 'the form of a session with mistakes')
  await dialog.getByLabel('Description').fill('Who comes may listen.')
  await dialog.getByLabel('Day', { exact: true }).fill(String(day.getUTCDate()))
  await dialog.getByLabel('Month').fill(String(day.getUTCMonth() + 1))
  await dialog.getByLabel('Year').fill(String(day.getUTCFullYear()))
  await dialog.getByLabel('Time in Lusaka').fill('17:30')
  await dialog.getByLabel('How many can come').fill('12')
  await dialog.getByLabel('How to join').fill('Room 4')
  await dialog.getByRole('button', { name: 'Plan this session' }).click()
  await expect(page.getByText('Session planned')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: topic })
  await expect(row).toContainText('17:30 to 18:30')
  await expect(row).toContainText('under 5 of 12')
  await row.getByRole('button', { name: `Change ${topic}` }).click()
  const change = page.getByRole('dialog', { name: 'Change a session' })
  await expect(change.getByLabel('How to join')).toHaveValue('Room 4')
  await change.getByLabel('Time in Lusaka').fill('18:00')
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(change).toBeHidden()
  await expect(row).toContainText('18:00 to 19:00')
  await row.getByRole('button', { name: `Cancel session ${topic}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(topic)
  await question.getByRole('button', { name: 'Cancel session' }).click()
  await expect(row).toContainText('Cancelled')
  await expectPageChecks(page, 'the list of group sessions')
})
