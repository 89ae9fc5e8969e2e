import { useQuery, useQueryClient } from '@tanstack/react-query'

import type { MailSettings } from '#domain/appointments/schema.ts'
import { ownMailSettings, saveMailSettings } from '#web/accounts/account-queries.ts'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

// Here, and not in texts.ts, because public pages carry that file.
const saved = { title: 'Saved', text: 'From now on you get the emails you have ticked.' }

/**
 * Which emails about appointments and messages the user gets: some share their mailbox, or want
 * fewer emails.
 */
export function MailsPanel() {
  const client = useQueryClient()
  const settings = useQuery(ownMailSettings)

  async function save(chosen: MailSettings) {
    await saveMailSettings(client, chosen)
    toast(saved)
  }

  return (
    <QueryView
      query={settings}
      failed="Error fetching your email settings"
      fallback={<Skeleton lines={5} />}
    >
      {(data) => (
        <div className="grid gap-6">
          <p>
            An email gives the day and the time. Its subject never says what an appointment is for,
            or who it is with.
          </p>
          <Form
            schema={async () => (await import('#domain/appointments/schema.ts')).mailSettings}
            onSubmit={save}
            submitLabel="Save"
            busyLabel="Saving..."
          >
            <CheckboxField
              name="appointments"
              label="What happens to my appointments"
              hint="Requested, confirmed, declined, cancelled, or an earlier time offered."
              defaultChecked={data.appointments}
            />
            <CheckboxField
              name="reminders"
              label="Reminders"
              hint="One day and one hour before an appointment. Providers also get a list of their day each morning."
              defaultChecked={data.reminders}
            />
            <CheckboxField
              name="messages"
              label="You have a new message"
              hint="It does not say who wrote or what it says. We send it once until you have read it."
              defaultChecked={data.messages}
            />
          </Form>
        </div>
      )}
    </QueryView>
  )
}
