import type { EmailText, Wording } from '#domain/email-texts/email-text.ts'
import { fill } from '#domain/email-texts/fill.ts'
import { asPlainText } from '#domain/email-texts/plain-text.ts'
import { brand } from '#domain/values/brand.ts'
import { samplesOf } from './samples.ts'

/** What is typed now as an email with samples, in both forms that a mailbox may show. */
export function TextPreview({ definition, wording }: { definition: EmailText; wording: Wording }) {
  const { subject, before, after } = fill(wording, samplesOf(definition))
  const link = { label: wording.button, href: 'https://example.org/' }
  const farewell = `The ${brand.name} team`
  const shown = [
    'Hello,',
    ...before,
    // Looks like the link, and leads nowhere.
    <span key="link" className="text-leaf underline">
      {wording.button}
    </span>,
    ...after,
    farewell,
  ]
  return (
    <section aria-labelledby="preview" className="grid content-start gap-4">
      <h2 id="preview">Preview</h2>
      <figure
        className="rounded-lg border border-hairline bg-sunken p-5"
        aria-label="The email"
        translate="no"
      >
        <figcaption className="text-muted">As most people see it</figcaption>
        <p className="mt-2 font-bold wrap-anywhere">{subject}</p>
        {shown.map((line, place) => (
          <p key={place} className="mt-2 wrap-anywhere">
            {line}
          </p>
        ))}
      </figure>
      <figure
        className="rounded-lg border border-hairline bg-sunken p-5"
        aria-label="The email as plain text"
        translate="no"
      >
        <figcaption className="text-muted">As plain text</figcaption>
        <p className="mt-2 font-bold wrap-anywhere">{subject}</p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          {asPlainText(['Hello,', ...before], link, [...after, farewell])}
        </p>
      </figure>
    </section>
  )
}
