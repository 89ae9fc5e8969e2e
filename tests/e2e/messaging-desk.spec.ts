import type { Locator, Page } from '@playwright/test'
import { expectPageChecks } from './support/page-checks.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** A new patient who has written to the therapist. */
async function newMessage(...how: Parameters<typeof newRequest>) {
  const { patient, calls, appointment } = await newRequest(...how)
  const provider_id = appointment.provider!.id
  const opened = await calls.send('POST', '/api/threads', { provider_id })
  const { id } = (await opened.json()) as { id: string }
  await calls.send('POST', `/api/threads/${id}/messages`, { body: 'I slept well.' })
  const again = (body: string) => calls.send('POST', `/api/threads/${id}/messages`, { body })
  return { patient, id, again }
}

/** What is drawn in the 10 px below an element: one colour where there is nothing. */
async function coloursBelow(page: Page, element: Locator): Promise<string[]> {
  const { x, y, width, height } = (await element.boundingBox())!
  const clip = { x, y: y + height + 1, width, height: 10 }
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (drawn) => {
    const image = new Image()
    image.src = `data:image/png;base64,${drawn}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const colours = new Set<string>()
    for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join(' '))
    return [...colours]
  }, picture)
}

test('a provider archives a conversation, which comes back by hand or by a new message', async ({
  page,
  request,
  signIn,
}, { project }) => {
  const { patient, id, again } = await newMessage(request)
  await signIn(therapist)
  await page.goto(`/messaging?thread=${id}`)
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(log).toContainText('I slept well.')
  const name = page.getByRole('heading', { level: 2 }).getByRole('link')
  await expect(name).toHaveText(patient.full_name)
  await expect(name).toHaveAttribute('href', /^\/patients\//)
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(
    page.getByText('It comes back automatically when a new message arrives.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/messaging\??$/)

  const row = page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: patient.full_name })
  await expect(page.getByRole('tab', { name: 'Current' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('tab', { name: 'Archived' }).click()
  await expect(row).toBeVisible()
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(76)
  await expectNoAxeViolations(page)
  await expectPageChecks(page, 'the archive')
  await row.click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page).toHaveURL(/\/messaging\??$/)
  await again('One more question.')
  await page.getByRole('tab', { name: 'Current' }).click()
  await expect(row).toBeVisible()

  if (project.name === 'desktop') {
    const count = page.getByRole('navigation', { name: 'Your pages' }).locator('.count')
    await expect(count).toBeVisible()
    expect(await coloursBelow(page, count)).toHaveLength(1)
  }

  await row.click()
  await expect(log).toContainText('One more question.')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/messaging\??$/)
  if (project.name === 'desktop') await expect(row).toBeFocused()
})

test('a provider keeps a template, inserts it at the cursor, changes and deletes it', async ({
  page,
  request,
  signIn,
}) => {
  const { id } = await newMessage(request)
  await signIn(therapist)
  await page.goto(`/messaging?thread=${id}`)
  const box = page.getByLabel('Your message')
  await box.fill('Dear Mwila. Yours')
  await box.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(12, 12))
  await page.getByRole('button', { name: 'Templates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Templates' })
  await expect(dialog.getByRole('button', { name: 'New template' })).toBeVisible()
  await dialog.getByRole('button', { name: 'New template' }).click()
  const writing = page.getByRole('dialog', { name: 'New template' })
  const label = `After a visit ${id.slice(0, 6)}`
  await writing.getByLabel('Name of the template').fill(label)
  await writing.getByLabel('Text').fill('Thank you for coming. ')
  await writing.getByRole('button', { name: 'Save template' }).click()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: `Insert ${label}` }).click()
  await expect(box).toHaveValue('Dear Mwila. Thank you for coming. Yours')
  await expect(box).toBeFocused()

  await page.getByRole('button', { name: 'Templates' }).click()
  await dialog.getByRole('button', { name: `Change ${label}` }).click()
  const changing = page.getByRole('dialog', { name: 'Change template' })
  await changing.getByLabel('Text').fill('Thank you.')
  await changing.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog.getByText('Thank you.', { exact: true })).toBeVisible()
  await expectPageChecks(page, 'templates')
  await dialog.getByRole('button', { name: `Delete ${label}` }).click()
  await expect(dialog.getByText(label)).toHaveCount(0)
})
