import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClinicSettings } from '#domain/admin/clinic-settings.ts'
import { readStores, writeStores } from '#domain/admin/store-lines.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changeSettings } from './settings-queries.ts'
import { type Named, Preview } from './preview.tsx'
import { WorkHours } from './work-hours.tsx'

const saved = {
  title: 'Settings saved',
  text: 'Pages, emails and documents show them within a minute.',
}

/** All settings in one form, with what a page and an email look like beside it. */
export function SettingsForm({ settings }: { settings: ClinicSettings }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const [typed, setTyped] = useState<Named>(settings)
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
            if (target.name in typed) setTyped({ ...typed, [target.name]: target.value })
        }}
      >
        <Form
          schema={async () => (await import('#domain/admin/clinic-settings.ts')).settingsForm}
          submitLabel="Save settings"
          busyLabel="Saving..."
          onSubmit={async ({ store_links, password, ...values }) => {
            const wanted = {
              ...values,
              version: settings.version,
              store_links: readStores(store_links) ?? [],
            }
            // What makes the id is kept over a reload, which the password never is.
            await changeSettings(client, { ...wanted, password, id: retry.keyFor(wanted) })
            retry.reset()
            toast(saved)
          }}
        >
          <TextField
            name="name"
            label="Name of the clinic"
            hint="Others see it on locked screens and in mailboxes. Choose one that says nothing of health."
            maxLength={40}
            autoComplete="off"
            defaultValue={settings.name}
          />
          <TextAreaField
            name="tagline"
            label="What the clinic does"
            hint="One sentence, at the foot of public pages."
            maxLength={160}
            rows={2}
            defaultValue={settings.tagline}
          />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="off"
            defaultValue={settings.phone}
          />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            defaultValue={settings.email}
          />
          <TextAreaField
            name="address"
            label="Address"
            hint="Each part on its own row."
            maxLength={300}
            rows={3}
            defaultValue={settings.address}
          />
          <TextField
            name="hours"
            label="When people can reach you"
            hint="The text that people read."
            maxLength={80}
            autoComplete="off"
            defaultValue={settings.hours}
          />
          <WorkHours {...settings} />
          <TextField
            name="map_url"
            label="Link to a map"
            hint="Shown beside the address on the contact page."
            type="url"
            autoComplete="off"
            maxLength={500}
            optional
            defaultValue={settings.map_url ?? ''}
          />
          <TextAreaField
            name="store_links"
            label="Links to your shops"
            hint="At most three, each on its own row: its name, then its address with https://. Without any, no page speaks of a shop."
            maxLength={1500}
            rows={3}
            optional
            defaultValue={writeStores(settings.store_links)}
          />
          <TextField
            name="tpin"
            label="TPIN"
            hint="Ten digits, on each invoice."
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            optional
            defaultValue={settings.tpin ?? ''}
          />
          <TextAreaField
            name="payment_text"
            label="How invoices are paid"
            hint="For example the bank account. It is on the PDF of each open invoice."
            maxLength={500}
            rows={3}
            optional
            defaultValue={settings.payment_text ?? ''}
          />
          <TextField
            name="sender_name"
            label="Sender of emails"
            hint="The name that people see in their mailbox. Without it the name of the server’s settings is used."
            autoComplete="off"
            maxLength={60}
            optional
            defaultValue={settings.sender_name ?? ''}
          />
          <TextField
            name="reply_to"
            label="Address for answers"
            hint="Where answers to emails go. Emails are sent from the address of the server, whatever you set here."
            type="email"
            autoComplete="off"
            optional
            defaultValue={settings.reply_to ?? ''}
          />
          <OwnPassword />
        </Form>
      </div>
      <Preview {...typed} />
    </div>
  )
}
