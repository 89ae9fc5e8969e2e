import type { APIRequestContext } from '@playwright/test'
import { consentTo } from '#domain/accounts/consent.ts'
import { newPerson } from './new-person.ts'
import { serviceKey } from './service-key.ts'
import { requestSession } from './sign-in.ts'

/**
 * A client with a confirmed address, created by the operator's call, by default with the consent to store
 * health entries. Or a student. Sign-up itself has tests of its own.
 */
export async function newClient(
  request: APIRequestContext,
  {
    hasConsented = true,
    isStudent = false,
    full_name = newPerson().full_name,
    phone_number = '0977 123 456',
    date_of_birth = '1984-03-27',
    /** Of a person under 18. */
    guardian_name = '',
    /** What a new account is shown on its start page. */
    isFirstRun = false,
  } = {},
) {
  const person = { ...newPerson(), full_name }
  const { email, password } = person
  const created = await request.post('/auth/v1/admin/users', {
    headers: { Authorization: `Bearer ${serviceKey}` },
    data: {
      email,
      password,
      email_confirm: true,
      user_metadata: {
        full_name,
        role: 'client',
        date_of_birth,
        gender: 'female',
        phone_number,
        ...(isFirstRun ? {} : { first_run: 'done' }),
        ...(guardian_name ? { guardian_name, guardian_agrees: true } : {}),
        ...(isStudent ? { student_data: { institution_name: 'Copperbelt University' } } : {}),
      },
    },
  })
  if (!created.ok()) throw new Error(`No account for ${email}: ${await created.text()}`)
  if (hasConsented) {
    const { access_token } = await requestSession(request, email, password)
    await request.post('/api/consents', {
      headers: { Authorization: `Bearer ${access_token}` },
      data: consentTo('health_data'),
    })
  }
  return person
}
