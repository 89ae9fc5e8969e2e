import { queryOptions } from '@tanstack/react-query'
import type { ChargeRuleOfVisit } from '#domain/appointments/charge-rule.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { appointments } = api<'appointments'>(authenticatedFetch)

/** What a visit costs that is missed or cancelled late; without an id, one that is booked now. */
export const chargeRule = (appointment_id?: string) =>
  queryOptions({
    queryKey: ['appointments', 'charge-rule', appointment_id],
    queryFn: async (): Promise<ChargeRuleOfVisit> =>
      (
        await appointments['charge-rule'].$get({
          query: appointment_id ? { appointment_id } : {},
        })
      ).json(),
  })
