import type { ColumnType } from 'kysely'
import type { ExercisePlan } from '#domain/care-plans/exercise/plan.ts'
import type { ExerciseAnswers } from '#domain/care-plans/exercise/request.ts'
import type { MealPlan } from '#domain/care-plans/meal/plan.ts'
import type { MealAnswers } from '#domain/care-plans/meal/request.ts'
import type { FormerEntry } from '#domain/diary/entry-changes.ts'
import type { FormerReading } from '#domain/readings/changes.ts'
import type { MeterWord } from '#domain/readings/glucose.ts'
import type { Acknowledgement } from '#domain/practice/attention/acknowledgement.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import type { BurnoutAnswers } from '#domain/students/burnout.ts'
import type { Severity, Symptom } from '#domain/symptoms/symptoms.ts'
import type { Tables } from './schema.ts'

/** Columns of JSON, each read as what its schema has let in, and written as text. */
type Json<Values, Names extends keyof Values> = {
  [Name in Names]: ColumnType<Values[Name], string, string>
}

/**
 * The types of columns whose values no check of that column lists. The schema of the route checks
 * each value before it is written.
 */
interface Declared {
  attention_acknowledgements: Json<Pick<Acknowledgement, 'reasons'>, 'reasons'>
  burnout_checks: Json<{ answers: BurnoutAnswers }, 'answers'>
  entry_versions: Json<{ before: FormerEntry }, 'before'>
  exercise_plan_requests: Json<
    ExerciseAnswers,
    | 'profile_goals'
    | 'fitness_level'
    | 'environment_equipment'
    | 'health_history'
    | 'exercise_preferences'
    | 'lifestyle_nutrition'
  > & { consent_given: true }
  exercise_plans: Json<ExercisePlan, 'weekly_schedule'>
  glucose_readings: { meter_shows: MeterWord | null }
  meal_plan_requests: Json<MealAnswers, 'goal_details' | 'dietary_profile' | 'budget_logistics'> & {
    primary_goal: MealAnswers['primary_goal']
  }
  meal_plans: Json<MealPlan, 'weekly_schedule' | 'recipes' | 'shopping_list'>
  reading_versions: Json<{ before: FormerReading }, 'before'>
  screening_results: Json<ScreeningResult, 'answers' | 'results' | 'instrument_versions'>
  symptom_entries: { symptom: Symptom | null; severity: Severity }
}

type Merged<Table, More> = {
  [Column in keyof Table]: Column extends keyof More ? More[Column] : Table[Column]
}

/** The tables as the queries see them. */
export type Database = {
  [Name in keyof Tables]: Name extends keyof Declared
    ? Merged<Tables[Name], Declared[Name]>
    : Tables[Name]
}
