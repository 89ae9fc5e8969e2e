import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { consentInForce, healthDataConsent } from '#domain/accounts/consent.ts'
import { useLocation, useNavigate } from '#web/platform/location.ts'
import { SideDrawing } from '#web/accounts/account-frame.tsx'
import { nextPlace } from '#web/accounts/sign-in/next-place.ts'
import { accountTexts } from '#web/accounts/account-texts.ts'
import { giveConsent, ownConsents } from '#web/platform/signed-in/consents.ts'
import { dropUnsaved, useUnsavedEntry } from '#web/platform/unsaved-entry.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { toast } from '#web/ui/overlays/toast.tsx'

const drawing = {
  load: async () => (await import('#web/ui/drawings/scenes/baobab.tsx')).Baobab,
  props: { width: 360 },
}

/**
 * Shown before the first health entry (docs/specification.md, "Consent"). The wording below is the one
 * that `healthDataConsent.version` names: change both together.
 */
export function ConsentPage() {
  const { search } = useLocation()
  const next = nextPlace(new URLSearchParams(search).get('next'), '/patient-dashboard')
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data } = useQuery(ownConsents)
  const [id] = useState(() => crypto.randomUUID())
  const inForce = data && consentInForce(data, 'health_data')
  const unsaved = useUnsavedEntry()
  const isGiven = inForce?.version === healthDataConsent.version

  async function agree() {
    await giveConsent(client, 'health_data', id)
    toast(accountTexts.consentGiven)
    try {
      await unsaved?.save()
      dropUnsaved()
      if (unsaved) toast({ title: 'Logged', text: `${unsaved.shown} is saved.` })
    } catch (failure) {
      // Its form still has what was typed, and the warning stays above it.
      toastFailure(accountTexts.notSaved.title, failure)
    }
    navigate(next, { replace: true })
  }

  return (
    <Main>
      <PageHeading
        title="Your health, and what we keep"
        lead="Before your first health entry we ask for your consent. Please read this; it is short."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,40rem)_1fr]">
        <div className="[&>:first-child]:mt-0">
          <ConsentWording />
          {isGiven ? (
            <div className="mt-12 grid justify-items-start gap-4">
              <p>
                You agreed on {formatDate(inForce.given_at)}. You can withdraw it in your{' '}
                <Link to="/account/data#consent" className="link">
                  account
                </Link>
                .
              </p>
              <LinkButton to={next}>Continue</LinkButton>
            </div>
          ) : (
            <div className="mt-12">
              <Form
                schema={async () => (await import('#web/accounts/schemas.ts')).consentForm}
                onSubmit={agree}
                submitLabel={unsaved ? `I agree and save ${unsaved.shown}` : 'I agree'}
                busyLabel="Saving..."
                actions={
                  <LinkButton to="/patient-dashboard" variant="quiet">
                    Not now
                  </LinkButton>
                }
              >
                <CheckboxField
                  card
                  name="has_agreed"
                  label="I have read this, and agree that my health entries are kept and used as described."
                />
              </Form>
            </div>
          )}
        </div>
        <SideDrawing {...drawing} />
      </div>
    </Main>
  )
}

function ConsentWording() {
  return (
    <>
      <Section title="What we save">
        <ul className="list-disc ps-6">
          <li>readings you log, such as blood pressure and glucose, with your notes</li>
          <li>your answers to screenings, and their results</li>
          <li>what you write in questionnaires, appointments and messages</li>
        </ul>
      </Section>
      <Section title="Who sees it">
        <ul className="list-disc ps-6">
          <li>you</li>
          <li>a provider you have an appointment with, and only what your care needs</li>
          <li>
            the dietitian or fitness expert who takes your request for a plan: your name, date of
            birth and answers, and what you say of pregnancy, also later
          </li>
          <li>that dietitian also: your food allergies, and whether you have kidney disease</li>
          <li>
            the therapist who answers a check-in that you send: your name, date of birth, phone
            number and what you wrote in it
          </li>
          <li>
            if you agree to safety alerts: the clinicians who answer one, that you may be unsafe
          </li>
          <li>no one else: not advertisers, not your employer, not your school</li>
        </ul>
        <p className="mt-3">
          Each time a provider opens your record, you can see it in your account.
        </p>
      </Section>
      <Section title="What you can do at any time">
        <ul className="list-disc ps-6">
          <li>
            withdraw this consent: we save no new readings, answers or forms; bookings and messages
            go on
          </li>
          <li>download all we have about you</li>
          <li>erase your account, with everything in it</li>
        </ul>
        <p className="mt-3">
          All three are on your account page. The helplines work whether you agree or not.
        </p>
      </Section>
    </>
  )
}
