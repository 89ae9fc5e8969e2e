import { describe, expect, it } from 'vitest'
import { adviceOnBloodPressure, type PressureCare } from './blood-pressure-advice.ts'
import { bloodPressureWarnings, hasLowDiastolic } from '../blood-pressure.ts'
import { pregnancies, type Pregnancy } from '../care.ts'

const advise = (systolic: number, diastolic: number, pregnancy: Pregnancy = 'no', pulse?: number) =>
  adviceOnBloodPressure({ systolic, diastolic, pulse }, { pregnancy })
const wordsOf = (systolic: number, diastolic: number, pregnancy: Pregnancy) => {
  const { now = '', lines } = advise(systolic, diastolic, pregnancy)
  return [now, ...lines].join(' ')
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const everyReading = range(50, 300).flatMap((systolic) =>
  range(30, Math.min(200, systolic - 1)).map((diastolic) => ({ systolic, diastolic })),
)
const urgency = { 'self-care': 0, clinician: 1, emergency: 2 }

describe('advice on a blood pressure', () => {
  /** AHA and NHLBI from 180/120, Zambian grade III from 110, WHO 2021 from 160/100 and 140/90. */
  it.each([
    [79, 60, 'emergency', 'This is dangerously low'],
    [80, 60, 'clinician', 'Your blood pressure is low'],
    [81, 80, 'clinician', 'Your blood pressure is low'],
    [89, 60, 'clinician', 'Your blood pressure is low'],
    [90, 60, 'self-care', 'In the best range'],
    [90, 59, 'self-care', 'On the low side'],
    [91, 61, 'self-care', 'In the best range'],
    [119, 79, 'self-care', 'In the best range'],
    [120, 79, 'self-care', 'Slightly above the best range'],
    [129, 79, 'self-care', 'Slightly above the best range'],
    [119, 80, 'self-care', 'Within your target, above the best range'],
    [130, 79, 'self-care', 'Within your target, above the best range'],
    [139, 89, 'self-care', 'Within your target, above the best range'],
    [140, 89, 'clinician', 'Show this to a clinician'],
    [139, 90, 'clinician', 'Show this to a clinician'],
    [159, 99, 'clinician', 'Show this to a clinician'],
    [160, 99, 'clinician', 'See a clinician within a week'],
    [159, 100, 'clinician', 'See a clinician within a week'],
    [175, 108, 'clinician', 'See a clinician within a week'],
    [179, 109, 'clinician', 'See a clinician within a week'],
    [179, 110, 'clinician', 'Go to a clinic today'],
    [179, 119, 'clinician', 'Go to a clinic today'],
    [180, 119, 'emergency', 'This is dangerously high'],
    [179, 120, 'emergency', 'This is dangerously high'],
    [181, 121, 'emergency', 'This is dangerously high'],
  ])('on %i/%i is %s: %s', (systolic, diastolic, level, title) => {
    expect(advise(systolic, diastolic)).toMatchObject({ level, title })
  })

  it('never gets calmer as a value that is not low rises, whatever is known of pregnancy', () => {
    for (const pregnancy of pregnancies) {
      const urgencyOf = (systolic: number, diastolic: number) =>
        urgency[advise(systolic, diastolic, pregnancy).level]
      const wrong = everyReading.filter(
        ({ systolic, diastolic }) =>
          !hasLowDiastolic({ systolic, diastolic }) &&
          systolic >= 90 &&
          diastolic >= 40 &&
          systolic < 250 &&
          diastolic < 150 &&
          (urgencyOf(systolic + 1, diastolic) < urgencyOf(systolic, diastolic) ||
            urgencyOf(systolic, diastolic + 1) < urgencyOf(systolic, diastolic)),
      )
      expect(wrong).toEqual([])
    }
  })

  it('never praises or calms a value that the form has just questioned', () => {
    const questioned = everyReading.filter((one) => bloodPressureWarnings(one).length > 0)
    const wrong = questioned.filter((one) => adviceOnBloodPressure(one).level === 'self-care')
    expect(questioned.length).toBeGreaterThan(1000)
    expect(wrong).toEqual([])
    expect(advise(119, 39).title).toBe('Measure again to be sure')
  })

  it('lists the emergency signs, headache and fits among them, from 160/100', () => {
    for (const advice of [advise(160, 90), advise(150, 110), advise(180, 80)]) {
      expect(advice.danger_signs).toContain('severe headache')
      expect(advice.danger_signs).toContain('a fit')
    }
    expect(advise(180, 80).lines.join(' ')).toContain('5 minutes')
  })
})

describe('advice on a pulse', () => {
  /** cc9972 and NEWS2: below 40 or above 130 at rest. */
  it.each([
    [25, 'Your pulse is very slow'],
    [39, 'Your pulse is very slow'],
    [40, 'In the best range'],
    [41, 'In the best range'],
    [129, 'In the best range'],
    [130, 'In the best range'],
    [131, 'Your pulse is very fast'],
    [200, 'Your pulse is very fast'],
  ])('beside 119/70, %i is: %s', (pulse, title) => {
    const advice = advise(119, 70, 'no', pulse)
    expect(advice.title).toBe(title)
    if (title.startsWith('Your pulse')) {
      expect(advice.level).toBe('emergency')
      expect(advice.lines.join(' ')).not.toContain('Keep doing')
    }
  })

  it('is joined with that on the pressure, the more urgent first, and no danger sign is lost', () => {
    const advice = advise(165, 95, 'no', 25)
    expect(advice.title).toBe('Your pulse is very slow')
    expect(advice.danger_signs).toContain('fainted, or about to faint')
    expect(advice.danger_signs).toContain('severe headache')
    expect(advice.lines.join(' ')).toContain('Your blood pressure is high too. Tell the clinician.')
    expect(advice.lines.join(' ')).not.toContain('within a week')
  })
})

describe('advice in pregnancy and for six weeks after birth', () => {
  /** Hospital from 160/110 without a second reading (PMC8439512), clinic today from 140/90. */
  it.each(['pregnant', 'postpartum'] as const)(
    'goes to a hospital from 160/110: %s',
    (pregnancy) => {
      for (const [systolic, diastolic] of [
        [160, 80],
        [161, 80],
        [150, 110],
        [150, 111],
        [160, 105],
        [200, 130],
      ] as const) {
        const advice = advise(systolic, diastolic, pregnancy)
        expect(advice).toMatchObject({ level: 'emergency', title: 'Go to a hospital now' })
        expect(advice.now).toContain('Do not wait for a second reading')
        expect(advice.lines.join(' ')).not.toContain('measure again')
      }
    },
  )

  it.each(['pregnant', 'postpartum'] as const)(
    'goes to a clinic today from 140/90: %s',
    (pregnancy) => {
      for (const [systolic, diastolic] of [
        [140, 80],
        [139, 90],
        [159, 109],
      ] as const)
        expect(advise(systolic, diastolic, pregnancy).title).toBe('Go to a clinic today')
      expect(advise(139, 89, pregnancy).title).toBe('Within your target, above the best range')
    },
  )

  it('lists its own danger signs at every value, and fewer movements before birth only', () => {
    for (const [systolic, diastolic] of [
      [85, 50],
      [118, 76],
      [135, 85],
      [145, 92],
    ] as const) {
      expect(advise(systolic, diastolic, 'pregnant').danger_signs).toContain('your baby moves less')
      expect(advise(systolic, diastolic, 'postpartum').danger_signs).toContain(
        'pain under the ribs',
      )
    }
    expect(advise(118, 76, 'postpartum').danger_signs).not.toContain('your baby moves less')
  })

  it('names ACE inhibitors and sartans to a pregnant person', () => {
    expect(wordsOf(118, 76, 'pregnant')).toContain('enalapril, captopril, lisinopril or losartan')
    expect(wordsOf(118, 76, 'postpartum')).not.toContain('enalapril')
  })

  it.each([
    [139, 89, 'Severe headache'],
    [140, 80, 'Go to a clinic today'],
    [159, 109, 'Go to a clinic today'],
    [160, 80, 'Go to a hospital now'],
    [150, 110, 'Go to a hospital now'],
    [180, 110, 'Go to a hospital now'],
    [220, 130, 'Go to a hospital now'],
  ])('is said first to a woman of whom it is not known: %i/%i', (systolic, diastolic, words) => {
    const [first] = advise(systolic, diastolic, 'possible').lines
    expect(first).toMatch(/^Pregnant, or gave birth in the last 6 weeks\?/)
    expect(first).toContain(words)
  })

  it('is said from 140/90 where the gender is open, and never to others', () => {
    expect(wordsOf(118, 76, 'unknown')).not.toContain('regnant')
    expect(wordsOf(140, 76, 'unknown')).toContain('Pregnant')
    for (const { systolic, diastolic } of everyReading)
      expect(wordsOf(systolic, diastolic, 'no')).not.toContain('regnant')
  })
})

describe('a second value of 180/120 or more within the hour', () => {
  const twice = (systolic: number, diastolic: number, pregnancy: Pregnancy = 'no') =>
    adviceOnBloodPressure({ systolic, diastolic }, { pregnancy }, 0, {
      earlier: [{ systolic: 184, diastolic: 104 }],
    })

  it.each([
    [180, 119, true],
    [179, 120, true],
    [179, 119, false],
    [150, 95, false],
  ])('needs a clinic or hospital now: %i/%i is %s', (systolic, diastolic, isUrgent) => {
    expect(twice(systolic, diastolic).now?.startsWith('Go to a clinic or hospital now')).toBe(
      isUrgent || undefined,
    )
  })

  it('is not measured a third time, and leaves the words for pregnancy as they are', () => {
    expect(twice(182, 122).measure_again).toBeUndefined()
    expect(twice(182, 122, 'pregnant').title).toBe('Go to a hospital now')
  })
})

describe('advice by what is known of a person', () => {
  const of = (systolic: number, diastolic: number, care: Partial<PressureCare>) =>
    adviceOnBloodPressure({ systolic, diastolic }, { pregnancy: 'no', ...care })

  /** WHO 2021 (NBK573634): treated from 130 with heart disease, diabetes or kidney disease. */
  it.each([
    [{ diabetes: 'yes' }, 129, 79, 'Slightly above the best range'],
    [{ diabetes: 'yes' }, 130, 79, 'Too high for you: show it to your clinic'],
    [{ kidney_disease: 'yes' }, 120, 80, 'Too high for you: show it to your clinic'],
    [{ heart_disease: 'yes' }, 139, 89, 'Too high for you: show it to your clinic'],
    [{ diabetes: 'yes' }, 140, 89, 'Show this to a clinician'],
    [{ diabetes: 'no' }, 135, 85, 'Within your target, above the best range'],
    [
      { target: { systolic: 125, diastolic: 80, author: 'Dr Banda' } },
      126,
      70,
      'Too high for you: show it to your clinic',
    ],
    [
      { target: { systolic: 125, diastolic: 80, author: 'Dr Banda' } },
      124,
      79,
      'Slightly above the best range',
    ],
  ] as const)('with %j, %i/%i is: %s', (care, systolic, diastolic, title) => {
    expect(of(systolic, diastolic, care).title).toBe(title)
  })

  const own = (systolic: number, diastolic: number) => ({
    target: { systolic, diastolic, author: 'Dr Banda' },
  })

  it.each([
    [own(150, 90), 141, 85, 'Within your own target', 'set by Dr Banda. Go on as you agreed'],
    [
      { ...own(150, 90), diabetes: 'yes' } as const,
      141,
      85,
      'Within your target: show it to your clinic',
      'With diabetes, clinics treat from 130/80.',
    ],
    [own(150, 90), 150, 85, 'Show this to a clinician', 'within 4 weeks'],
    [
      { ...own(150, 90), diabetes: 'yes' } as const,
      135,
      85,
      'Within your target: show it to your clinic',
      'With diabetes, clinics treat from 130/80.',
    ],
    [
      { pregnancy: 'pregnant', diabetes: 'yes' } as const,
      135,
      85,
      'Within your target: show it to your clinic',
      'With diabetes, clinics treat from 130/80.',
    ],
    // Not in force in pregnancy, where no target is above 140/90.
    [
      { pregnancy: 'pregnant', ...own(135, 95) } as const,
      137,
      85,
      'Within your target, above the best range',
      'Less salt',
    ],
  ])('with %j, the title on %i/%i follows the verdict', (care, systolic, diastolic, title, why) => {
    const advice = of(systolic, diastolic, care)
    expect(advice.title).toBe(title)
    expect(advice.lines.join(' ')).toContain(why)
  })

  it('says one thing within an own target that is higher: go on, and nothing to show before the next visit', () => {
    for (const systolic of [140, 145, 149]) {
      const { level, title, lines } = of(systolic, 85, own(150, 90))
      expect([level, title]).toEqual(['self-care', 'Within your own target'])
      expect(lines.join(' ')).not.toMatch(/within \d|show it|bring|twice/i)
    }
  })

  it('asks about the three diseases where one is not known, and not once all are denied', () => {
    const none = { diabetes: 'no', heart_disease: 'no', kidney_disease: 'no' } as const
    const words = 'Diabetes, heart or kidney disease?'
    expect(of(132, 82, {}).lines.join(' ')).toContain(words)
    expect(of(132, 82, none).lines.join(' ')).not.toContain(words)
  })
})
