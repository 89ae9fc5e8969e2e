import { useState } from 'react'
import { initials } from '#domain/names.ts'
import type { MealPlan } from '#domain/nutrition/plan.ts'
import type { MealPlanRequest } from '#domain/nutrition/request.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Section, Surface } from '#web/ui/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.tsx'
import { AskForChange, BeingChanged } from './change-panel.tsx'
import { fetchPdf } from './queries.ts'
import { RecipeSteps } from './recipe-steps.tsx'
import { ShoppingList } from './shopping-list.tsx'
import { failures } from './texts.ts'
import { WeekOfMeals } from './week-of-meals.tsx'

interface WrittenPlanProps {
  request: MealPlanRequest
  /** The newest that was written for it. */
  plan: MealPlan
}

/** The plan as its dietitian wrote it: the message, the week, the recipes, the shopping list. */
export function WrittenPlan({ request, plan }: WrittenPlanProps) {
  const { author, dietitian_message, recipes, shopping_list, version } = plan
  return (
    <div className="meal-plan">
      {request.status === 'pending' ? (
        <div className="mb-6">
          <BeingChanged asked={request.changes.at(-1)} />
        </div>
      ) : null}
      <Surface className="grid gap-4">
        <div className="flex items-center gap-4">
          {author ? (
            <Portrait src={author.profile_picture_url} initials={initials(author.full_name)} />
          ) : null}
          <div className="min-w-0">
            <h2 className="text-lg wrap-anywhere">
              {author ? `From ${author.full_name}, your dietitian` : 'From your dietitian'}
            </h2>
            <p className="text-muted">
              {formatDate(plan.created_at)}
              {version > 1 ? `, version ${version}` : ''}
            </p>
          </div>
        </div>
        <p className="wrap-anywhere whitespace-pre-line">{dietitian_message}</p>
        <p className="screen-only">
          <DownloadButton url={plan.plan_pdf_url} />
        </p>
      </Surface>
      <Section title="Your week">
        <WeekOfMeals days={plan.weekly_schedule} recipes={recipes} />
      </Section>
      {recipes.length > 0 ? (
        <Section title="Recipes" className="recipes">
          <Accordion
            items={recipes.map((recipe) => ({
              title: recipe.title,
              content: <RecipeSteps recipe={recipe} />,
            }))}
          />
        </Section>
      ) : null}
      {shopping_list.length > 0 ? <ShoppingList list={shopping_list} /> : null}
      {request.status === 'completed' ? <AskForChange request_id={request.id} /> : null}
    </div>
  )
}

function DownloadButton({ url }: { url: string }) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    if (isBusy) return
    setBusy(true)
    try {
      // A name that says nothing to whoever else looks into the folder.
      saveFile(await fetchPdf(url), 'plan.pdf')
    } catch (failure) {
      toast({ title: failures.download, text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void download()}>
      <Icon name="download" /> {isBusy ? 'Downloading...' : 'Download PDF'}
    </Button>
  )
}
