import { brand } from '#domain/brand.ts'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'

export function PrivacyPage() {
  return (
    <Main>
      <PageHeading
        title="Privacy"
        lead="Your health record is yours. This is what we do with it."
      />
      <Section title="What we keep">
        <p>
          What you tell us: your account, your answers, your readings, your appointments. No
          advertising trackers, and nothing from other sites.
        </p>
      </Section>
      <Section title="Who can read it">
        <p>
          You. A provider reads what belongs to an appointment or a plan with you, and every such
          reading is written down; your account page shows you each. Your screenings and your
          readings of blood pressure and sugar are shared only if you say so there. Administrators
          cannot read your answers, readings or notes.
        </p>
      </Section>
      <Section title="What stays on this phone">
        <p>
          Your login, until you log out or close the tab. It stays longer only if you tick “Keep me
          signed in on this device”.
        </p>
        <p className="mt-4">
          Your safety plan, only if you choose to keep a copy here. Logging out removes both. The
          pages of help stay, so that they open without a line: they are the same for everybody.
        </p>
      </Section>
      <Section title="Taking it with you, or erasing it">
        <p>
          Your account page lets you download all of it and erase all of it. Questions:{' '}
          <a className="link" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          .
        </p>
      </Section>
    </Main>
  )
}
