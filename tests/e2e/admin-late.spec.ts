import type { LateTask } from '#domain/admin/late-tasks.ts'
import type { PaymentDifferences } from '#domain/admin/payment-differences.ts'
import type { AdminDeskPayment } from '#domain/desk/payments.ts'
import { untilAnswerable } from './support/answerable.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { answer } from './support/states.ts'
import { expect, test } from './support/test.ts'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const id = (end: string) => `c0ffee00-0000-4000-8000-0000000000${end}`
const therapist = { id: id('01'), full_name: 'Thandiwe Ngoma', phone_number: '+260977123456' }
const colleague = { id: id('02'), full_name: 'Natasha Zulu', phone_number: null }
const tasks: LateTask[] = [
  { id: id('10'), step: 'answer', since: ago(120), actors: [colleague], reminded_at: null },
  { id: id('11'), step: 'call', since: ago(5), actors: [therapist], reminded_at: null },
  { id: id('12'), step: 'call', since: ago(4), actors: [], reminded_at: null },
]

test('an admin sees who must act about what is late, and has them reminded', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.route('**/api/admin/inbox?*', (route) =>
    route.fulfill({
      json: {
        entries: [{ id: id('11'), kind: 'late_call_back', since: ago(5), is_urgent: true }],
        next: null,
      },
    }),
  )
  await answer(page, '/api/admin/late-tasks', tasks)
  await page.goto('/admin')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('link', { name: /A call that is late/ }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/safety-alerts#${id('11')}$`))
  const list = page.getByRole('list', { name: /^Late calls, check-ins and referrals/ })
  const [referral, taken, free] = [0, 1, 2].map((at) => list.locator('> li').nth(at)) as [
    ReturnType<typeof list.locator>,
    ReturnType<typeof list.locator>,
    ReturnType<typeof list.locator>,
  ]
  await expect(referral).toContainText('Waiting since')
  await expect(referral).toContainText('Natasha Zulu, no phone number')
  await expect(taken.getByRole('link', { name: '0977 123 456' })).toBeVisible()
  await expect(free).toContainText('No therapist has taken it.')
  await expectPageChecks(page, 'late calls and referrals')

  const reminded = tasks.map((one) => (one.id === id('10') ? { ...one, reminded_at: ago(0) } : one))
  await answer(page, `/api/admin/late-referrals/${id('10')}/reminder`, reminded)
  await referral.getByRole('button', { name: 'Remind by email' }).press('Enter')
  await expect(referral).toContainText('Reminded by email today')
  await answer(page, `/api/admin/late-calls/${id('11')}/release`, [tasks[0], tasks[2]])
  await taken.getByRole('button', { name: 'Give it to all therapists' }).press('Enter')
  await expect(list.locator('> li')).toHaveCount(2)
  await expect(list.getByRole('button', { name: 'Remind all therapists' })).toBeVisible()
})

const difference: PaymentDifferences['open'][number] = {
  id: id('20'),
  day: '2026-11-12',
  kind: 'deposit',
  order_id: id('30'),
  receipt_number: 42,
  what: 'amount',
  ours: 'K250',
  theirs: 'K249.50',
  found_at: ago(9),
  explanation: null,
  explained_at: null,
  explained_by_name: null,
}

test('an admin explains a payment that differs in words, and it stays on record', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  const compared_until = '2026-11-29'
  await answer(page, '/api/admin/payment-differences', {
    open: [difference],
    explained: [],
    compared_until,
  })
  await page.goto('/admin/refunds')
  await page.locator('#root[data-awake]').waitFor()
  const open = page.getByRole('list', { name: /^What differs/ }).getByRole('listitem')
  await expect(open).toContainText(
    'Amount: our books say K250, the mobile-money service says K249.50.',
  )
  await expectPageChecks(page, 'payments compared')
  await open.getByRole('button', { name: /^Explain/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await expectPageChecks(page, 'an explanation')
  await dialog.getByLabel('What has happened').fill('Corrected by hand.')
  const explained = {
    ...difference,
    explanation: 'Corrected by hand.',
    explained_at: ago(0),
    explained_by_name: 'Grace Admin',
  }
  await answer(page, `/api/admin/payment-differences/${id('20')}/explanation`, {
    open: [],
    explained: [explained],
    compared_until,
  })
  await dialog.getByRole('button', { name: 'Save explanation' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Nothing differs.')).toBeVisible()
  await expect(page.getByRole('list', { name: /^What was explained/ })).toContainText(
    'Grace Admin: Corrected by hand.',
  )
})

test('an admin reverses a payment of the front desk with a reason and the password', async ({
  page,
  signIn,
}) => {
  const payment: AdminDeskPayment = {
    id: id('40'),
    came_by: 'desk',
    number: 'TN-2026-0007',
    amount_ngwee: 30_000,
    paid_on: '2026-11-12',
    paid_by: 'cash',
    reference: null,
    taken_by_name: 'Naomi Zulu',
    recorded_at: ago(30),
    reversed_at: null,
    reversed_by_name: null,
    reversed_because: null,
    is_till_closed: true,
    given_back: null,
  }
  await signIn('admin@demo.test')
  await answer(page, '/api/admin/desk-payments', [payment])
  await page.goto('/admin/tills')
  await page.locator('#root[data-awake]').waitFor()
  const reverse = page.getByRole('button', { name: 'Reverse K300 of invoice TN-2026-0007' })
  await reverse.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await expectPageChecks(page, 'the reversal of a payment')
  await dialog.getByLabel('Why').fill('Wrong patient')
  await dialog.getByLabel(/^The cash was never in the till/).check()
  await dialog.getByLabel('Your password').fill('Demo-2026!')
  let sent: unknown
  const reversed = {
    ...payment,
    reversed_at: ago(0),
    reversed_by_name: 'Grace Admin',
    reversed_because: 'Wrong patient',
  }
  await page.route(`**/api/admin/desk-payments/${id('40')}/reversal`, (route) => {
    sent = route.request().postDataJSON()
    return route.fulfill({ json: reversed })
  })
  await answer(page, '/api/admin/desk-payments', [reversed])
  await dialog.getByRole('button', { name: 'Reverse payment' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Grace Admin: Wrong patient')).toBeVisible()
  expect(sent).toEqual({ reason: 'Wrong patient', corrects_till: true, password: 'Demo-2026!' })
})
