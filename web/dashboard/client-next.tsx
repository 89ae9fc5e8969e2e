import { loadOnce } from '#web/platform/lazy.tsx'
import { NextPanel } from '#web/ui/layout/next-panel.tsx'
import type { NextStep, Subject } from './next-step.ts'

/** The drawing for each subject of a step. */
const drawings = {
  reading: loadOnce(async () => (await import('#web/ui/drawings/kettle.tsx')).Kettle),
  visit: loadOnce(async () => (await import('#web/ui/drawings/scenes/msasa-tree.tsx')).MsasaTree),
  mind: loadOnce(
    async () => (await import('#web/ui/drawings/hands-around-cup.tsx')).HandsAroundCup,
  ),
  meals: loadOnce(async () => (await import('#web/ui/drawings/market-basket.tsx')).MarketBasket),
  movement: loadOnce(async () => (await import('#web/ui/drawings/bicycle.tsx')).Bicycle),
} satisfies Record<Exclude<Subject, 'danger'>, unknown>

/** The most important step of a client's day. @param props.step as in `NextPanel` */
export function ClientNext({ step }: { step: NextStep | null | undefined }) {
  const isDanger = step?.about === 'danger'
  return (
    <NextPanel
      step={step}
      otherwise="Your readings could not be fetched, so we cannot say what comes next."
      isDanger={isDanger}
      fetchDrawing={step && step.about !== 'danger' ? drawings[step.about] : undefined}
    />
  )
}
