import { expect, it } from 'vitest'

import { waitMessage } from './wait-message.ts'

it.each([
  [1, '1 second'],
  [8, '8 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [3600, '60 minutes'],
  [50_000, '14 hours'],
])('shows a wait of %i seconds as %s', (seconds, words) => {
  expect(waitMessage('over_request_rate_limit', seconds)).toBe(
    `There were too many tries. Wait ${words}, then try again.`,
  )
})

it('says of an email that it was sent already', () => {
  expect(waitMessage('over_email_send_rate_limit', 42)).toBe(
    'We sent an email to this address a moment ago. Wait 42 seconds, then try again.',
  )
})
