import { LinkButton } from '#web/ui/button.tsx'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import type { NextStep, Subject } from './next-step.ts'

/** What a step is about, drawn. An emergency has no picture: nothing stands beside what must be done. */
const drawings = {
  reading: async () => (await import('#web/ui/drawings/kettle.tsx')).Kettle,
  visit: async () => (await import('#web/ui/drawings/msasa-tree.tsx')).MsasaTree,
  mind: async () => (await import('#web/ui/drawings/hands-around-cup.tsx')).HandsAroundCup,
  meals: async () => (await import('#web/ui/drawings/market-basket.tsx')).MarketBasket,
  movement: async () => (await import('#web/ui/drawings/bicycle.tsx')).Bicycle,
} satisfies Record<Exclude<Subject, 'danger'>, unknown>

/**
 * The one thing that matters now.
 *
 * @param props.step undefined while it is not known, null where it cannot be told
 */
export function NextPanel({ step }: { step: NextStep | null | undefined }) {
  const isDanger = step?.about === 'danger'
  return (
    <section
      aria-label="Next"
      className={`grid min-h-65 grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6 rounded-surface p-5 md:p-8 ${isDanger ? 'bg-danger-wash' : 'bg-copper-wash'}`}
    >
      <div className="col-span-2 grid content-start gap-3 sm:col-span-1">
        <p className={`font-semibold ${isDanger ? 'text-danger' : 'text-copper'}`}>Next</p>
        {step ? (
          <>
            <h2 className="md:text-2xl">{step.title}</h2>
            <p>{step.text}</p>
          </>
        ) : step === undefined ? (
          <Skeleton lines={4} />
        ) : (
          <p>Your readings could not be fetched, so we cannot say what comes next.</p>
        )}
      </div>
      {step ? (
        <p className="self-end">
          <LinkButton to={step.to}>{step.action}</LinkButton>
        </p>
      ) : null}
      {step && step.about !== 'danger' ? (
        <LateDrawing
          bring={drawings[step.about]}
          className="hidden h-16 w-full max-w-16 self-end justify-self-end min-[22rem]:grid sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:h-44 sm:w-44 sm:max-w-none sm:self-center"
        />
      ) : null}
    </section>
  )
}
