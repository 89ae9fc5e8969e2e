import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'
import { test as base } from './support/own-server.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** Each test has a mail server that rejects `nobody@…` and puts off `grey@…` the first time. */
const test = base.extend<{ mailServer: TestMailServer }>({
  // oxlint-disable-next-line no-empty-pattern
  mailServer: async ({}, provide) => {
    const server = await startMailServer()
    await provide(server)
    await server.close()
  },
  serverSettings: async ({ mailServer }, provide) => provide({ SMTP_URL: mailServer.url }),
})

test('an admin sees email that was not delivered, and sends it again by keyboard', async ({
  page,
  request,
  signIn,
  mailServer,
}) => {
  test.setTimeout(limit(180_000))
  await signIn('admin@demo.test')
  await page.goto('/admin/undelivered-email')
  await expect(page.getByText('No undelivered email.')).toBeVisible()
  await expectPageChecks(page, 'no undelivered email')

  for (const name of ['nobody', 'grey']) {
    const signUp = await request.post('/auth/v1/signup', {
      data: {
        email: `${name}@example.test`,
        password: 'Lusaka-Morning-7',
        data: { full_name: 'Mutinta Phiri', role: 'client' },
      },
    })
    expect(signUp.status()).toBe(200)
  }
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name}@example.test` })
  await expect(async () => {
    await page.reload()
    await expect(row('nobody')).toContainText('Rejected by the mail server', { timeout: 2000 })
    await expect(row('grey')).toContainText('Trying again', { timeout: 2000 })
  }).toPass({ timeout: limit(60_000) })
  await expect(row('grey')).toContainText('Confirm an address')
  await expectPageChecks(page, 'undelivered email')

  const again = row('grey').getByRole('button', { name: 'Send again to grey@example.test' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sending again')).toBeVisible()
  await expect(async () => {
    expect(mailServer.taken.filter((mail) => mail.includes('To: grey@'))).toHaveLength(1)
    await page.reload()
    await expect(row('nobody')).toBeVisible({ timeout: 2000 })
    await expect(row('grey')).toHaveCount(0)
  }).toPass({ timeout: limit(60_000) })

  await page.goto('/admin')
  const inbox = page.getByRole('list', { name: /^What waits/ })
  await inbox
    .getByRole('link', { name: /One email could not be delivered/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Undelivered email', level: 1 })).toBeVisible()
})
