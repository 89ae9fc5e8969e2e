import type { ProviderStats } from '#domain/practice/stats.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a patient and their provider see new messages of each other live', async ({
  page,
  browser,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/503/)
  const { patient, calls, desk } = await newRequest(request)
  const patient_id = (await calls.get<{ id: string }>('/api/profile')).id
  await signIn(patient.email, patient.password)
  await page.goto('/messages')
  await expect(page.getByText('No messages yet.')).toBeVisible()
  await expectPageChecks(page, 'no messages yet')

  await page.goto('/appointments')
  await page.getByRole('link', { name: 'Write a message' }).click()
  const box = page.getByLabel('Your message')
  await expect(page.getByText('No messages yet.')).toBeVisible()
  await box.fill('<img src=x onerror=alert(1)> Can I bring my sister?')
  await page.reload()
  await expect(box).toHaveValue(/my sister/)

  // What could not be sent says so and stays.
  await page.route('**/api/threads/*/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Not sent.')
  await expect(box).toHaveValue(/my sister/)
  await page.unroute('**/api/threads/*/messages')
  const log = page.getByRole('log', { name: 'Messages' })
  await box.press('Control+Enter')
  await expect(log.getByText('<img src=x onerror=alert(1)> Can I bring my sister?')).toBeVisible()
  await expect(box).toHaveValue('')
  await expectNoAxeViolations(page)
  await expectPageChecks(page, 'a conversation')

  const other = await browser.newContext()
  const office = await other.newPage()
  await office.goto('/login')
  await office.getByLabel('Email').fill(therapist)
  await office.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await office.getByRole('button', { name: 'Login' }).click()
  await office.waitForURL('**/provider-profile')
  await office.goto(`/messaging?patient=${patient_id}`)
  await expect(office.getByRole('log', { name: 'Messages' })).toContainText('my sister')
  await office.getByLabel('Your message').fill('Yes, please do.')
  await office.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log).toContainText('Yes, please do.')
  await expectNoAxeViolations(office)

  await box.fill('Thank you.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(office.getByRole('log', { name: 'Messages' })).toContainText('Thank you.')

  // The dashboard counts messages that arrive while it is open.
  await page.goto('/patient-profile')
  const tasks = page.getByRole('region', { name: 'Now' })
  await expect(tasks.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(tasks).not.toContainText('new message')
  for (const [text, count] of [
    ['See you then.', 'One new message'],
    ['Bring your cuff.', '2 new messages'],
  ] as const) {
    await office.getByLabel('Your message').fill(text)
    await office.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(tasks.getByRole('heading', { name: count })).toBeVisible()
  }
  // So does the provider's.
  await office.goto('/provider-profile')
  const tile = office
    .getByRole('list', { name: 'Your practice in figures' })
    .getByRole('listitem')
    .filter({ hasText: 'Unread messages' })
  await expect(tile).toHaveText(/^\d/)
  const before = await tile.innerText()
  await page.goto('/appointments')
  await page.getByRole('link', { name: 'Write a message' }).click()
  const shown = async () => Number.parseInt(await tile.innerText(), 10)
  const counted = async () => (await desk.get<ProviderStats>('/api/provider/stats')).unread_messages
  // This therapist reads a message of another test at any time: then the count is as before, once.
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = page.waitForResponse(
      (sent) => sent.request().method() === 'POST' && sent.url().endsWith('/messages'),
    )
    await box.fill('I will.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    expect((await answer).status()).toBe(201)
    if ((await counted()) !== Number.parseInt(before, 10)) break
  }
  await expect.poll(async () => (await shown()) - (await counted())).toBe(0)
  await expect(tile).not.toHaveText(before, { useInnerText: true })
  await other.close()
})

test('opening the messages asks for each once, and again where one was written meanwhile', async ({
  page,
  signIn,
}) => {
  let quiet_ms = 60_000
  await page.route('**/api/messages/stream', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: ready\ndata: {"quiet_ms":${quiet_ms}}\n\nevent: elsewhere\ndata: {}\n\n`,
    }),
  )
  await signIn('client@demo.test')
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const lists = () => asked.filter((url) => url.endsWith('/api/threads?limit=30'))
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first()
  await page.goto('/messages')
  await expect(row).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(lists()).toHaveLength(1)

  quiet_ms = 0
  await page.reload()
  await expect(row).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(lists()).toHaveLength(3)
})

test('crisis words show the helplines beside the message, and a long message shows its length', async ({
  page,
  request,
  signIn,
}) => {
  const { patient } = await newRequest(request)
  await signIn(patient.email, patient.password)
  await page.goto('/appointments')
  await page.getByRole('link', { name: 'Write a message' }).click()
  const box = page.getByLabel('Your message')
  await box.fill('x'.repeat(1810))
  await expect(page.getByText('190 letters left')).toBeVisible()
  await box.fill('x'.repeat(2003))
  await expect(page.getByText('3 letters too many')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Write at most 2000 characters.',
  )
  await box.fill('I do not want to live any more')
  const card = page.getByRole('alert').filter({ hasText: 'Please talk to a person now.' })
  await expect(card.getByRole('link', { name: /933/ })).toBeVisible()
  await expectPageChecks(page, 'words of crisis')
})
