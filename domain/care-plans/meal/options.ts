/** The option lists of the meal questionnaire: docs/specification.md, "Meal questionnaire". */

export const mealGoals = [
  'Manage Weight',
  'Improve Energy & Focus',
  'Support Fitness & Performance',
  'Support a Specific Condition',
  'General Healthy Eating',
] as const

export const weightTargets = ['Lose', 'Gain', 'Maintain Weight'] as const
export const weightSpeeds = ['Gradually & Sustainably', 'Moderately', "I'm not sure"] as const
export const conditions = [
  'Pregnancy/Postpartum',
  'Diabetes/Pre-diabetes',
  'PCOS',
  'High Blood Pressure',
  'Digestive Issues',
  'Other',
] as const
export const activities = ['Running/Marathon', 'Weight Training', 'Team Sports', 'Other'] as const
export const diets = [
  'No restrictions',
  'Vegetarian',
  'Vegan',
  'Pescatarian',
  'Gluten-Free',
  'Dairy-Free',
  'Halal',
  'Other',
] as const
export const mealsPerDay = ['2', '3', '4', '5+'] as const
export const budgetFrequencies = ['weekly', 'monthly'] as const
export const prepTimes = ['<30 mins/day', '30-60 mins/day', '>1 hour/day'] as const
