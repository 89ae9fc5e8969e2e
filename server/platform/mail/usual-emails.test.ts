import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { usualBytes } from '#tests/support/usual-bytes.ts'
import { writeUsualEmails } from '#tests/support/usual-emails.ts'

const sorted = (mail: object) => JSON.stringify(mail, Object.keys(mail).toSorted())

it('each email to a patient has the bytes of before texts could be edited, where no admin has written one', async () => {
  const emails = Object.entries(await writeUsualEmails())
  const hashes: Record<string, ReturnType<typeof createHash>> = {}
  for (const [name, mail] of emails)
    (hashes[name.split(' ')[0]!] ??= createHash('sha256')).update(
      `${name}${mail ? sorted(mail) : 'none'}`,
    )
  expect(emails.length).toBeGreaterThan(350)
  expect(
    Object.fromEntries(
      Object.entries(hashes).map(([name, hash]) => [name, hash.digest('hex').slice(0, 32)]),
    ),
  ).toEqual(usualBytes)
})
