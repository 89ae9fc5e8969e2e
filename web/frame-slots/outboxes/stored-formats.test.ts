import { expect, it, vi } from 'vitest'

const user = '7f0f5d0e-7c4e-4f0c-9a55-1b0c8f7a2f11'
const at = new Date().toISOString()

/** The lists as earlier versions of this site stored them on phones. They must be sent, not lost. */
const stored: Record<string, object[]> = {
  'ubumi.readings': [
    { kind: 'glucose-readings', user_id: user, at, typed: { id: 'r', glucose_mmol_l: 6.1 } },
  ],
  'ubumi.screenings': [{ id: 's', user_id: user, at, screening: { id: 's', answers: {} } }],
  'ubumi.to-send': [{ id: 'a', user_id: user, action: 'raise', at }],
  intakeForms: [
    { id: 'earlier', submittedAt: at },
    { id: 'f', userId: user, submittedAt: at, fullName: 'Bwalya' },
  ],
  contact_messages: [
    { id: 'earlier', submittedAt: at },
    { id: 'm', submittedAt: at, subject: 'Hours', message: 'When are you open?' },
    { id: 'n', submittedAt: at, userId: user, subject: 'Hours', message: 'And on Sunday?' },
  ],
}

const session = { access_token: 't', refresh_token: 'r', expires_at: 4e9, user: { id: user } }
const texts = new Map([
  ['ubumi.auth', JSON.stringify(session)],
  ...Object.entries(stored).map(([key, list]) => [key, JSON.stringify(list)] as const),
])
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
})
vi.stubGlobal('location', { origin: 'http://localhost' })

it('are read and counted', async () => {
  const { describeUnsent } = await import('./unsent.ts')
  const all = '1 reading, 1 screening, 1 safety alert, 1 intake form, 1 message to us'
  // This browser has no keys to lock them with.
  expect(await describeUnsent()).toEqual({ all, lost: all })
  const { readingOutbox } = await import('#web/readings/waiting/outbox.ts')
  const { screeningOutbox } = await import('#web/screening/waiting/outbox.ts')
  const { alertOutbox } = await import('#web/safety/alert/alert-outbox.ts')
  const { intakeOutbox } = await import('#web/intake/outbox.ts')
  const { messageOutbox } = await import('#web/contact/outbox.ts')
  expect(readingOutbox.own()).toEqual(stored['ubumi.readings'])
  expect(screeningOutbox.own()).toEqual(stored['ubumi.screenings'])
  expect(alertOutbox.own()).toEqual(stored['ubumi.to-send'])
  expect(intakeOutbox.own()).toEqual(stored['intakeForms']!.slice(1))
  expect(messageOutbox.own()).toEqual(stored['contact_messages']!.slice(1))
})

it('are written back as they were, but for what was removed', async () => {
  const { messageOutbox } = await import('#web/contact/outbox.ts')
  messageOutbox.remove('m')
  const [earlier, , second] = stored['contact_messages']!
  expect(JSON.parse(texts.get('contact_messages')!)).toEqual([earlier, second])
})
