import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LogoSettings } from '#domain/admin/clinic-logo.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FileField } from '#web/ui/forms/file-field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { removeLogo, setLogo } from './logo-queries.ts'

const toasts = {
  saved: { title: 'Logo saved', text: 'Pages, emails and documents show it within a minute.' },
  removed: { title: 'Logo removed', text: 'Pages have the usual mark within a minute.' },
}

/** Sends a logo, shows it before, and removes the present one. */
export function LogoForm({ settings: { version, logo } }: { settings: LogoSettings }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const [chosen, setChosen] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen])
  return (
    <>
      <Form
        schema={async () => (await import('#domain/admin/clinic-logo.ts')).logoForm}
        submitLabel="Save logo"
        busyLabel="Saving..."
        onSubmit={async ({ logo: file }) => {
          const { name, size, lastModified } = file
          await setLogo(client, retry.keyFor({ version, name, size, lastModified }), version, file)
          retry.reset()
          toast(toasts.saved)
        }}
        actions={
          logo ? (
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              Remove logo
            </Button>
          ) : null
        }
      >
        <FileField
          name="logo"
          label="A file with the logo"
          hint="An SVG or PNG of at most 100 kB. Others see it on locked screens and in mailboxes. Choose one that says nothing of health."
          accept="image/svg+xml,image/png"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            setChosen(file && URL.createObjectURL(file))
          }}
        />
        {chosen ? <ChosenLogo key={chosen} src={chosen} /> : null}
      </Form>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title="Remove the logo?"
        confirmLabel="Remove logo"
        busyLabel="Removing..."
        cancelLabel="Keep it"
        onConfirm={async () => {
          await removeLogo(client, { id: retry.keyFor({ version, removed: true }), version })
          retry.reset()
          toast(toasts.removed)
        }}
      >
        <p>Pages, emails and documents have the usual mark again. The logo stays in the history.</p>
      </ConfirmDialog>
    </>
  )
}

/** As it will be in the header, before it is sent. An image runs no script of its file. */
function ChosenLogo({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <figure className="rounded-lg border border-hairline bg-sunken p-5">
      <figcaption className="text-muted">In the header of each page</figcaption>
      {isBroken ? (
        <p className="mt-2 font-bold">This file cannot be shown. Choose another one.</p>
      ) : (
        <img
          className="mt-2"
          src={src}
          alt="The chosen logo"
          style={{ maxWidth: 120, maxHeight: 32 }}
          onError={() => setBroken(true)}
        />
      )}
    </figure>
  )
}
