import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DeskPrompt, OpenPrompt } from '#domain/desk/payments.ts'
import { isOpen } from '#domain/membership/payment-status.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { describePrompt } from '../payments/prompt-words.ts'

const { desk } = api<'deskPrompts'>(authenticatedFetch)

/** The phones that were asked to pay and have not answered. Each reading is recorded, so it is not polled. */
export const openPrompts = queryOptions({
  queryKey: ['desk', 'prompts'],
  queryFn: async (): Promise<OpenPrompt[]> => (await desk.prompts.$get()).json(),
  staleTime: 60_000,
})

async function change(client: QueryClient, work: Promise<{ json(): Promise<DeskPrompt> }>) {
  try {
    const prompt = await (await work).json()
    toast({
      title: isOpen(prompt.status) ? 'No answer yet' : 'Answered',
      text: describePrompt(prompt, formatTime(prompt.expires_at)),
    })
  } finally {
    void client.invalidateQueries({ queryKey: ['desk', 'invoices'] })
    await client.invalidateQueries(openPrompts)
  }
}

/** Asks what became of a payment, and says it. */
export const checkOpen = (client: QueryClient, id: string) =>
  change(client, desk.prompts[':id'].check.$post({ param: { id } }))

/** Cancels a payment whose PIN was not entered yet. */
export const cancelOpen = (client: QueryClient, id: string) =>
  change(client, desk.prompts[':id'].cancel.$post({ param: { id } }))
