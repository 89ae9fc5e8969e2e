import { type Guide, guideTopics } from '#domain/library/guide.ts'
import { aFitOrSeizure } from './guides/a-fit-or-seizure.ts'
import { afterADeath } from './guides/after-a-death.ts'
import { angerBeforeDuringAndAfter } from './guides/anger-before-during-and-after.ts'
import { badDreamsAfterAShock } from './guides/bad-dreams-after-a-shock.ts'
import { bleedingAndBurns } from './guides/bleeding-and-burns.ts'
import { bloodPressureNumbers } from './guides/blood-pressure-numbers.ts'
import { bloodSugarNumbers } from './guides/blood-sugar-numbers.ts'
import { caringForSomeoneWhoIsIll } from './guides/caring-for-someone-who-is-ill.ts'
import { cookingWithLessSalt } from './guides/cooking-with-less-salt.ts'
import { drinkingLess } from './guides/drinking-less.ts'
import { eatingWellOnASmallBudget } from './guides/eating-well-on-a-small-budget.ts'
import { examWeeksAPlan } from './guides/exam-weeks-a-plan.ts'
import { fallingAsleep } from './guides/falling-asleep.ts'
import { fearOfFailing } from './guides/fear-of-failing.ts'
import { gettingGoingAgain } from './guides/getting-going-again.ts'
import { goingWithSomeoneToTheClinic } from './guides/going-with-someone-to-the-clinic.ts'
import { griefOfAChild } from './guides/grief-of-a-child.ts'
import { guidingAChildCalmly } from './guides/guiding-a-child-calmly.ts'
import { healthyPlateWithNshima } from './guides/healthy-plate-with-nshima.ts'
import { helpingAFriendInDanger } from './guides/helping-a-friend-in-danger.ts'
import { livingWithHighBloodPressure } from './guides/living-with-high-blood-pressure.ts'
import { lookingAfterYourFeet } from './guides/looking-after-your-feet.ts'
import { lookingAfterYourselfAsACarer } from './guides/looking-after-yourself-as-a-carer.ts'
import { lowMoodFirstSteps } from './guides/low-mood-first-steps.ts'
import { makingASafetyPlan } from './guides/making-a-safety-plan.ts'
import { measuringBloodPressureAtHome } from './guides/measuring-blood-pressure-at-home.ts'
import { moodInPregnancyAndAfterBirth } from './guides/mood-in-pregnancy-and-after-birth.ts'
import { nightShiftsAndSharedRooms } from './guides/night-shifts-and-shared-rooms.ts'
import { panic } from './guides/panic.ts'
import { pressureAndSugarInPregnancy } from './guides/pressure-and-sugar-in-pregnancy.ts'
import { sickDaysWithDiabetes } from './guides/sick-days-with-diabetes.ts'
import { sideEffectsAndRunningOut } from './guides/side-effects-and-running-out.ts'
import { signsOfStrokeOrHeartAttack } from './guides/signs-of-stroke-or-heart-attack.ts'
import { snakeBite } from './guides/snake-bite.ts'
import { someoneIsUnconscious } from './guides/someone-is-unconscious.ts'
import { startingToMove } from './guides/starting-to-move.ts'
import { strengthAtHome } from './guides/strength-at-home.ts'
import { sweetDrinksAndSnacks } from './guides/sweet-drinks-and-snacks.ts'
import { takingMedicinesEveryDay } from './guides/taking-medicines-every-day.ts'
import { talkingWithATeenager } from './guides/talking-with-a-teenager.ts'
import { type2DiabetesFirstWeeks } from './guides/type-2-diabetes-first-weeks.ts'
import { veryLowSugar } from './guides/very-low-sugar.ts'
import { violenceAtHome } from './guides/violence-at-home.ts'
import { whenLifeFeelsTooHeavy } from './guides/when-life-feels-too-heavy.ts'
import { whenParentsAreExhausted } from './guides/when-parents-are-exhausted.ts'
import { whenSomeoneAtHomeDrinks } from './guides/when-someone-at-home-drinks.ts'
import { whenWorryWillNotStop } from './guides/when-worry-will-not-stop.ts'
import { worryAboutMoney } from './guides/worry-about-money.ts'

const all: readonly Guide[] = [
  aFitOrSeizure,
  afterADeath,
  angerBeforeDuringAndAfter,
  badDreamsAfterAShock,
  bleedingAndBurns,
  bloodPressureNumbers,
  bloodSugarNumbers,
  caringForSomeoneWhoIsIll,
  cookingWithLessSalt,
  drinkingLess,
  eatingWellOnASmallBudget,
  examWeeksAPlan,
  fallingAsleep,
  fearOfFailing,
  gettingGoingAgain,
  goingWithSomeoneToTheClinic,
  griefOfAChild,
  guidingAChildCalmly,
  healthyPlateWithNshima,
  helpingAFriendInDanger,
  livingWithHighBloodPressure,
  lookingAfterYourFeet,
  lookingAfterYourselfAsACarer,
  lowMoodFirstSteps,
  makingASafetyPlan,
  measuringBloodPressureAtHome,
  moodInPregnancyAndAfterBirth,
  nightShiftsAndSharedRooms,
  panic,
  pressureAndSugarInPregnancy,
  sickDaysWithDiabetes,
  sideEffectsAndRunningOut,
  signsOfStrokeOrHeartAttack,
  snakeBite,
  someoneIsUnconscious,
  startingToMove,
  strengthAtHome,
  sweetDrinksAndSnacks,
  takingMedicinesEveryDay,
  talkingWithATeenager,
  type2DiabetesFirstWeeks,
  veryLowSugar,
  violenceAtHome,
  whenLifeFeelsTooHeavy,
  whenParentsAreExhausted,
  whenSomeoneAtHomeDrinks,
  whenWorryWillNotStop,
  worryAboutMoney,
]

const placeOf = ({ topic }: Guide) => guideTopics.indexOf(topic)

/** Every guide of the library, by topic, and by title within one: a file of `guides/` that is not here fails a test. */
export const guides: readonly Guide[] = all.toSorted(
  (one, other) => placeOf(one) - placeOf(other) || one.title.localeCompare(other.title, 'en'),
)

const bySlug = new Map(guides.map((guide) => [guide.slug, guide]))

export const findGuide = (slug: string) => bySlug.get(slug)
