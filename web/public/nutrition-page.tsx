import { LinkButton } from '#web/ui/button.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'
import { useVisitor } from '#web/app/visitor.ts'

const steps = [
  {
    title: 'Tell us how you eat',
    text: 'Five short steps: your goal, your food, your budget, your kitchen.',
  },
  {
    title: 'A dietitian writes your plan',
    text: 'A person, not a machine. It takes two to three business days.',
  },
  { title: 'Cook it', text: 'A week of meals with recipes and a shopping list.' },
] as const

export function NutritionPage() {
  const visitor = useVisitor()
  return (
    <Main>
      <PageHeading
        title="Eat well with what the market has"
        lead="Meal plans written by dietitians for the food, the budget and the kitchen you have."
      />
      <ol className="grid gap-6 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-copper pt-3">
            <h2 className="text-lg">
              {index + 1}. {step.title}
            </h2>
            <p className="mt-1 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <LinkButton to={visitor ? '/meal-plan-questionnaire' : '/login'}>
          Ask for a meal plan
        </LinkButton>
      </p>
    </Main>
  )
}
