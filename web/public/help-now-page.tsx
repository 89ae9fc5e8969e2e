import { CrisisList } from '#web/app/crisis-menu.tsx'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'

export function HelpNowPage() {
  return (
    <Main>
      <PageHeading
        title="Help now"
        lead="Calling 933 and 116 is free from every network in Zambia, day and night."
      />
      <CrisisList />
      <Section title="What to say">
        <p>
          “I am not well and I need to talk to somebody.” That is enough. The person on the line
          will ask what they need to know. You can stop at any time.
        </p>
      </Section>
      <Section title="If you may harm yourself, or somebody is in danger">
        <p>
          Call 112, or go to the nearest hospital’s emergency department. If you can, ask somebody
          to stay with you, and put away what you could hurt yourself with.
        </p>
      </Section>
      <Section title="If you worry about somebody else">
        <p>
          Ask them plainly whether they think of ending their life. Asking does not put the thought
          there. Listen, stay, and call 933 together.
        </p>
      </Section>
    </Main>
  )
}
