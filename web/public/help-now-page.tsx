import '#web/public/help-now.css'

import type { ReactNode } from 'react'

import { violenceTexts } from '#domain/safety/after-violence.ts'
import { companionTexts } from '#domain/safety/companion.ts'
import { alreadyDone } from '#domain/safety/first-aid.ts'
import { useNumbersToCall } from '#web/platform/calls/helplines.ts'
import { CrisisList } from '#web/app/layout/crisis-menu.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'

/** Whom to call and what happens then. Readable without script, offline, and on paper. */
export function HelpNowPage() {
  const numbers = useNumbersToCall()
  return (
    <Main>
      <PageHeading
        title="Help now"
        lead="Calling 933 and 116 is free on all networks in Zambia, day and night."
      />
      <div className="help-now">
        <div>
          <CrisisList />
          <div className="help-doors screen-only">
            <LinkButton to="/safety">I do not feel safe with my thoughts</LinkButton>
            <LinkButton to="/safety-plan" variant="quiet">
              My safety plan
            </LinkButton>
            <a className="button button-quiet" href="#violence">
              Violence or rape
            </a>
            <LinkButton to="/library" variant="quiet">
              Safety and first-aid guides
            </LinkButton>
            <Button variant="quiet" className="needs-script" data-wake="" onClick={() => print()}>
              Print this page
            </Button>
          </div>
          <p className="help-offline screen-only needs-script">
            Once it has been open on this phone, this page opens without data, too.
          </p>
        </div>
        <div>
          <Part title={alreadyDone.title} id="already-done">
            <p>
              <strong>{alreadyDone.now}</strong>
            </p>
            <ul>
              {alreadyDone.steps.map(({ lead, text }) => (
                <li key={lead}>
                  <strong>{lead}</strong> {text}
                </li>
              ))}
            </ul>
          </Part>
          <Part title="What happens when you call 933 or 116">
            <ul>
              <li>It may ring for a while. If no one answers, hang up and call again.</li>
              <li>A trained listener answers. Ask for the language you feel in.</li>
              <li>
                “I am not well and I need to talk to someone.” That is enough to start. They ask
                what they need to know.
              </li>
              <li>You need not tell everything. You can stop at any time, and call again.</li>
            </ul>
          </Part>
          <Part title="What to say to 112">
            <ul>
              <li>Where you are: the area, the street, a school, church or shop nearby.</li>
              <li>What has happened, and whether the person is awake and breathing.</li>
              <li>The number you call from. Do not hang up first.</li>
            </ul>
            <p>
              If no one comes, go to the nearest hospital or clinic in any way you can. Ask for the
              emergency department.
            </p>
          </Part>
          <Part title="If you may harm yourself">
            <p>
              Go to someone, or ask someone to come and stay. Move away from anything you could hurt
              yourself with. Then call {numbers}, or go to the nearest hospital or clinic. A feeling
              as strong as this does not stay as strong.
            </p>
          </Part>
          <Part title="After violence or rape" id="violence">
            <ul>
              {violenceTexts.map(({ lead, text }) => (
                <li key={lead}>
                  <strong>{lead}</strong> {text}
                </li>
              ))}
            </ul>
            <p className="screen-only">
              Not safe to read this here? “Exit this page” leaves at once.
            </p>
          </Part>
          <Part title="If someone is in danger" id="with-somebody">
            <ol>
              {companionTexts.map(({ lead, text }) => (
                <li key={lead}>
                  <strong>{lead}</strong> {text}
                </li>
              ))}
            </ol>
            <p>Afterwards talk to someone yourself. You can call 933 too.</p>
          </Part>
        </div>
      </div>
    </Main>
  )
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="help-part" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
