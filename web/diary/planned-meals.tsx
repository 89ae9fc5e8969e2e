import type { CarbohydrateLog } from '#domain/diary/carbohydrates.ts'
import { mealOf } from '#domain/diary/meals.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { Card, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { carbohydrateLog, noteCarbohydrates } from './queries.ts'
import { errorTitles } from './texts.ts'

interface PlannedMealsProps {
  log: CarbohydrateLog
  /** `YYYY-MM-DD`; the list may be of the day before. */
  today: string
  /** The meals of the user's plan for today. */
  meals: readonly { meal: string; dish: string; portion?: string | null | undefined }[]
}

/** Today's planned meals: one press logs what was eaten, without grams. */
export function PlannedMeals({ log, today, meals }: PlannedMealsProps) {
  const { log: logEntry } = useLogEntry({
    place: '/diabetes?tab=nutrition',
    failure: errorTitles.saving,
    list: carbohydrateLog,
  })
  return (
    <Card className="grid gap-4">
      <h2>Today by your plan</h2>
      <ul className="grid gap-4">
        {meals.map(({ meal, dish, portion }, index) => {
          const entry = { day: today, meal: mealOf(meal), food: dish.slice(0, 120).trim() }
          const isLogged = log.entries.some(
            (one) => one.day === entry.day && one.meal === entry.meal && one.food === entry.food,
          )
          return (
            <li key={index} className="flex items-center justify-between gap-4">
              <div className="wrap-anywhere">
                <p className="text-sm text-muted">{meal}</p>
                <p className="font-bold">{dish}</p>
                {portion ? <p className="text-muted">{portion}</p> : null}
              </div>
              {isLogged ? (
                <p className="text-ok">In your log</p>
              ) : (
                <Button
                  variant="quiet"
                  className="flex-none"
                  onClick={() =>
                    void logEntry(entry, {
                      send: noteCarbohydrates,
                      success: () => `${entry.food} is in your log.`,
                    }).catch(() => undefined)
                  }
                >
                  I ate this<VisuallyHidden>: {dish}</VisuallyHidden>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
