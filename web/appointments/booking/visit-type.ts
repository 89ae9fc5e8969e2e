import { useQuery } from '@tanstack/react-query'
import { offeredTypes } from '#domain/appointments/offered-types.ts'
import { slotMinutes } from '#domain/appointments/slots.ts'
import { isFor } from '#domain/appointments/topics.ts'
import type { VisitType } from '#domain/appointments/visit-types.ts'
import { clinicCalendar } from '../queries.ts'
import type { Choices } from './choices.ts'
import { formatMoney } from '#web/platform/values/money.ts'

/** What a user may choose for their topic; there is no choice where this is one, or none. */
export function useVisitTypes({ about = 'unsure' }: Choices): readonly VisitType[] {
  const { data } = useQuery(clinicCalendar)
  return (data?.visit_types ?? []).filter(
    ({ professions, session_types }) =>
      offeredTypes(session_types).length > 0 &&
      (professions?.some((one) => isFor(about, { specialty: one })) ?? true),
  )
}

/** The type that was chosen, or the first that suits the way to meet; undefined until it is known. */
export function useVisitType(choices: Choices): VisitType | undefined {
  const { session_type, visit_type_id } = choices
  const types = useVisitTypes(choices)
  const fitting = types.filter(
    (one) => session_type === undefined || one.session_types.includes(session_type),
  )
  return fitting.find(({ id }) => id === visit_type_id) ?? fitting[0]
}

/** The id of the chosen type, which is sent where the clinic has more than one: the server does not know the topic. */
export function useVisitTypeId(choices: Choices): string | undefined {
  const { data } = useQuery(clinicCalendar)
  const type = useVisitType(choices)
  return sentTypeId(data?.visit_types ?? [], type)
}

/** What is sent of a chosen type, given all that patients may book. */
export const sentTypeId = (all: readonly VisitType[], type: VisitType | undefined) =>
  all.length > 1 ? type?.id : undefined

/** How long the chosen visit lasts. */
export const minutesOf = (type: VisitType | undefined) => type?.duration_minutes ?? slotMinutes

/** "30 minutes, K150", and that the price depends where the type has none. */
export const describeType = ({ duration_minutes, price_ngwee }: VisitType) =>
  `${duration_minutes} minutes, ${
    price_ngwee === null ? 'the price depends on the provider' : formatMoney(price_ngwee)
  }`
