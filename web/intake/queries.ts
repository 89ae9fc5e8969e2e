import { queryOptions } from '@tanstack/react-query'
import type { IntakeForm } from '#domain/intake/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { 'intake-forms': forms } = api<'intake'>(authenticatedFetch)

/**
 * The caller's newest form, null where none was sent. It only prefills fields, so it is fetched
 * once.
 */
export const ownIntakeForm = queryOptions({
  queryKey: ['intake-form'],
  queryFn: async (): Promise<IntakeForm | null> => (await forms.latest.$get()).json(),
  retry: false,
})
