import { Problem } from '#server/platform/problem.ts'

export const offerOver = () =>
  new Problem(409, 'offer_over', 'This offer has ended. You keep your place on the waiting list.')

export const waitsAlready = () =>
  new Problem(409, 'conflict', 'You are on the waiting list for this appointment already.')

export const notUpcoming = () =>
  new Problem(409, 'conflict', 'This appointment is over, or it was cancelled.')
