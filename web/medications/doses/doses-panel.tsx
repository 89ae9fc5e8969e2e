import { useId, useRef, useState } from 'react'
import { latestDays } from '#domain/medications/doses.ts'
import type { MedicineBox } from '#domain/medications/schema.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { dayAfter, daysBetween } from '#domain/values/lusaka.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { DoubleDoseCards } from './double-dose-cards.tsx'
import { DoseRow } from './dose-row.tsx'
import { NeededDoses } from './needed-doses.tsx'
import { keyOf, shownOn, shownToday } from './shown-doses.ts'
import { beforeYouChange } from '../texts.ts'
import { useDoseRecord } from './use-dose-record.tsx'

interface DosesPanelProps {
  box: MedicineBox
  now: number
  /** The page of these doses: a path with its search. */
  place: string
}

/** The doses of a day, the next one first, each logged with one press. */
export function DosesPanel({ box, now, place }: DosesPanelProps) {
  const today = dayOf(now)
  // A chosen day stays over midnight.
  const [chosen, setChosen] = useState<string>()
  const ago = chosen ? daysBetween(chosen, today) : 0
  const setAgo = (next: number) => setChosen(next === 0 ? undefined : dayAfter(today, -next))
  const heading = useRef<HTMLHeadingElement>(null)
  const whyOffId = useId()
  const day = dayAfter(today, -ago)
  const whyOff =
    ago === 0
      ? 'You can note a dose on its day or later.'
      : ago >= latestDays
        ? `You can note doses of the last ${latestDays} days.`
        : undefined
  const shown = ago === 0 ? shownToday(box, now) : shownOn(box, day, now)

  const { note, undo, dialog, warning, isBusy } = useDoseRecord({
    box,
    now,
    place,
    onDone: () => heading.current?.focus({ preventScroll: true }),
  })

  return (
    <Card className="grid content-start gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1}>
          {ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : formatDay(day)}
        </h2>
        <div className="flex gap-2">
          <Button
            variant="quiet"
            aria-label="The day before"
            aria-disabled={ago >= latestDays}
            aria-describedby={whyOff && whyOffId}
            onClick={() => ago < latestDays && setAgo(ago + 1)}
          >
            <Icon name="back" />
          </Button>
          <Button
            variant="quiet"
            aria-label="The day after"
            aria-disabled={ago === 0}
            aria-describedby={whyOff && whyOffId}
            onClick={() => ago > 0 && setAgo(ago - 1)}
          >
            <Icon name="arrow" />
          </Button>
        </div>
      </div>
      {whyOff ? (
        <p id={whyOffId} className="text-muted">
          {whyOff}
        </p>
      ) : null}
      <DoubleDoseCards box={box} now={now} />
      {warning ? (
        <CareCard level="clinician" title={warning.title} live>
          <p>{warning.text}</p>
          <p>{beforeYouChange}</p>
        </CareCard>
      ) : null}
      {shown.length > 0 ? (
        <ul className="grid gap-3">
          {shown.map((one, place) => (
            <DoseRow
              key={keyOf(one)}
              shown={one}
              isFirst={place === 0}
              isBusy={isBusy}
              onNote={(outcome) => note(one, outcome)}
              onUndo={() => undo(one)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nothing is planned for this day.</p>
      )}
      <NeededDoses
        box={box}
        day={day}
        now={now}
        isBusy={isBusy}
        onTaken={(one) => note(one, 'taken')}
        onUndo={undo}
      />
      {dialog}
    </Card>
  )
}
