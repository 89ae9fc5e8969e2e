import { queryOptions, useQuery } from '@tanstack/react-query'
import { adviceOnBloodPressure } from '#domain/readings/advice/blood-pressure-advice.ts'
import { type Care, unknownCare } from '#domain/readings/care.ts'
import { adviceOnGlucose } from '#domain/readings/advice/glucose-advice.ts'
import { api } from '#web/api.ts'
import { serverNow } from '#web/platform/calls/server-clock.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { dayOf } from '#web/platform/values/dates.ts'

const {
  'blood-pressure-readings': pressures,
  'glucose-readings': levels,
  'care-profile': profile,
} = api<'readings'>(authenticatedFetch)

/** More than a user logs in a day. */
const query = { limit: '20' }

/** Without a readable profile nothing is known of a user; their readings count all the same. */
const ownCare = async (): Promise<Care> =>
  profile.$get().then(
    (answer) => answer.json(),
    () => unknownCare,
  )

/**
 * Whether a reading of today (in Lusaka) is an emergency for this user: from 160/110 in pregnancy.
 */
const crisisToday = queryOptions({
  queryKey: ['exercise', 'crisis-today'],
  queryFn: async () => {
    const [pressure, glucose, care] = await Promise.all([
      pressures.$get({ query }).then((answer) => answer.json()),
      levels.$get({ query }).then((answer) => answer.json()),
      ownCare(),
    ])
    const today = dayOf(serverNow())
    return [
      ...pressure.map((one) => ({ ...one, advice: adviceOnBloodPressure(one, care) })),
      ...glucose.map((one) => ({ ...one, advice: adviceOnGlucose(one, care) })),
    ].some(
      ({ created_at, advice, answered }) =>
        dayOf(created_at) === today && advice.level === 'emergency' && answered?.answer !== 'wrong',
    )
  },
})

/** False for students, who log no readings here, and while nothing is loaded. */
export function useCrisisToday(): boolean {
  const isStudent = useProfile().data?.is_student ?? true
  return useQuery({ ...crisisToday, enabled: !isStudent }).data ?? false
}
