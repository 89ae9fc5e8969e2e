import type { APIRequestContext } from '@playwright/test'
import { consentTo } from '#domain/accounts/consent.ts'
import { linkIn, newPerson } from './new-person.ts'

/** A client with a confirmed address, created by calls; by default with the consent to store health entries. Or a student. */
export async function newClient(
  request: APIRequestContext,
  readMail: (to: string, subject: RegExp) => Promise<{ text: string }>,
  {
    hasConsented = true,
    isStudent = false,
    full_name = newPerson().full_name,
    phone_number = '0977 123 456',
  } = {},
) {
  const person = { ...newPerson(), full_name }
  const { email, password } = person
  await request.post('/auth/v1/signup', {
    data: {
      email,
      password,
      data: {
        full_name,
        role: 'client',
        date_of_birth: '1984-03-27',
        gender: 'female',
        phone_number,
        ...(isStudent ? { student_data: { institution_name: 'Copperbelt University' } } : {}),
      },
    },
  })
  const link = new URL(linkIn((await readMail(email, /^Confirm your email/)).text))
  const token_hash = link.searchParams.get('token_hash') ?? link.searchParams.get('token')
  const type = link.searchParams.get('type') ?? 'signup'
  await request.post('/auth/v1/verify', { data: { token_hash, type } })
  if (hasConsented) {
    const grant = await request.post('/auth/v1/token?grant_type=password', {
      data: { email, password },
    })
    const { access_token } = (await grant.json()) as { access_token: string }
    await request.post('/api/consents', {
      headers: { Authorization: `Bearer ${access_token}` },
      data: consentTo('health_data'),
    })
  }
  return person
}
