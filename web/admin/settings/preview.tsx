import type { ClinicSettings } from '#domain/admin/clinic-settings.ts'

export type Named = Pick<
  ClinicSettings,
  'name' | 'tagline' | 'phone' | 'email' | 'address' | 'hours'
>

/** How a page and an email name the clinic with what is typed now. */
export function Preview({ name, tagline, phone, email, address, hours }: Named) {
  return (
    <section aria-labelledby="preview" className="grid content-start gap-4">
      <h2 id="preview">Preview</h2>
      <figure className="rounded-lg border border-hairline bg-sunken p-5">
        <figcaption className="text-muted">At the foot of each public page</figcaption>
        <p className="mt-2 font-bold wrap-anywhere" translate="no">
          {name}
        </p>
        <p className="wrap-anywhere">{tagline}</p>
        <p className="mt-2 wrap-anywhere" translate="no">
          {email}
          <br />
          {phone}
        </p>
        <p className="wrap-anywhere" translate="no">
          {address.split('\n').join(', ')}
        </p>
        <p className="wrap-anywhere">{hours}</p>
      </figure>
      <figure className="rounded-lg border border-hairline bg-sunken p-5">
        <figcaption className="text-muted">In an email</figcaption>
        <p className="mt-2 font-bold wrap-anywhere">
          Confirm your email for <span translate="no">{name}</span>
        </p>
        <p className="wrap-anywhere">
          An account at <span translate="no">{name}</span> was made with this email address.
        </p>
        <p className="mt-2 wrap-anywhere">
          The <span translate="no">{name}</span> team
        </p>
      </figure>
    </section>
  )
}
