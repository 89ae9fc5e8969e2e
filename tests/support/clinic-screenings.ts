import { randomUUID } from 'node:crypto'
import { consentTo, type ConsentPurpose } from '#domain/accounts/consent.ts'
import type { Persona, TestApp } from './app.ts'
import { phq9 } from './screenings.ts'

/** The calls of tests about questionnaires that a provider records at the clinic. */
export function clinicScreeningsIn(app: () => TestApp) {
  const at = ({ user_id }: Pick<Persona, 'user_id'>) => `/api/provider/patients/${user_id}`
  return {
    /** A person without a login whom this provider registers and sees. */
    register: async (as: Persona, more: object = {}) => {
      const name = randomUUID().replaceAll(/[^a-z]/g, '')
      const { status, body } = await app().call('POST', '/api/clinic/patients', {
        as,
        body: {
          id: randomUUID(),
          full_name: `Mary ${name} Banda`,
          gender: 'female',
          born_in: 1984,
          phone_number: '0977 123 456',
          next_of_kin_name: 'Grace Banda',
          next_of_kin_phone: '0966 123 456',
          next_of_kin_relation: 'sister',
          ...more,
        },
      })
      if (status !== 201) throw new Error(`Not registered: ${JSON.stringify(body)}`)
      return { user_id: body.id as string }
    },
    /** What they agree to at the clinic, recorded by this provider. */
    agree: (as: Persona, { user_id }: Pick<Persona, 'user_id'>, ...purposes: ConsentPurpose[]) =>
      app().call('POST', `/api/clinic/patients/${user_id}/consents`, {
        as,
        body: {
          given_how: 'words',
          consents: purposes.map((purpose) => ({ id: randomUUID(), ...consentTo(purpose) })),
        },
      }),
    record: (as: Persona, patient: Pick<Persona, 'user_id'>, item9 = 0, more: object = {}) =>
      app().call('POST', `${at(patient)}/screenings`, {
        as,
        body: { id: randomUUID(), answers: { 'PHQ-9': phq9(9, item9) }, ...more },
      }),
    permission: (as: Persona, patient: Pick<Persona, 'user_id'>) =>
      app().call('GET', `${at(patient)}/screening-permission`, { as }),
    pageOf: (as: Persona, patient: Pick<Persona, 'user_id'>) =>
      app().call('GET', `${at(patient)}/page`, { as }),
    notify: (as: Persona, patient: Pick<Persona, 'user_id'>, id: string) =>
      app().call('POST', `${at(patient)}/screenings/${id}/alert`, { as }),
    remove: (as: Persona, patient: Pick<Persona, 'user_id'>, id: string, reason = 'Wrong person') =>
      app().call('POST', `${at(patient)}/screenings/${id}/removal`, { as, body: { reason } }),
    restore: (as: Persona, patient: Pick<Persona, 'user_id'>, id: string) =>
      app().call('DELETE', `${at(patient)}/screenings/${id}/removal`, { as }),
  }
}
