import type { NewExercisePlan } from './plan.ts'
import type { ExerciseAnswers } from './request.ts'

/**
 * Movements that hurt, in people's words, with the exercises that need them. By our own judgement, erring
 * towards naming an exercise: no physiotherapist has reviewed it.
 */
const movements: readonly { label: string; words: RegExp; exercises: RegExp }[] = [
  {
    label: 'kneeling or knees',
    words: /kneel|\bknees?\b/,
    exercises:
      /kneel|lunge|squat|burpee|jump|\brun|jog|step[- ]?ups?|stairs|skip|\bhop|leg press|leg extension|wall sit|all fours|on (?:your |the )?knees|mountain climber|cat[- ]cow|bird dog|thruster/,
  },
  {
    label: 'squatting or standing up',
    words: /squat|crouch|(?:sit\w*|get\w*|stand\w*) (?:down|up)|stairs|lunge/,
    exercises:
      /squat|lunge|wall sit|step[- ]?ups?|leg press|stairs|burpee|sit to stand|chair stand|thruster/,
  },
  {
    label: 'lifting the arms or shoulders',
    words: /shoulder|overhead|(?:lift|rais|reach)\w* (?:\w+ )?(?:arms?|hands?)|\barms?\b/,
    exercises:
      /overhead|\bpress|push[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|(?:lateral|front|arm) raise|\bdips?\b|plank|swim|burpee|arm circle|\brow|handstand|downward dog|throw|lat pull|(?:star|jumping) jack|star jump|wall angel|swing|thruster|shoulder tap/,
  },
  {
    label: 'bending or the back',
    words: /\bbend|\bback\b|stoop|spine|waist|heavy|deadlift/,
    exercises:
      /deadlift|bent[- ]over|sit[- ]?ups?|crunch|good morning|touch\w* (?:your )?toes|toe touch|kettlebell swing|squat|\brow|burpee|superman|forward (?:fold|bend)|twist|leg raise|plank|bridge|side bend/,
  },
  {
    label: 'twisting',
    words: /twist|\bturn|rotat/,
    exercises: /twist|wood ?chop|rotation|bicycle crunch|golf|side bend|danc|tennis/,
  },
  {
    label: 'jumping, running or feet',
    words: /jump|\brun|jog|\bhop|impact|ankle|\bfoot\b|\bfeet\b|heel|\btoes?\b/,
    exercises:
      /jump|\brun|jog|skip|\bhop|burpee|hiit|interval|sprint|high knees|calf raise|jack|plyo|fartlek|marathon|lunge|danc|football|soccer|netball|basketball|volleyball/,
  },
  {
    label: 'walking or standing',
    words: /walk|standing|\bstand\b/,
    exercises: /walk|march|hik(?:e|ing)|stand|stairs|danc|\brun|jog|step[- ]?ups?/,
  },
  {
    label: 'wrists or pushing',
    words: /wrist|\bpush|press[- ]?up|\bhands?\b|leaning/,
    exercises:
      /push[- ]?ups?|press[- ]?ups?|plank|burpee|\bdips?\b|mountain climber|bench press|all fours|handstand|bear crawl|downward dog|cat[- ]cow|bird dog/,
  },
  {
    label: 'elbows or gripping',
    words: /elbow|grip|grasp|\bpull/,
    exercises:
      /pull[- ]?ups?|chin[- ]?ups?|deadlift|curl|carry|\brow|hang|\bdips?\b|push[- ]?ups?|swing|tricep/,
  },
  {
    label: 'the chest',
    words: /\bchest\b|\bribs?\b/,
    exercises:
      /push[- ]?ups?|press[- ]?ups?|bench press|chest|\bdips?\b|pull[- ]?ups?|\bfly\b|flyes/,
  },
  {
    label: 'sitting',
    words: /\bsitting\b/,
    exercises: /cycl|bike|row|seated|\bsit[- ]?ups?/,
  },
  {
    label: 'hips',
    words: /\bhips?\b|groin/,
    exercises:
      /squat|lunge|leg raise|hip|bridge|step[- ]?ups?|\brun|jump|cycl|kick|fire hydrant|clam/,
  },
  {
    label: 'the neck',
    words: /\bneck\b|\bhead\b/,
    exercises: /neck|sit[- ]?ups?|crunch|headstand|shoulder stand|overhead|shrug|bridge/,
  },
]

/** An exercise of a plan that may hurt. */
export interface PainfulExercise {
  /** What hurts, as the person wrote it or as it is called. */
  movement: string
  /** "Monday: Squats" */
  where: string
  /** Its place in the plan: the index of the day, and of the exercise within it. */
  place: readonly [day: number, exercise: number]
}

/** What a person wrote of movements that hurt and of injuries; where neither was answered, nothing. */
export const painWrittenIn = ({
  exercise_preferences,
  health_history,
}: Partial<ExerciseAnswers>): string =>
  [exercise_preferences?.painfulMovements, health_history?.injuryDetails].filter(Boolean).join('. ')

/** Words of the person that are compared with the names of exercises themselves: "Squats". */
const ownWords = (written: string) =>
  (written.match(/\p{L}{5,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/**
 * The exercises of a plan that need a movement which hurts the person.
 *
 * @param written the movements that hurt, in the words of the person
 */
export function painfulIn(
  plan: Pick<NewExercisePlan, 'weekly_schedule'>,
  written: string | null | undefined,
): PainfulExercise[] {
  const text = (written ?? '').toLowerCase()
  const matched = movements.filter(({ words }) => words.test(text))
  const words = ownWords(text)
  return plan.weekly_schedule.flatMap(({ day, exercises }, ofDay) =>
    exercises.flatMap(({ exercise, how }, ofExercise) => {
      const named = `${exercise} ${how ?? ''}`.toLowerCase()
      const known = matched.find((movement) => movement.exercises.test(named))
      const own = words.find((word) => exercise.toLowerCase().includes(word))
      const movement = known?.label ?? own
      return movement
        ? [{ movement, where: `${day}: ${exercise}`, place: [ofDay, ofExercise] as const }]
        : []
    }),
  )
}
