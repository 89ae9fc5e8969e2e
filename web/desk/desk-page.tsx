import './calendar/desk.css'
import '#web/practice/patients/patient-search.css'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayAfter } from '#domain/values/lusaka.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay, startOfDay } from '#web/platform/values/dates.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { PatientSearch } from '#web/practice/patients/patient-search.tsx'
import { DayBar } from './calendar/day-bar.tsx'
import { DeskList } from './calendar/desk-list.tsx'
import { errorTitles } from './texts.ts'

const fetchBooking = async () => (await import('./booking/book-dialog.tsx')).BookDialog
const fetchAppointment = async () =>
  (await import('./appointment/appointment-dialog.tsx')).AppointmentDialog

/** So many days from the chosen one are searched for a name. */
const searchedDays = 30

/** The calendar of the clinic for the front desk: a day of all providers, or the visits of one name. */
export function DeskPage() {
  const today = dayOf(useNow())
  const [day, setDay] = useState(today)
  const [days, setDays] = useState<1 | 7>(1)
  const [search, setSearch] = useState('')
  const [isFinding, setFinding] = useState(false)
  const tools = useRef<HTMLDivElement>(null)
  const [isBooking, setBooking] = useState(false)
  const [opened, setOpened] = useState<DeskAppointment>()
  const booking = useLazyComponent(fetchBooking, errorTitles.form)
  const details = useLazyComponent(fetchAppointment, errorTitles.details)

  const field = () => tools.current?.querySelector<HTMLInputElement>('[name="search"]')
  // What is searched for stays visible.
  const isSearchShown = isFinding || search !== ''

  function toggleSearch() {
    flushSync(() => setFinding(!isSearchShown || search !== ''))
    field()?.focus()
  }

  /** Its button goes away: the focus goes to the field, which is empty again. */
  function endSearch() {
    flushSync(() => {
      setFinding(true)
      setSearch('')
    })
    const emptied = field()
    if (emptied) emptied.value = ''
    emptied?.focus()
  }

  async function startBooking() {
    setBooking(await booking.bring())
  }
  async function open(one: DeskAppointment) {
    if (await details.bring()) setOpened(one)
  }

  const span = search ? searchedDays : days
  const period = { from: startOfDay(day), to: startOfDay(dayAfter(day, span)), search }
  return (
    <Main>
      <PageHeading
        title="Clinic calendar"
        actions={
          <Button data-adds-fields="name reach" onClick={() => void startBooking()}>
            Book a visit
          </Button>
        }
      />
      <div className="desk-tools" ref={tools}>
        <DayBar
          day={day}
          days={days}
          today={today}
          onDay={setDay}
          onDays={setDays}
          isFixed={search !== ''}
        >
          <Button
            variant="quiet"
            className="desk-find"
            aria-expanded={isSearchShown}
            onClick={toggleSearch}
          >
            Find a name
          </Button>
        </DayBar>
        <div className={isSearchShown ? undefined : 'desk-search-closed'}>
          <PatientSearch onAsk={setSearch} />
        </div>
      </div>
      <DeskList
        key={`${period.from} ${period.to} ${search}`}
        period={period}
        isOneDay={span === 1}
        {...(search ? { onEnd: endSearch } : {})}
        onOpen={(one) => void open(one)}
        title={
          search
            ? `Found for “${search}”, ${searchedDays} days from ${formatDay(day)}`
            : span === 1
              ? formatDay(day)
              : `${formatDay(day)} to ${formatDay(dayAfter(day, span - 1))}`
        }
      />
      <LusakaTimeNote />
      {isBooking && booking.Part ? (
        <booking.Part day={day} onClose={() => setBooking(false)} />
      ) : null}
      {opened && details.Part ? (
        <details.Part appointment={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </Main>
  )
}
