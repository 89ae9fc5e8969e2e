import { useQuery } from '@tanstack/react-query'
import type { ProviderCard as Provider } from '#domain/appointments/provider-card.ts'
import type { Slot } from '#domain/appointments/schema.ts'
import { isBookableDay, isClosedAhead, isFullAhead } from '#domain/appointments/slots.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { dayOf, startOfDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { GoOnButton } from './go-on-button.tsx'
import type { ChoicesControls } from './choices.ts'
import { NextFreePanel } from './next-free-panel.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { nextFree, offeredProviders, slotsOf, type Whose } from '../queries.ts'
import { useVisitTypeId } from './visit-type.ts'
import { useSessionPrice } from './session-price.ts'
import { SlotPills } from './slot-pills.tsx'
import { errorTitles } from '../error-titles.ts'
import { WeekStrip } from './week-strip.tsx'
import { WhomChoice } from './whom-choice.tsx'

const fetchFullDay = async () => (await import('../day-waits/full-day.tsx')).FullDay
const fetchElsewhere = async () => (await import('./elsewhere.tsx')).Elsewhere
const fetchFacts = async () => (await import('./booking-facts.tsx')).BookingFacts

interface DateTimeStepProps extends ChoicesControls {
  onBack: () => void
  onNext: () => void
}

/** A provider or anyone, a day, and one of its times. */
export function DateTimeStep(props: DateTimeStepProps) {
  const { choices, chooseDay, chooseSlot, onBack, onNext } = props
  const { about = 'unsure', session_type, whom, starts_at, provider } = choices
  const now = useNow()
  // What was chosen before the page lay open over midnight.
  const chosenDay = choices.day !== undefined && choices.day < dayOf(now) ? undefined : choices.day
  const visit_type_id = useVisitTypeId(choices)
  const offered = useQuery(offeredProviders(about, visit_type_id))
  // A chosen provider who is no longer available is reset: the list then shows anyone.
  const isOffered = offered.isPending || offered.data?.some(({ id }) => id === whom)
  const whose = {
    about,
    provider_id: isOffered ? whom : undefined,
    visit_type_id,
  }
  const soon = useQuery({ ...nextFree(undefined, whose), enabled: chosenDay === undefined })
  const first = soon.data?.find(({ starts_at: at }) => Date.parse(at) > now)
  // Until a day is chosen, the first with a free time is shown.
  const day = chosenDay ?? (first && dayOf(first.starts_at))
  const slots = useQuery({ ...slotsOf(day ?? '', whose), enabled: day !== undefined })
  const slot = slots.data?.find((one) => one.starts_at === starts_at)
  // Someone else may be quicker while the user looks at the day.
  const isOver = starts_at !== undefined && Date.parse(starts_at) <= now
  const isGone = slot !== undefined && !slot.free
  const isReady = starts_at !== undefined && provider !== undefined && !isGone && !isOver
  if (offered.data?.length === 0)
    return (
      <div className="booking-step">
        <Lazy
          load={fetchElsewhere}
          props={{ about, isNone: true }}
          fallback={<Skeleton lines={8} />}
        />
        <GoOnButton
          before={
            <Button variant="quiet" onClick={onBack}>
              Back
            </Button>
          }
          whyOff="There is no time to choose yet."
          onGoOn={onNext}
        />
      </div>
    )
  return (
    <div className="booking-step">
      <div className="booking-columns booking-when">
        <WhomChoice {...props} now={now} />
        <div className="grid content-start gap-6">
          <Lazy load={fetchFacts} props={{ choices }} optional />
          <WeekStrip today={dayOf(now)} chosen={day} onChoose={chooseDay} whose={whose} />
          {day === undefined ? (
            soon.isPending ? (
              <Skeleton lines={4} />
            ) : null
          ) : (
            <QueryView query={slots} failed={errorTitles.slots} fallback={<Skeleton lines={4} />}>
              {(data) => (
                <>
                  <SlotPills day={day} slots={data} chosen={starts_at} onChoose={chooseSlot} />
                  {data.some(({ free }) => free) ? null : (
                    <div className="grid gap-4">
                      <p role="status">
                        {isClosedAhead(data)
                          ? 'Closed on this day.'
                          : 'No time is free on this day.'}
                      </p>
                      {isFullAhead(data) && session_type ? (
                        <Lazy
                          key={day}
                          load={fetchFullDay}
                          props={{ day, session_type, whose }}
                          failed={(failure) => (
                            <FailedState title={errorTitles.list} failure={failure} />
                          )}
                        />
                      ) : null}
                      <Suggestions
                        title="The next free times"
                        after={endOf(day, now)}
                        whose={whose}
                        onTake={chooseSlot}
                      />
                    </div>
                  )}
                  {isGone ? (
                    <p role="alert" className="text-danger">
                      <strong>This time has just been taken. Please choose another.</strong>
                    </p>
                  ) : null}
                  {isReady ? (
                    <ChosenProvider {...props} provider={provider} others={slot?.providers ?? []} />
                  ) : null}
                </>
              )}
            </QueryView>
          )}
          {chosenDay === undefined && soon.data && !first ? (
            <Lazy load={fetchElsewhere} props={{ about, isNone: false }} />
          ) : null}
          {chosenDay === undefined && soon.data ? (
            <NextFreePanel
              title="Or take one of the next free times"
              slots={soon.data}
              onTake={chooseSlot}
            />
          ) : null}
          <LusakaTimeNote />
        </div>
      </div>
      <GoOnButton
        before={
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        }
        whyOff={isReady ? undefined : whatToChoose(day, slots.data)}
        onGoOn={onNext}
      />
    </div>
  )
}

/** The provider at the chosen time, and the price. */
function ChosenProvider({
  choices,
  choose,
  provider,
  others,
}: ChoicesControls & { provider: Provider; others: readonly Provider[] }) {
  const price = useSessionPrice(choices)
  return (
    <ProviderChoice
      key={choices.starts_at}
      chosen={provider}
      price={price}
      others={others}
      onChoose={(other) => choose({ provider: other })}
    />
  )
}

function whatToChoose(day: string | undefined, slots: readonly Slot[] | undefined): string {
  if (!day) return 'Choose a day and a time first.'
  return slots?.every(({ free }) => !free) ? 'Choose another day first.' : 'Choose a time first.'
}

/** The instant after which the search for the next free times starts, once a day has none. */
function endOf(day: string, now: number): string | undefined {
  const next = dayAfter(day, 1)
  return isBookableDay(next, new Date(now)) ? new Date(startOfDay(next)).toISOString() : undefined
}

/** The next free times, for users without a preferred day. Nothing where they cannot be loaded. */
function Suggestions({
  title,
  after,
  whose,
  onTake,
}: {
  title: string
  after?: string | undefined
  whose: Whose
  onTake: ChoicesControls['chooseSlot']
}) {
  const { data } = useQuery(nextFree(after, whose))
  return data ? <NextFreePanel title={title} slots={data} onTake={onTake} /> : null
}
