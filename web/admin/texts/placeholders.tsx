import { type EmailText, placeholdersOf } from '#domain/email-texts/email-text.ts'
import { samplesOf } from './samples.ts'

const rules = (placeholder: ReturnType<typeof placeholdersOf>[string]) =>
  [
    placeholder.isRequired ? 'The text needs it.' : '',
    placeholder.isBlock ? 'It has a row of its own.' : '',
    placeholder.isPrivate ? 'Not in the subject or the first paragraph.' : '',
  ]
    .filter(Boolean)
    .join(' ')

/** The placeholders of a text, with what each becomes. */
export function Placeholders({ definition }: { definition: EmailText }) {
  const samples = samplesOf(definition)
  return (
    <section aria-labelledby="placeholders">
      <h2 id="placeholders">Placeholders</h2>
      <p>Write them with their braces. In each email they become what they stand for.</p>
      <dl className="mt-2 grid gap-y-2">
        {Object.entries(placeholdersOf(definition)).map(([name, placeholder]) => {
          const sample = samples[name]
          return (
            <div key={name} className="border-t border-hairline py-4">
              <dt className="font-bold" translate="no">{`{${name}}`}</dt>
              <dd>
                {placeholder.means}. {rules(placeholder)}
                {typeof sample === 'string' && sample ? (
                  <span className="text-muted wrap-anywhere" translate="no">
                    {' '}
                    {sample}
                  </span>
                ) : null}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
