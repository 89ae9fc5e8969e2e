import { brand } from '#domain/brand.ts'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'

export function TermsPage() {
  return (
    <Main>
      <PageHeading title="Terms" lead={`What ${brand.name} is, and what it is not.`} />
      <Section title="Not an emergency service">
        <p>In danger to life call 112. Nobody watches this site at every hour.</p>
      </Section>
      <Section title="Not a diagnosis">
        <p>
          A questionnaire or a reading can be a reason to talk to a clinician. It does not say what
          you have, and it does not replace their advice.
        </p>
      </Section>
      <Section title="Plans and money">
        <p>
          Prices are for a month, in kwacha. Within 7 days of paying for a plan you can have your
          money back.
        </p>
      </Section>
      <Section title="What we ask of you">
        <p>
          Give true answers, keep your password to yourself, and treat the people here with respect.
        </p>
      </Section>
    </Main>
  )
}
