import { brand } from '#domain/brand.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'

const values = [
  { title: 'Compassionate care', text: 'You are heard before you are measured.' },
  {
    title: 'Expert team',
    text: 'Therapists, dietitians and fitness experts whose registration we check.',
  },
  {
    title: 'Quality service',
    text: 'Published questionnaires and guidelines, named where we use them.',
  },
  { title: 'Patient-centered', text: 'Your record is yours: read it, take it with you, erase it.' },
] as const

export function AboutPage() {
  return (
    <Main>
      <PageHeading
        title={`About ${brand.name}`}
        lead="Accessible, affordable and effective mental health care and chronic disease management."
      />
      <Section title="Our story">
        <p>
          A worry and a high blood pressure often live in the same body, yet care for them is found
          in different buildings, on different days, at different prices. {brand.name} puts both in
          one place that works on the phone you already have.
        </p>
      </Section>
      <Section title="What we hold to">
        <dl className="grid gap-6 sm:grid-cols-2">
          {values.map((value) => (
            <div key={value.title} className="border-t-2 border-copper pt-3">
              <dt className="font-semibold">{value.title}</dt>
              <dd className="text-muted">{value.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <p className="mt-8">
        <LinkButton to="/contact" variant="quiet">
          Contact us
        </LinkButton>
      </p>
    </Main>
  )
}
