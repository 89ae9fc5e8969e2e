import type { Content } from 'pdfmake/interfaces.js'
import { wordForBloodPressure } from '#domain/readings/blood-pressure.ts'
import {
  categoryOfGlucose,
  inUnit,
  unitOfReadings,
  withUnit,
  writtenGlucose,
} from '#domain/readings/glucose.ts'
import { type PregnancyAnswer, pregnancyOf } from '#domain/readings/care.ts'
import { dangersOf } from '#domain/readings/dangers.ts'
import { shadedGlucose } from '#domain/readings/glucose-target.ts'
import { shortGlucoseVerdicts, verdictOnGlucose } from '#domain/readings/glucose-verdict.ts'
import { shadedTarget, targetInForce, writtenTarget } from '#domain/readings/pressure-target.ts'
import { shortVerdicts, verdictOnPressure } from '#domain/readings/pressure-verdict.ts'
import { clinicianNotes } from '#domain/screening/clinician-notes.ts'
import { instrumentIds } from '#domain/screening/instruments/instrument.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { bandOf } from '#domain/screening/scoring.ts'
import { shortInLusaka, writtenDay, writtenInLusaka } from '#server/platform/clock.ts'
import { printDangers } from '#server/platform/pdf/dangers.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import {
  heading,
  note,
  printed,
  type PdfDocument,
  table,
} from '#server/platform/pdf/pdf-document.ts'
import { targetOf } from '../../readings/care/data.ts'
import { drawChart } from '../../platform/pdf/chart.ts'
import type { Report, SharedVersion } from './data.ts'
import { describeWeights } from './weights-part.ts'

const { leaf, copper } = printed

/** The printed report of what a patient shares: what it says, in which order and look. */
export function renderReport(report: Report, now: Date): PdfDocument {
  const { patient_name, date_of_birth, provider_name } = report
  const { appointments, blood_pressure, glucose, weights, screenings, care } = report
  const made = `${writtenInLusaka(now)}, Lusaka time`
  return {
    title: printable(patient_name),
    lines: [
      { text: date_of_birth ? `Born ${writtenDay(date_of_birth)}` : 'No date of birth recorded' },
      { text: `Prepared for ${printable(provider_name)}` },
      { text: made, color: printed.muted },
      {
        text: 'This is what the patient shares at this moment, and no more than that. Handle it as you handle a medical record.',
        margin: [0, 12, 0, 0],
      },
    ],
    content: [
      ...part('Appointments with you', describeAppointments(appointments)),
      ...part('Blood pressure', blood_pressure && describeBloodPressure(blood_pressure, care, now)),
      ...part('Blood sugar', glucose && describeGlucose(glucose, careOf(care, now))),
      ...part('Weight', weights && describeWeights(weights, care, date_of_birth, now)),
      ...part('Screenings', screenings && describeScreenings(screenings)),
    ],
    footer: `Confidential. ${made}`,
  }
}

/** A part under its heading, from which a page never parts it; a part that is not shared says so. */
function part(title: string, content: Content[] | null): Content[] {
  const [first, ...rest] = content ?? [note('Not shared.')]
  const table = rest.pop()
  // What is set in one piece would be cut off if it were longer than a page: tables are not.
  return [
    { stack: [heading(title), first!, ...rest], unbreakable: true },
    ...(table ? [table] : []),
  ]
}

function describeAppointments(appointments: Report['appointments']): Content[] {
  return [
    note('Cancelled ones too, newest first.'),
    table(
      [90, 50, 100, '*'],
      ['Day', 'Time', 'Session type', 'Status'],
      appointments.map(({ appointment_time, session_type, ...appointment }) => {
        const { day, time } = shortInLusaka(appointment_time)
        return [day, time, session_type, wordOf(appointment)]
      }),
    ),
  ]
}

const missed = {
  patient_no_show: 'Patient did not come',
  provider_no_show: 'Provider did not come',
}

function wordOf({ status, outcome }: Pick<Report['appointments'][number], 'status' | 'outcome'>) {
  if (outcome && outcome !== 'held') return missed[outcome]
  return status[0]!.toUpperCase() + status.slice(1)
}

const noDanger = 'No danger among these readings.'

function describeBloodPressure(
  readings: NonNullable<Report['blood_pressure']>,
  shared: Report['care'],
  now: Date,
): Content[] {
  const [newest] = readings
  const care = careOf(shared, now)
  const target = targetInForce(care)
  const shaded = shadedTarget(target)
  if (!newest) return [note('Shared. Nothing is recorded yet.')]
  const line = (label: string, key: 'systolic' | 'diastolic', colour: string) => ({
    label,
    colour,
    points: readings.map((reading) => ({ at: reading.created_at, value: reading[key] })),
  })
  const average = `${Math.round(newest.mean_systolic)}/${Math.round(newest.mean_diastolic)} mmHg`
  return [
    note(averageOf(newest.count, average, readings.length)),
    ...printDangers(dangersOf({ pressures: readings }, care.pregnancy), noDanger),
    ...describePregnancy(shared),
    {
      svg: drawChart({
        lines: [line('Systolic', 'systolic', leaf), line('Diastolic', 'diastolic', copper)],
        targets: [
          { ...shaded.systolic, colour: leaf },
          { ...shaded.diastolic, colour: copper },
        ],
        step: 20,
        unit: 'mmHg',
        day: (at) => shortInLusaka(at).day,
      }),
    },
    note(
      `Shaded: below ${printable(writtenTarget(target, 'staff'))}, each in the colour of its trend. At home, an average of 135/85 is like 140/90 at a clinic.`,
    ),
    table(
      [80, 45, 60, 45, 100, '*'],
      ['Day', 'Time', 'mmHg', 'Pulse', 'For the patient', 'Category'],
      readings.map((reading) => {
        const { day, time } = shortInLusaka(reading.created_at)
        const values = `${reading.systolic}/${reading.diastolic}`
        const word = `${wordForBloodPressure(reading)}${markOf(reading)}`
        const verdict = shortVerdicts[verdictOnPressure(reading, care)]
        return [day, time, values, String(reading.pulse ?? ''), verdict, word]
      }),
    ),
  ]
}

/** What verdicts go by, of what the patient shares: without gender and age, an answer in force alone counts. */
function careOf(shared: Report['care'], now: Date) {
  const { pregnancy = null, pregnancy_at = null } = shared ?? {}
  const facts = { gender: null, date_of_birth: null, pregnancy, pregnancy_at }
  return {
    pregnancy: pregnancyOf(facts, now),
    diabetes: shared?.diabetes ?? null,
    insulin: shared?.insulin ?? null,
    sulfonylurea: shared?.sulfonylurea ?? null,
    heart_disease: shared?.heart_disease ?? null,
    kidney_disease: shared?.kidney_disease ?? null,
    target: targetOf(shared ?? undefined),
  }
}

/** Without the provider's name: only the patient decides who learns of their other providers. */
const markOf = ({ at_clinic, former }: { at_clinic: boolean; former: Former | null }) =>
  `${at_clinic ? '\nAt a clinic' : ''}${former ? `\n${describeFormer(former)}` : ''}`

type Former = Pick<SharedVersion, 'before' | 'changed_at'>

/** "Corrected 3 May, was 218/80" */
function describeFormer({ before, changed_at }: Former): string {
  const was =
    'systolic' in before
      ? `${before.systolic}/${before.diastolic}`
      : Object.values(writtenGlucose(before)).join(' ').trim()
  return `Corrected ${shortInLusaka(changed_at).day}, was ${was}`
}

const pregnancyText: Partial<Record<PregnancyAnswer, string>> = {
  pregnant: 'pregnant',
  postpartum: 'gave birth in the 6 weeks before',
  no: 'not pregnant',
}

/** The patient's answer about pregnancy, with its day; empty without an answer. */
function describePregnancy(care: Report['care']): Content[] {
  const words = care?.pregnancy && pregnancyText[care.pregnancy]
  if (!words || !care?.pregnancy_at) return []
  return [note(`On ${shortInLusaka(care.pregnancy_at).day} the patient said: ${words}.`)]
}

function describeGlucose(
  readings: NonNullable<Report['glucose']>,
  care: ReturnType<typeof careOf>,
): Content[] {
  const [newest] = readings
  if (!newest) return [note('Shared. Nothing is recorded yet.')]
  const unit = unitOfReadings(readings)
  const shaded = shadedGlucose(unit, care)
  return [
    note(
      averageOf(
        newest.count,
        newest.mean_level === null
          ? 'none, the meter showed LO or HI'
          : `${inUnit(Math.round(newest.mean_level), 'mg/dL', unit)} ${unit}`,
        readings.length,
      ),
    ),
    ...printDangers(dangersOf({ levels: readings }, care.pregnancy), noDanger),
    {
      svg: drawChart({
        lines: [
          {
            label: 'Blood sugar',
            colour: leaf,
            points: readings.map(({ created_at, entered_value, entered_unit, meter_shows }) => ({
              at: created_at,
              value: inUnit(entered_value, entered_unit, unit),
              mark: meter_shows ?? undefined,
            })),
          },
        ],
        targets: [{ ...shaded, colour: leaf }],
        step: unit === 'mg/dL' ? 50 : 2,
        unit,
        day: (at) => shortInLusaka(at).day,
      }),
    },
    note(`Shaded: the target when fasting, ${shaded.from} to ${withUnit(shaded.to, unit)}.`),
    table(
      [70, 40, 70, 66, 96, '*'],
      ['Day', 'Time', 'As typed', 'When', 'For the patient', 'Category'],
      readings.map((reading) => {
        const { created_at, entered_value, entered_unit, context } = reading
        const { day, time } = shortInLusaka(created_at)
        const { value, unit: own } = writtenGlucose(reading)
        const category = `${categoryOfGlucose(entered_value, entered_unit)}${markOf(reading)}`
        const verdict = shortGlucoseVerdicts[verdictOnGlucose(reading, care)]
        return [day, time, `${value} ${own}`.trim(), context ?? '', verdict, category]
      }),
    ),
  ]
}

function averageOf(count: number, average: string, shown: number): string {
  const readings = count === 1 ? 'the one reading' : `all ${count} readings`
  const rest = shown < count ? ` The newest ${shown} follow.` : ''
  return `Average of ${readings}: ${average}.${rest}`
}

function describeScreenings(screenings: NonNullable<Report['screenings']>): Content[] {
  if (screenings.length === 0) return [note('Shared. Nothing is recorded yet.')]
  return [
    note('A screening shows signs and gives reasons to talk. It is not a diagnosis.'),
    table(
      [90, '*', 60, 150],
      ['Day', 'Screening', 'Score', 'Band'],
      screenings.flatMap((screening) => [...notesOn(screening), ...scoresOf(screening)]),
    ),
  ]
}

type SharedScreening = NonNullable<Report['screenings']>[number]

/** The notes about single answers, above the scores: a low score does not show them. */
function notesOn(screening: SharedScreening): Content[][] {
  return clinicianNotes(screening).map(({ text, isPressing }) => [
    shortInLusaka(screening.created_at).day,
    { text, colSpan: 3, bold: isPressing },
    '',
    '',
  ])
}

/** The scores with their bands, which are those of adults. */
function scoresOf({ created_at, results, under_18, at_clinic }: SharedScreening): Content[][] {
  const day = `${shortInLusaka(created_at).day}${at_clinic ? '\nAt a clinic' : ''}`
  return instrumentIds.flatMap((id) => {
    const score = results[id]
    if (score === undefined) return []
    const { name, range } = instruments[id]
    const band = under_18 ? '–' : bandOf(id, score).label
    return [[day, `${id}, ${name}`, `${score} of ${range.max}`, band]]
  })
}
