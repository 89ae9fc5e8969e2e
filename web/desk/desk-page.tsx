import './calendar/desk.css'
import '#web/practice/patients/patient-search.css'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay, startOfDay } from '#web/platform/values/dates.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { PatientSearch } from '#web/practice/patients/patient-search.tsx'
import { DayBar } from './calendar/day-bar.tsx'
import type { Bookable } from './booking/book-dialog.tsx'
import type { WantedTime } from './booking/book-form.tsx'
import { DeskDay } from './board/desk-day.tsx'
import { errorTitles } from './texts.ts'
import { UnansweredButton } from './unanswered/unanswered-button.tsx'

/** Nothing, but for a new account. */
const fetchFirstRun = async () => (await import('#web/first-run/first-run.tsx')).FirstRun

const fetchUnmarked = loadOnce(
  async () => (await import('./unmarked/unmarked-button.tsx')).UnmarkedButton,
)
/** Nothing is found before a name or number was typed. */
const fetchQuestions = async () => (await import('./questions/questions-link.tsx')).QuestionsLink

const fetchFound = loadOnce(async () => (await import('./found/found-patients.tsx')).FoundPatients)
/** Most days begin and end with the day itself. */
const fetchList = loadOnce(async () => (await import('./calendar/desk-list.tsx')).DeskList)
const fetchBooking = async () => (await import('./booking/book-dialog.tsx')).BookDialog
const fetchAppointment = async () =>
  (await import('./appointment/appointment-dialog.tsx')).AppointmentDialog

const fetchWaits = async () => (await import('./day-waits/day-waits-dialog.tsx')).DayWaitsDialog
const fetchMove = async () => (await import('./board/move-dialog.tsx')).MoveDialog

/** What the booking begins with: a time that was pressed, or a patient who was found. */
interface Booking {
  wanted?: WantedTime
  patient?: Bookable
}

/** The calendar of the clinic for the front desk: a day of all providers, seven days, or who was searched for. */
export function DeskPage() {
  const today = dayOf(useNow())
  // Over midnight the calendar follows, unless a day was chosen.
  const [chosenDay, setDay] = useState<string>()
  const day = chosenDay ?? today
  const [days, setDays] = useState<1 | 7>(1)
  const [search, setSearch] = useState('')
  const [isFinding, setFinding] = useState(false)
  const tools = useRef<HTMLDivElement>(null)
  const [booked, setBooked] = useState<Booking>()
  const [opened, setOpened] = useState<DeskAppointment>()
  const [moving, setMoving] = useState<DeskAppointment>()
  const [move, setMove] = useState<{ appointment: DeskAppointment; starts_at: string }>()
  // Dialogs are here and not beside their buttons, which the day shows elsewhere once a tablet is turned.
  const [waitsOf, setWaitsOf] = useState<string>()
  const booking = useLazyComponent(fetchBooking, errorTitles.form)
  const details = useLazyComponent(fetchAppointment, errorTitles.details)
  const mover = useLazyComponent(fetchMove, errorTitles.form)
  const waits = useLazyComponent(fetchWaits, errorTitles.details)

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

  async function startBooking(from: Booking = {}) {
    if (await booking.bring()) setBooked(from)
  }
  async function open(one: DeskAppointment) {
    if (await details.bring()) setOpened(one)
  }
  async function showWaits() {
    if (await waits.bring()) setWaitsOf(day)
  }
  async function moveTo(appointment: DeskAppointment, starts_at: string) {
    if (await mover.bring()) setMove({ appointment, starts_at })
  }

  return (
    <Main>
      <PageHeading
        title="Clinic calendar"
        actions={
          <>
            <UnansweredButton onOpen={(one) => void open(one)} />
            <Lazy load={fetchUnmarked} props={{ onOpen: open }} optional />
            <Lazy load={fetchQuestions} props={{}} optional />
            <Button data-adds-fields="search full_name" onClick={() => void startBooking()}>
              Book a visit
            </Button>
          </>
        }
      />
      <Lazy load={fetchFirstRun} props={{ kind: 'desk' }} optional />
      <div className="desk-tools" ref={tools}>
        <DayBar
          day={day}
          days={days}
          today={today}
          onDay={(chosen) => setDay(chosen === today ? undefined : chosen)}
          onDays={setDays}
          isFixed={search !== ''}
        >
          <Button
            variant="quiet"
            className="desk-find"
            aria-expanded={isSearchShown}
            onClick={toggleSearch}
          >
            Find a patient
          </Button>
        </DayBar>
        <div className={isSearchShown ? undefined : 'desk-search-closed'}>
          <PatientSearch onAsk={setSearch} label="Name, phone or date of birth" />
        </div>
      </div>
      {search ? (
        <Lazy
          key={search}
          load={fetchFound}
          props={{
            search,
            today,
            onBook: (patient: Bookable) => void startBooking({ patient }),
            onOpen: (one: DeskAppointment) => void open(one),
            onEnd: endSearch,
          }}
          fallback={<Skeleton lines={4} />}
        />
      ) : days === 1 ? (
        <DeskDay
          key={day}
          day={day}
          onOpen={(one) => void open(one)}
          onBook={(wanted) => void startBooking({ wanted })}
          onWaits={() => void showWaits()}
          moving={moving}
          onMoveTo={(appointment, starts_at) => void moveTo(appointment, starts_at)}
          onStopMoving={() => setMoving(undefined)}
        />
      ) : (
        <Lazy
          key={`${day} ${days}`}
          load={fetchList}
          props={{
            period: { from: startOfDay(day), to: startOfDay(dayAfter(day, days)), search: '' },
            onOpen: (one: DeskAppointment) => void open(one),
            title: `${formatDay(day)} to ${formatDay(dayAfter(day, days - 1))}`,
          }}
          fallback={<Skeleton lines={8} />}
        />
      )}
      <LusakaTimeNote />
      {booked && booking.Part ? (
        <booking.Part day={day} {...booked} onClose={() => setBooked(undefined)} />
      ) : null}
      {opened && details.Part ? (
        <details.Part
          appointment={opened}
          onMove={() => {
            setMoving(opened)
            setOpened(undefined)
            setSearch('')
            setDays(1)
            setDay(dayOf(opened.appointment_time))
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {waitsOf && waits.Part ? (
        <waits.Part day={waitsOf} onClose={() => setWaitsOf(undefined)} />
      ) : null}
      {move && mover.Part ? (
        <mover.Part
          {...move}
          onMoved={() => {
            setMove(undefined)
            setMoving(undefined)
          }}
          onClose={() => setMove(undefined)}
        />
      ) : null}
    </Main>
  )
}
