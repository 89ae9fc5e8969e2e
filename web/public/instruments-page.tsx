import '#web/public/instruments.css'

import { type Instrument, instrumentIds } from '#domain/screening/instruments/instrument.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { asqCredit } from '#domain/safety/asq-credit.ts'
import { Books } from '#web/ui/drawings/books.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Main, Section } from '#web/ui/layout/page.tsx'

/** The sources of the questions, the permissions to use them, and their limits. */
export function InstrumentsPage() {
  return (
    <Main>
      <PageHero
        title="Where the questions come from"
        lead="The questions of the screening were written and tested by others. Here is who they are, and what the questions can and cannot tell."
        drawing={<Books width={260} />}
      />
      <div className="credit-words">
        <Section title="Why the wording is exact">
          <div className="grid gap-3">
            <p>
              Each set of questions was tested as it is worded. Change a word, a time span or an
              answer, and no one knows any more what a number means. So we show them unchanged, in
              English, each with the version of its wording. A result says which version was
              answered, and results of different versions are not compared.
            </p>
            <p>The explanations and the advice around them are in our own words.</p>
          </div>
        </Section>
        <Section title="What the cut-offs are, and are not">
          <div className="grid gap-3">
            <p>
              Cut-offs such as “10 or more” come from studies in other countries. We have found no
              study that tested these six sets in Zambia. So no one knows how well the cut-offs fit
              here. In Ethiopia, Mozambique, Zimbabwe and Zanzibar the best cut-offs of the PHQ-9
              were between 5 and 11.
            </p>
            <p>
              That is why a result here is a sign and a reason to talk, and never a diagnosis. It
              can miss someone who is ill and worry someone who is well. The order of the questions
              is our own choice. No publication prescribes it.
            </p>
          </div>
        </Section>
      </div>
      <Section title="The six sets of questions">
        <div className="credits">
          {instrumentIds.map((id) => (
            <Credit key={id} instrument={instruments[id]} />
          ))}
        </div>
      </Section>
      <Section title="The questions about safety">
        <article className="credit">
          <h3>{asqCredit.name}</h3>
          <dl>
            <dt>Asked</dt>
            <dd>
              on the{' '}
              <Link to="/safety" className="link">
                safety page
              </Link>
              , word for word; “Prefer not to answer” is ours, and counts as yes
            </dd>
            <dt>Licence</dt>
            <dd>{asqCredit.licence}</dd>
            <dt>Source</dt>
            <dd>
              <a
                href={asqCredit.source}
                rel="noopener noreferrer"
                className="link link-alone wrap-anywhere"
              >
                {asqCredit.source.replace('https://www.', '')}
              </a>
            </dd>
          </dl>
        </article>
      </Section>
      <Section title="Codes">
        <p>
          This material contains content from LOINC (
          <a href="http://loinc.org" rel="noopener noreferrer" className="link">
            http://loinc.org
          </a>
          ). LOINC is copyright © Regenstrief Institute, Inc. and the Logical Observation
          Identifiers Names and Codes (LOINC) Committee and is available at no cost under the
          license at{' '}
          <a href="http://loinc.org/license" rel="noopener noreferrer" className="link">
            http://loinc.org/license
          </a>
          . LOINC® is a registered United States trademark of Regenstrief Institute, Inc.
        </p>
      </Section>
    </Main>
  )
}

function Credit({ instrument }: { instrument: Instrument }) {
  const { id, name, subject, timeframe, items, attribution, source, licence } = instrument
  return (
    <article className="credit">
      <h3>
        {id} <span className="font-normal text-muted">{subject}</span>
      </h3>
      <dl>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Asks</dt>
        <dd>
          {items.length} questions, {timeframe}; wording {instrument.wording_version}
        </dd>
        <dt>By</dt>
        <dd>{attribution}</dd>
        <dt>Licence</dt>
        <dd>{licence}</dd>
        <dt>Source</dt>
        <dd>
          <ul className="grid gap-2">
            {source.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </dd>
      </dl>
    </article>
  )
}
