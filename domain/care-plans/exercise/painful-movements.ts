import type { NewExercisePlan } from './plan.ts'
import type { ExerciseAnswers } from './request.ts'

/**
 * Movements that hurt, in people's words, with the exercises that need them. By our own judgement, erring
 * towards naming an exercise: no physiotherapist has reviewed it.
 */
const movements: readonly { label: string; words: RegExp; exercises: RegExp }[] = [
  {
    label: 'kneeling or knees',
    words: /kneel|\bknees?|menisc|\bacl\b|patell|cartilage|arthrit|makongono|amakufi/,
    exercises:
      /kneel|lunge|squat|burpee|jump|\brun|jog|step[- ]?ups?|stair|skip|\bhop|leg press|leg extension|wall sit|all fours|on (?:your |the )?knees|mountain climber|cat[- ]cow|bird dog|thruster/,
  },
  {
    label: 'squatting or standing up',
    words: /squat|crouch|(?:sit\w*|get\w*|stand\w*) (?:down|up)|stair|lunge/,
    exercises:
      /squat|lunge|wall sit|step[- ]?ups?|leg press|stair|burpee|sit to stand|chair stand|thruster/,
  },
  {
    label: 'lifting the arms or shoulders',
    words:
      /shoulder|rotator|collar ?bone|overhead|reach\w* up|(?:lift|rais|reach)\w* (?:\w+ )?(?:arms?|hands?)|\barms?\b/,
    exercises:
      /overhead|\bpress|push[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|(?:lateral|front|arm) raise|\bdips?\b|plank|swim|burpee|arm circle|\brow|handstand|downward dog|throw|lat pull|(?:star|jumping) jack|star jump|wall angel|swing|thruster|shoulder tap/,
  },
  {
    label: 'bending or the back',
    words:
      /\bbend|\bback\b|\bbow|stoop|spine|spondyl|scolio|lumbar|sciatic|slipped|\bdis[ck]s?\b|tail ?bone|coccyx|waist|heavy|\blift(?!\w* (?:\w+ )?(?:arms?|hands?)\b)|carry|deadlift|\bu?mu?sana\b|msana/,
    exercises:
      /deadlift|bent[- ]over|sit[- ]?ups?|crunch|good morning|touch\w* (?:your )?toes|toe touch|kettlebell swing|squat|\brow|burpee|superman|carry|farmer|forward (?:fold|bend)|twist|leg raise|plank|bridge|side bend/,
  },
  {
    label: 'twisting',
    words: /twist|\bturn|rotat/,
    exercises: /twist|wood ?chop|rotation|bicycle crunch|golf|side bend|danc|tennis/,
  },
  {
    label: 'jumping, running or feet',
    words:
      /jump|\brun|jog|\bhop|impact|ankle|achill|plantar|\bshins?\b|\bcal(?:f|ves)\b|bunion|\bgout|\bfoot\b|\bfeet\b|heel|\btoes?\b/,
    exercises:
      /jump|\brun|jog|skip|\bhop|burpee|hiit|interval|sprint|high knees|calf raise|jack|plyo|fartlek|marathon|lunge|danc|football|soccer|netball|basketball|volleyball/,
  },
  {
    label: 'walking or standing',
    words: /walk|standing|\bstand\b/,
    exercises: /walk|march|hik(?:e|ing)|stand|stair|danc|\brun|jog|step[- ]?ups?/,
  },
  {
    label: 'wrists or pushing',
    words: /wrist|carpal|finger|thumb|\bpush|press[- ]?up|\bhands?\b|leaning/,
    exercises:
      /push[- ]?ups?|press[- ]?ups?|plank|burpee|\bdips?\b|mountain climber|bench press|all fours|handstand|bear crawl|downward dog|cat[- ]cow|bird dog/,
  },
  {
    label: 'elbows or gripping',
    words: /elbow|carpal|finger|thumb|bicep|tricep|(?:fore|upper ?)arm|grip|grasp|\bpull|carry/,
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
    words: /\bsitting\b|tail ?bone|coccyx/,
    exercises: /cycl|bike|row|seated|\bsit[- ]?ups?/,
  },
  {
    label: 'hips',
    words: /\bhips?\b|groin|pelvi|buttock|sciatic/,
    exercises:
      /squat|lunge|leg raise|hip|bridge|step[- ]?ups?|\brun|jump|cycl|kick|fire hydrant|clam/,
  },
  {
    label: 'the neck',
    words: /\bneck\b|\bhead\b/,
    exercises: /neck|sit[- ]?ups?|crunch|headstand|shoulder stand|overhead|shrug|bridge/,
  },
  {
    label: 'the legs',
    words: /\blegs?\b|thigh|quad|hamstring|\bshins?\b|\bcal(?:f|ves)\b|arthrit/,
    exercises:
      /squat|lunge|\brun|jog|skip|jump|\bhop|jack|step[- ]?ups?|stair|\bleg|calf raise|deadlift|good morning|burpee|sprint|kick|high knees|wall sit|danc|football|soccer|netball/,
  },
  {
    label: 'the belly',
    words:
      /stomach|abdom|belly|\babs\b|hernia|caesar|cesar|\bc[- ]?section|operation|surgery|pelvi/,
    exercises:
      /sit[- ]?ups?|crunch|plank|leg raise|deadlift|twist|burpee|mountain climber|hollow|v[- ]?ups?|boat pose|kettlebell|squat|bench press|overhead press/,
  },
  {
    label: 'lying down',
    words: /\blying\b|\blie\b/,
    exercises:
      /crunch|sit[- ]?ups?|bridge|bench press|floor press|leg raise|lying|on your back|dead bug/,
  },
  {
    label: 'the head down',
    words: /dizz|vertigo|head down|upside/,
    exercises:
      /downward dog|headstand|handstand|burpee|toe touch|touch\w* (?:your )?toes|forward (?:fold|bend)|\broll|bent[- ]over/,
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
