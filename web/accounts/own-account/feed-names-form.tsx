import { useQueryClient } from '@tanstack/react-query'
import type { CalendarFeed, CalendarFeedNames } from '#domain/appointments/calendar-feed.ts'
import { saveFeedNames } from '#web/accounts/own-account/calendar-feed-queries.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

/** Whether the user's calendar shows whom they meet. */
export function FeedNamesForm({ feed }: { feed: CalendarFeed }) {
  const client = useQueryClient()
  const isProvider = useProfile().data?.role === 'provider'

  async function save(chosen: CalendarFeedNames) {
    await saveFeedNames(client, chosen)
    toast({ title: 'Saved', text: 'Your calendar app shows it when it looks again.' })
  }

  return (
    <Form
      schema={async () => (await import('#domain/appointments/calendar-feed.ts')).calendarFeedNames}
      onSubmit={save}
      submitLabel="Save"
      busyLabel="Saving..."
    >
      <CheckboxField
        name="shows_names"
        label={isProvider ? 'Show the first names of my patients' : 'Show the name of my provider'}
        hint="Anyone who sees your calendar can then read it."
        defaultChecked={feed.shows_names}
      />
    </Form>
  )
}
