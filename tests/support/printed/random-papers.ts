import fc from 'fast-check'
import { unknownCare } from '#domain/readings/care.ts'
import { glucoseContexts } from '#domain/readings/glucose.ts'
import { reportOfBloodPressure, reportOfGlucose } from '#domain/readings/report.ts'
import { inKwacha } from '#domain/values/money.ts'
import { renderInvoice } from '#server/practice/billing/invoice-pdf.ts'
import { renderGlucose, renderPressure } from '#server/readings/report/report-pdf.ts'
import { at, day, ngwee, type Printed, words } from './random-words.ts'

const means = ['cash', 'mobile money', 'bank', 'insurance'] as const
const monthDay = (iso: string) => `${Number(iso.slice(8))} March 2026`
export const invoice = fc
  .record({
    patient: words(120, 3),
    provider: words(120, 3),
    payments: fc.array(
      fc.record({
        amount_ngwee: ngwee,
        paid_on: day,
        paid_by: fc.constantFrom(...means),
        is_reversed: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
    notes: fc.array(fc.record({ amount_ngwee: ngwee, reason: words(200, 4), day }), {
      maxLength: 3,
    }),
    open: ngwee,
  })
  .map(({ patient, provider, payments, notes, open }): Printed => {
    const sum = (all: { amount_ngwee: number }[]) =>
      all.reduce((total, one) => total + one.amount_ngwee, 0)
    const paid_ngwee = sum(payments.filter(({ is_reversed }) => !is_reversed))
    const credited_ngwee = sum(notes)
    const amount_ngwee = paid_ngwee + credited_ngwee + open
    const sheet = renderInvoice({
      billed: { full_name: patient.typed, nrc: null, nhima_number: null, address: null },
      invoice: {
        id: crypto.randomUUID(),
        number: '2026-0007',
        patient: { id: crypto.randomUUID(), full_name: patient.typed },
        session_time: at,
        session_type: 'Virtual',
        amount_ngwee,
        paid_ngwee,
        credited_ngwee,
        status: 'issued',
        issued_at: at,
        paid_on: null,
        paid_by: null,
        waived_because: null,
        due_on: '2026-12-13',
      } as unknown as Parameters<typeof renderInvoice>[0]['invoice'],
      provider_name: provider.typed,
      payments: payments.map(({ is_reversed, ...one }, index) => ({
        ...one,
        nth: index + 1,
        is_online: false,
        reversed_at: is_reversed ? at : null,
      })),
      credit_notes: notes.map(({ amount_ngwee: credited, reason, day: on }) => ({
        number: 'C-2026-0001',
        amount_ngwee: credited,
        reason: reason.typed,
        issued_at: new Date(`${on}T08:00:00Z`),
      })),
    })
    return {
      sheet,
      texts: [
        `From ${provider.printed}`,
        `To ${patient.printed}`,
        inKwacha(amount_ngwee),
        ...notes.flatMap((one) => [
          monthDay(one.day),
          `C-2026-0001: ${one.reason.printed}`,
          `-${inKwacha(one.amount_ngwee)}`,
        ]),
        ...payments.flatMap(({ amount_ngwee: paid, paid_on, paid_by, is_reversed }) => [
          monthDay(paid_on),
          ...(is_reversed
            ? [`${inKwacha(paid)}, by ${paid_by}`, 'K0']
            : [`Paid by ${paid_by}`, `-${inKwacha(paid)}`]),
        ]),
        ...(payments.length + notes.length > 0 ? ['Still to pay', inKwacha(open)] : []),
      ],
    }
  })

const person = { full_name: 'Mutale Banda', date_of_birth: '1980-02-03', medicines: [] }
const period = { from: '2026-10-01', to: '2026-11-29', is_cut: false, dangers: [] }
const moment = (index: number) => new Date(at.getTime() - index * 7 * 3_600_000)
const origin = { at_clinic: true, entered_by: 'Chileshe Mumba' }

export const pressures = fc
  .array(
    fc.record({
      systolic: fc.integer({ min: 100, max: 170 }),
      diastolic: fc.integer({ min: 60, max: 99 }),
      pulse: fc.integer({ min: 50, max: 110 }),
      notes: words(300),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all): Printed => {
    const readings = all.map((one, index) => ({
      ...one,
      ...origin,
      notes: one.notes.typed,
      created_at: moment(index),
    }))
    const report = { ...period, ...reportOfBloodPressure(readings) }
    const opened = { readings, report, care: unknownCare } as unknown as Parameters<
      typeof renderPressure
    >[0]
    return {
      sheet: renderPressure(opened, person, at),
      texts: all.flatMap((one) => [
        `${one.systolic}/${one.diastolic}`,
        String(one.pulse),
        `At the clinic, by Chileshe Mumba ${one.notes.printed}`,
      ]),
    }
  })

export const levels = fc
  .array(
    fc.record({
      value: fc.integer({ min: 35, max: 190 }),
      context: fc.constantFrom(...glucoseContexts),
      notes: words(300),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all): Printed => {
    const readings = all.map(({ value, context, notes }, index) => ({
      ...origin,
      glucose_level: value * 1.8,
      entered_value: value / 10,
      entered_unit: 'mmol/L' as const,
      meter_shows: null,
      context,
      notes: notes.typed,
      created_at: moment(index),
    }))
    const report = { ...period, ...reportOfGlucose(readings, 'mmol/L', unknownCare as never) }
    const opened = { readings, report, care: unknownCare } as unknown as Parameters<
      typeof renderGlucose
    >[0]
    return {
      sheet: renderGlucose(opened, person, at),
      texts: all.flatMap((one) => [
        `${(one.value / 10).toFixed(1)} mmol/L`,
        one.context,
        `At the clinic, by Chileshe Mumba ${one.notes.printed}`,
      ]),
    }
  })
