import { weekdays } from '../../values/weekdays.ts'
import { blank, type Worksheet } from '../worksheet.ts'

const twoWeeks = [...weekdays, ...weekdays]

export const pressureWeeks: Worksheet = {
  title: 'Two weeks of blood pressure',
  intro: 'Measure twice in the morning and twice in the evening, with a minute between.',
  from: 'measuring-blood-pressure-at-home',
  parts: [
    {
      kind: 'ticks',
      label: 'Each time',
      items: [
        'Wait half an hour after tea, coffee, a cigarette, a meal or exercise.',
        'Sit for 5 minutes with your back supported and both feet on the floor.',
        'Put the cuff on the bare upper arm, as high as your heart. Do not talk.',
      ],
    },
    {
      kind: 'table',
      columns: [
        { title: 'Day and date', width: 100 },
        { title: 'Morning, first' },
        { title: 'Morning, second' },
        { title: 'Evening, first' },
        { title: 'Evening, second' },
        { title: 'Tablets taken', width: 60 },
      ],
      rows: twoWeeks,
      height: 26,
    },
    {
      kind: 'points',
      points: [
        '180/110 mmHg or more: go to a clinic today, even if you feel well.',
        '180/120 or more twice: go to a clinic or hospital at once.',
        'Upper number below 90 twice, and not usual for you: see a clinician today.',
        'Pregnant, or 6 weeks after birth: 140/90 or more needs a clinic today.',
        'Upper number 160 or more, or lower number 110 or more then: go to a hospital now.',
      ],
    },
  ],
}

export const sugarWeeks: Worksheet = {
  title: 'Two weeks of blood sugar',
  intro: 'Write each value with its time. Write here which unit your meter shows: ____________',
  from: 'blood-sugar-numbers',
  parts: [
    {
      kind: 'table',
      columns: [
        { title: 'Day and date', width: 90 },
        { title: 'When I got up' },
        { title: 'Before a meal' },
        { title: 'After a meal' },
        { title: 'At bedtime' },
        { title: 'What I ate or felt' },
      ],
      rows: twoWeeks,
      height: 30,
    },
    {
      kind: 'points',
      points: [
        'Below 3.9 mmol/L (70 mg/dL), or LO: take 1 tablespoon of sugar or honey, if you can swallow.',
        'Measure again after 15 minutes. Still low after 3 times? Go to a hospital now.',
        '16.7 mmol/L (300 mg/dL) or more: go to a clinic today, even if the next reading is lower.',
        '30.0 mmol/L (540 mg/dL) or more, or HI: go to a hospital now.',
        'Never stop insulin.',
      ],
    },
  ],
}

export const medicineWeeks: Worksheet = {
  title: 'Four weeks of my medicines',
  intro: 'Write M for morning, N for noon and E for evening, when you have taken them.',
  from: 'taking-medicines-every-day',
  parts: [
    {
      kind: 'table',
      columns: [
        { title: 'Day', width: 90 },
        { title: 'Week 1' },
        { title: 'Week 2' },
        { title: 'Week 3' },
        { title: 'Week 4' },
      ],
      rows: weekdays,
      height: 34,
    },
    {
      kind: 'points',
      points: [
        'Do not take two doses to make up for a missed dose.',
        'Ask today after a missed dose of insulin, tablets for sugar, warfarin or the contraceptive pill.',
        'The same is true of medicines for HIV, TB or epilepsy.',
        'Do you miss doses every week? Say it at the clinic.',
      ],
    },
    { kind: 'lines', label: 'What I do each day at the time of my dose', count: 2 },
    { kind: 'lines', label: 'Who reminds me', count: 1 },
  ],
}

export const medicineCard: Worksheet = {
  title: 'My medicine card',
  intro: 'Fill it in with your pharmacist or nurse. Carry a copy with you.',
  parts: [
    {
      kind: 'table',
      columns: [
        { title: 'Name and strength', width: 130 },
        { title: 'What it is for' },
        { title: 'How much, and when' },
        { title: 'With food?', width: 56 },
        { title: 'It lasts until' },
      ],
      rows: blank(8),
      height: 42,
    },
    { kind: 'lines', label: 'Medicines that I must not take, and what happened', count: 2 },
    {
      kind: 'table',
      columns: [
        { title: 'Day', width: 90 },
        { title: 'New problem after a medicine' },
        { title: 'Which clinic or pharmacist I asked, and the answer' },
      ],
      rows: blank(4),
      height: 40,
    },
  ],
}

export const walkWeeks: Worksheet = {
  title: 'Four weeks of moving',
  intro: 'Walk at a speed at which you can still talk, but not sing. Write the minutes.',
  from: 'starting-to-move',
  parts: [
    {
      kind: 'ticks',
      label: 'Ask a clinician first, if one of these is true',
      items: [
        'I have heart disease, or had a stroke.',
        'I get chest pain, dizziness or short breath with little effort.',
        'My BP is 160/100 mmHg or more. At 180/110 or more, I go to a clinic today.',
        'I have a sore on my foot.',
        'I am pregnant and have bleeding, pain or high BP.',
        'I had an operation, or gave birth in the last 6 weeks.',
      ],
    },
    {
      kind: 'table',
      columns: [
        { title: 'Day', width: 80 },
        { title: 'Week 1: 10 minutes on 5 days' },
        { title: 'Week 2: 15 minutes on 5 days' },
        { title: 'Week 3: 20 minutes, 5 of them faster' },
        { title: 'Week 4: 30 minutes on 5 days' },
      ],
      rows: weekdays,
      height: 32,
    },
    {
      kind: 'points',
      points: [
        'If a week is too hard, repeat it.',
        'Insulin, glibenclamide or gliclazide? Carry sugar, and measure before and after.',
        'Stay at home with a fever.',
      ],
    },
    { kind: 'lines', label: 'Where I walk, and who comes with me', count: 2 },
  ],
}
