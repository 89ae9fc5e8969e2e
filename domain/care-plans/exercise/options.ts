/** The option lists of the exercise questionnaire: docs/specification.md, "Exercise questionnaire". */

export const primaryGoals = [
  'Weight Loss',
  'Muscle Building',
  'Improve Strength',
  'Improve Endurance',
  'General Fitness & Toning',
  'Train for a Specific Sport',
  'Rehabilitation',
  'Improve Flexibility/Mobility',
  'Other',
] as const
export const timeFrames = [
  '2-4 weeks',
  '1-3 months',
  '3-6 months',
  '6+ months',
  'No specific deadline',
] as const
export const experienceLevels = ['Beginner', 'Intermediate', 'Advanced'] as const
export const minutesPerSession = [
  '<30 mins',
  '30-45 mins',
  '45-60 mins',
  '60-90 mins',
  '90+ mins',
] as const
export const workoutLocations = [
  'Commercial Gym',
  'Home Gym',
  'Outdoors/Park',
  'At Home (No Equipment)',
  'Hotel Room/Traveling',
] as const
export const equipment = [
  'None',
  'Resistance Bands',
  'Dumbbells/Kettlebells',
  'Barbell/Weight Plates',
  'Pull-up Bar',
  'Treadmill/Stationary Bike',
  'Yoga Mat',
  'Machine Gym (Full Access)',
  'Other',
] as const
export const injuryAnswers = ['Yes', 'No'] as const
export const pregnancyAnswers = ['Yes', 'No', 'Prefer not to say'] as const
/** Asked after "Yes": the three differ in what is advised. */
export const pregnancyStates = [
  'I am pregnant',
  'I gave birth in the last 6 weeks',
  'I gave birth before that',
] as const
export const clearanceAnswers = ['Yes', 'No', 'Not Sure'] as const
/** Enjoyed and disliked are chosen from the same twelve. */
export const exercises = [
  'Lifting Weights',
  'Bodyweight Exercises',
  'Running/Jogging',
  'Cycling',
  'Swimming',
  'High-Intensity Interval Training (HIIT)',
  'Yoga',
  'Pilates',
  'Dancing',
  'Sports',
  'Walking',
  'Stretching',
] as const
export const sleepQualities = ['Excellent', 'Good', 'Fair', 'Poor'] as const
export const stressLevels = ['Low', 'Moderate', 'High', 'Very High'] as const
export const nutritionAnswers = ['Excellent', 'Good', 'Needs Improvement', 'Poor'] as const
export const occupations = [
  'Desk Job',
  'On Feet All Day',
  'Physically Demanding Labor',
  'Student',
  'Retired',
  'Other',
] as const
