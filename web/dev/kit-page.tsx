import { useState } from 'react'
import { BandScale } from '../ui/charts/band-scale.tsx'
import { ActionButton } from '../ui/actions/action-button.tsx'
import { Button, LinkButton } from '../ui/actions/button.tsx'
import { CallList } from '#web/app/help/call-list.tsx'
import { CareCard } from '../ui/care-card.tsx'
import { Sparkline, TrendChart } from '../ui/charts/chart.tsx'
import { DayLabels } from '../ui/charts/chart-labels.tsx'
import { niceSpan } from '../ui/charts/chart-scale.ts'
import { ConfirmDialog, Dialog } from '../ui/overlays/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Baobab } from '#web/ui/drawings/scenes/baobab.tsx'
import { Bicycle } from '#web/ui/drawings/bicycle.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { HomeScene } from '#web/ui/drawings/scenes/home-scene.tsx'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { Books } from '#web/ui/drawings/books.tsx'
import { Footpath } from '#web/ui/drawings/scenes/footpath.tsx'
import { Keys } from '#web/ui/drawings/keys.tsx'
import { MsasaTree } from '#web/ui/drawings/scenes/msasa-tree.tsx'
import { Loading, Skeleton, SkeletonBlock } from '../ui/loading.tsx'
import { Waiting } from '../ui/layout/waiting.tsx'
import { NextPanel } from '../ui/layout/next-panel.tsx'
import { Main, PageHeading, Section, Card } from '../ui/layout/page.tsx'
import { QueryView } from '../ui/query-view.tsx'
import { EntryDialog } from '../ui/overlays/entry-dialog.tsx'
import { toast } from '../ui/overlays/toast.tsx'
import { ValueGrid } from '../ui/charts/value-grid.tsx'
import { KitForm, KitQuestion, KitStep } from './kit-form.tsx'
import { KitIcons } from './kit-icons.tsx'
import { KitLists } from './kit-lists.tsx'
import { KitTexts } from './kit-texts.tsx'
import { bloodPressureBands, systolicPoints, targets, trend } from './kit-samples.ts'
import { ConnectionError } from '#web/platform/calls/problem.ts'

/** Every component of the kit in its states, on one page; development only. */
export function KitPage() {
  return (
    <Main>
      <PageHeading
        kicker="Saturday 21 November"
        title="The kit, in all its states"
        lead="Paper, leaf and copper. What one can do is green, what one should notice is copper."
        actions={
          <>
            <LinkButton to="/dev/kit">A link as a button</LinkButton>
            <Button variant="quiet">Quiet</Button>
          </>
        }
      />
      <Readings />
      <Section title="A form">
        <Card>
          <KitForm />
        </Card>
      </Section>
      <Section title="A step">
        <Card>
          <KitStep />
          <KitQuestion />
        </Card>
      </Section>
      <Actions />
      <Care />
      <KitLists />
      <KitTexts />
      <States />
      <KitIcons />
      <Drawings />
    </Main>
  )
}

function Readings() {
  return (
    <Section title="Blood pressure">
      <div className="grid gap-6 lg:grid-cols-[5fr_7fr]">
        <Card className="grid content-start gap-8">
          <BandScale
            label="Blood pressure"
            shown="128/76"
            unit="mmHg"
            bands={bloodPressureBands}
            current={1}
            value={128}
          />
          <BandScale
            label="Blood pressure"
            shown="186/124"
            unit="mmHg"
            bands={bloodPressureBands}
            current={4}
          />
          <Sparkline
            points={systolicPoints}
            band={{ label: 'Target', from: 90, to: 120 }}
            label="Systolic over 14 days, between 118 and 146, lately lower"
          />
        </Card>
        <Card>
          <TrendChart title="Last 14 days" unit="mmHg" series={trend} bands={targets} />
        </Card>
        <Card>
          <div className="chart">
            <p className="chart-title">The grid and the days of a chart alone</p>
            <div className="chart-plot">
              <svg className="chart-canvas" width="100%" height="100%" aria-hidden="true">
                <ValueGrid span={niceSpan([0, 100])} />
                <DayLabels ticks={[{ percent: 50, label: '12 Nov' }]} className="" />
              </svg>
            </div>
          </div>
        </Card>
      </div>
    </Section>
  )
}

function Actions() {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isEntryOpen, setEntryOpen] = useState(false)
  return (
    <Section title="Actions and notices">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Button variant="quiet" onClick={() => setEntryOpen(true)}>
          Open an entry
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Cancel the appointment
        </Button>
        <Button disabled>Logging in...</Button>
        <ActionButton action={{ isBusy: true, run: () => undefined }} busyLabel="Saving...">
          Save
        </ActionButton>
        <Button
          variant="quiet"
          onClick={() => toast({ title: 'Success!', text: 'Your reading has been logged.' })}
        >
          Notice
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            toast({
              kind: 'destructive',
              title: 'Login Failed',
              text: 'Incorrect email or password. Please try again.',
            })
          }
        >
          Failure
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            toast({
              kind: 'alert',
              title: 'Hypertensive Crisis Alert!',
              text: 'Your blood pressure is dangerously high. Please seek immediate medical attention.',
            })
          }
        >
          Alert
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Appointment details">
        <p>Thursday 12 November, 09:00 to 10:00. Virtual, with Mutale Banda.</p>
        <p className="mt-3">
          <Button
            variant="quiet"
            onClick={() => toast({ title: 'Success', text: 'Appointment marked as confirmed.' })}
          >
            Notice in the dialog
          </Button>
        </p>
      </Dialog>
      {isEntryOpen ? (
        <EntryDialog
          title="Nshima, lunch"
          facts={[['Carbohydrates', '60 g']]}
          former={[{ id: 'first', text: 'Corrected on 12 November, 13:00. It was 90 g.' }]}
          form={<p>The form of its kind</p>}
          onRemove={() => Promise.resolve(setEntryOpen(false))}
          onClose={() => setEntryOpen(false)}
        />
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel the appointment on Thursday 12 November, 09:00?"
        confirmLabel="Cancel appointment"
        cancelLabel="Keep appointment"
        onConfirm={() => toast({ title: 'Success', text: 'Appointment cancelled.' })}
      >
        <p>The time goes back to others. You can book another one at any time.</p>
      </ConfirmDialog>
    </Section>
  )
}

function Care() {
  return (
    <Section title="What to do next">
      <div className="grid gap-6 lg:grid-cols-3">
        <CareCard level="self-care" title="Your readings are near the target">
          <p>Keep taking your tablets at the same hour, and measure again on Monday.</p>
        </CareCard>
        <CareCard level="clinician" title="Talk to a clinician this week">
          <p>Two of your last three readings are above 140/90. A clinic may treat from there.</p>
        </CareCard>
        <CareCard level="emergency" title="Your blood pressure is dangerously high">
          <CallList only="emergency" />
          <p>Sit down, measure again after 5 minutes. Call 112 if you have:</p>
          <ul>
            <li>pain in the chest, or breath that does not come</li>
            <li>a drooping face, a weak arm, words that do not come</li>
          </ul>
        </CareCard>
      </div>
    </Section>
  )
}

const fetchKettle = async () => Kettle

function States() {
  return (
    <Section title="Empty, loading, failed">
      <div className="mb-6">
        <NextPanel
          step={{
            title: 'A reading is due',
            text: 'The last one is from Monday.',
            to: '/dev/kit',
            action: 'Log a reading',
          }}
          otherwise=""
          onRetry={() => toast({ title: 'Trying again' })}
          fetchDrawing={fetchKettle}
        />
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <EmptyState
          drawing={<Kettle width={132} />}
          text="No upcoming appointments."
          action={<Button>Book one</Button>}
        />
        <div className="grid content-center gap-6">
          <Loading text="Loading patients..." />
          <Waiting />
          <Skeleton lines={4} />
          <SkeletonBlock />
        </div>
        <QueryView
          query={{
            data: undefined,
            error: new ConnectionError('Failed to fetch'),
            refetch: () => toast({ title: 'Trying again' }),
          }}
          failed="Error fetching data"
          fallback={<Skeleton />}
        >
          {() => null}
        </QueryView>
      </div>
    </Section>
  )
}

function Drawings() {
  return (
    <Section title="Drawings">
      <div className="flex flex-wrap items-end gap-12">
        <MsasaTree />
        <Books />
        <Keys />
        <Footpath />
        <Baobab />
        <Kettle />
        <Bicycle />
        <MarketBasket />
        <HandsAroundCup />
      </div>
      <HomeScene width={1120} />
    </Section>
  )
}
