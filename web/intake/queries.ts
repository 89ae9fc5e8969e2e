import { queryOptions } from '@tanstack/react-query'
import type { IntakeForm } from '#domain/intake/schema.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'

const { 'intake-forms': forms } = api<'intake'>(fetchAsMe)

/** One's newest form, null where none was sent. It only fills fields in, so it is asked for once. */
export const ownIntakeForm = queryOptions({
  queryKey: ['intake-form'],
  queryFn: async (): Promise<IntakeForm | null> => (await forms.latest.$get()).json(),
  retry: false,
})
