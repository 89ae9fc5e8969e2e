import { showPhone } from '#domain/phone/show-phone.ts'
import { dial } from '#domain/phone/dial.ts'
import type { ReactNode } from 'react'

import { planInWords, nameOfPackage } from '#domain/medications/options.ts'
import type { MySummary } from '#domain/my-summary/schema.ts'
import { summaryDays } from '#domain/my-summary/days.ts'
import { DangerList } from '#web/readings/report/danger-list.tsx'
import { SummaryWeight } from '#web/my-summary/summary-weight.tsx'
import { SummaryGlucose, SummaryPressure } from '#web/my-summary/summary-figures.tsx'
import { ageOn, formatDate } from '#web/platform/values/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/layout/page.tsx'

interface SummarySheetProps {
  summary: MySummary
  now: Date | number
}

/** Each part says in a few words where there is nothing: no figure is made up. */
export function SummarySheet({ summary, now }: SummarySheetProps) {
  const {
    full_name,
    date_of_birth,
    pregnancy,
    medicines,
    allergies,
    last_visit,
    emergency_contact,
  } = summary
  return (
    <div className="summary-sheet">
      <p className="summary-person">
        <strong translate={full_name ? 'no' : undefined}>{full_name || 'No name recorded'}</strong>
        <span>
          {date_of_birth
            ? `Born ${formatDate(date_of_birth)}, ${ageOn(date_of_birth, now)} years`
            : 'No date of birth recorded'}
        </span>
        {pregnancy ? (
          <span className="font-bold">
            {pregnancy.status === 'pregnant' ? 'Pregnant' : 'Gave birth in the last 6 weeks'},
            answered on {formatDate(pregnancy.at)}
          </span>
        ) : null}
      </p>
      <Part title={`Dangers in the last ${summaryDays} days`} isWide={summary.dangers.length > 0}>
        {summary.dangers.length > 0 ? (
          <DangerList dangers={summary.dangers} />
        ) : (
          <p>None recorded</p>
        )}
      </Part>
      <Part title="Blood pressure" isWide={summary.blood_pressure.count > 0}>
        <SummaryPressure {...summary.blood_pressure} />
      </Part>
      <Part title="Glucose" isWide={summary.glucose.count > 0}>
        <SummaryGlucose {...summary.glucose} />
      </Part>
      <Part title="Weight">
        <SummaryWeight weight={summary.weight} />
      </Part>
      <Part title="Medicines" isWide={medicines.length > 3}>
        {medicines.length > 0 ? (
          <ul className="summary-medicines">
            {medicines.map(({ name, plan, is_allergy }, index) => (
              <li key={index}>
                <strong translate="no">{nameOfPackage(name, plan)}</strong>
                {is_allergy ? (
                  <strong className="block text-danger">May be one of the allergies below</strong>
                ) : null}
                <br />
                {planInWords(plan)}
              </li>
            ))}
          </ul>
        ) : (
          <p>No medicines recorded</p>
        )}
      </Part>
      <Part title="Allergies and conditions">
        {allergies.length > 0 ? (
          allergies.map((text) => (
            <p key={text} className="summary-own-words">
              {text}
            </p>
          ))
        ) : (
          <p>No allergies recorded</p>
        )}
      </Part>
      <Part title="Last visit">
        <p>
          {last_visit
            ? `${formatDate(last_visit.at)}${last_visit.provider ? `, ${last_visit.provider}` : ''}`
            : 'No visit recorded'}
        </p>
      </Part>
      <Part title="Emergency contact">
        {emergency_contact ? (
          <p>
            <strong translate="no">{emergency_contact.name}</strong>
            <br />
            <a href={dial(emergency_contact.phone)} className="summary-call link" translate="no">
              <Icon name="phone" />
              {showPhone(emergency_contact.phone)}
            </a>
          </p>
        ) : (
          <p>No emergency contact recorded</p>
        )}
      </Part>
    </div>
  )
}

function Part(props: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Section title={props.title} className={`summary-part ${props.isWide ? 'summary-wide' : ''}`}>
      {props.children}
    </Section>
  )
}
