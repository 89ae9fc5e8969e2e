import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { endPromised, registerWalkIns } from './data.ts'

/** Also for those that an app of before adds. */
export const registerWalkInRecords: Job = {
  name: 'registrations.register-walk-ins',
  every: 'minute',
  run: () => asSystem('register walk-in patients of before', registerWalkIns),
}

/** As their invitation said, before walk-in records were kept. */
export const erasePromisedWalkIns: Job = {
  name: 'registrations.erase-promised-walk-ins',
  every: 'hour',
  run: () => asSystem('erase walk-in records as their invitation said', endPromised),
}
