import { expect, it } from 'vitest'
import { agreementOn } from './letter-pdf.ts'

const sender_name = 'Chileshe Mumba'

it('says who says that the patient agreed', () => {
  const said = (agreed_how: 'in the app' | 'by phone' | null) =>
    agreementOn({ status: agreed_how ? 'sent' : 'asked', agreed_how, sender_name })
  expect(said(null)).toBe('The patient has not agreed yet.')
  expect(said('in the app')).toBe('The patient agreed in the app.')
  expect(said('by phone')).toBe('Chileshe Mumba wrote that the patient agreed by phone.')
})

it('is not valid once the patient or the sender has closed it', () => {
  for (const status of ['rejected', 'withdrawn'] as const)
    expect(agreementOn({ status, agreed_how: 'by phone', sender_name })).toMatch(/^Not valid: /)
})
