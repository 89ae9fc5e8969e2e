import { expect, it } from 'vitest'
import { toasts } from './texts.ts'

it('the desk reads that it must call a person whom no email reaches, and otherwise that one is sent', () => {
  const textsFor = (getsEmail: boolean) =>
    [
      toasts.booked('Mary', getsEmail),
      toasts.moved(getsEmail),
      toasts.cancelled(getsEmail),
      toasts.agreed(getsEmail),
    ].map(({ text }) => text.replace('For Mary. ', ''))
  expect(toasts.proposed('Mary', false).text).not.toContain('gets an email')
  expect(toasts.moveProposed(false).text).not.toContain('gets an email')
  expect(new Set(textsFor(false))).toEqual(new Set(['No email: call them.']))
  expect(new Set(textsFor(true))).toEqual(new Set(['The patient gets an email now.']))
})
