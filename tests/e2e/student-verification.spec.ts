import { untilAnswerable } from './support/answerable.ts'
import { newClient } from './support/new-client.ts'
import { ownName } from './support/new-person.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** A small grey picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWPoAAMGCAUALK4GYSSeFPoAAAAASUVORK5CYII=',
  'base64',
)
const card = { name: 'student-card.png', mimeType: 'image/png', buffer: png }

test('a student sends a document, reads why it was rejected, sends another, and is verified', async ({
  page,
  browser,
  request,
  readMail,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(240_000))
  allowConsole(/Failed to load resource/)
  const student = await newClient(request, {
    isStudent: true,
    full_name: ownName('Natasha'),
  })
  await signIn(student.email, student.password)
  const file = page.getByLabel('Your document', { exact: true })
  const upload = page.getByRole('button', { name: 'Upload', exact: true })

  await upload.click()
  await expect(page.getByText('No file selected')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Please select a file to upload.' })).toBeVisible()
  await expectPageChecks(page, 'a verification without a file')
  const script = Buffer.from('%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\n%%EOF\n')
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: script })
  await upload.click()
  await expect(page.getByText('Upload Failed')).toBeVisible()
  await expect(page.getByRole('link', { name: /^This PDF contains more than pages/ })).toBeVisible()
  await file.setInputFiles(card)
  await upload.click()
  await expect(page.getByText('We are checking your document.')).toBeVisible()
  await expect(file).toHaveCount(0)
  await expectPageChecks(page, 'a document that is being checked')

  const context = await browser.newContext({
    viewport: page.viewportSize(),
    serviceWorkers: 'block',
  })
  const desk = await context.newPage()
  await desk.goto('/login')
  await desk.getByLabel('Email').fill('admin@demo.test')
  await desk.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await desk.getByRole('button', { name: 'Login' }).click()
  await desk.waitForURL('**/admin')
  const openNewest = async () => {
    await desk.goto('/admin')
    const table = desk.getByRole('table', { name: /^Students who wait/ })
    await table.getByRole('link', { name: student.full_name }).click()
    await expect(desk.getByRole('heading', { level: 1, name: student.full_name })).toBeVisible()
  }
  await openNewest()
  const downloading = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Open the document' }).press('Enter')
  expect((await downloading).suggestedFilename()).toMatch(
    /^student-document-[a-z-]+-\d{4}-\d\d-\d\d\.png$/,
  )
  await desk.getByRole('button', { name: 'Reject' }).press('Enter')
  const question = desk.getByRole('dialog')
  await expect(question).toBeVisible()
  await untilAnswerable(desk)
  await question.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(
    question.getByRole('link', { name: 'Say why, so that they can put it right.' }),
  ).toBeVisible()
  await expectPageChecks(desk, 'a rejection without a reason')
  const reason = 'The card ran out last year. Send the one of this year.'
  await question.getByLabel('Reason').fill(reason)
  await question.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(question).toHaveCount(0)

  await readMail(student.email, /please look at this$/)
  await page.reload()
  await expect(page.getByText(reason)).toBeVisible()
  await expectPageChecks(page, 'a document that was rejected')
  await file.setInputFiles({ ...card, name: 'new-card.png' })
  await upload.press('Enter')
  await expect(page.getByText('We are checking your document.')).toBeVisible()

  await openNewest()
  await desk.getByRole('button', { name: 'Verify' }).press('Enter')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await untilAnswerable(desk)
  await desk.getByRole('dialog').getByRole('button', { name: 'Verify' }).press('Enter')
  await expect(desk.getByText(/gets an email, and is a verified student now/)).toBeVisible()
  await context.close()

  await readMail(student.email, /is verified$/)
  await page.reload()
  await expect(page.getByText('You are verified as a student.')).toBeVisible()
  await expect(upload).toHaveCount(0)
})
