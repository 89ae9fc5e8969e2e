import { weekdays } from '../../values/weekdays.ts'
import { blank, type Worksheet } from '../worksheet.ts'

export const sleepDiary: Worksheet = {
  title: 'Sleep diary for two weeks',
  intro: 'Fill it in each morning, and guess the times. Do not look at the clock at night.',
  from: 'falling-asleep',
  parts: [
    {
      kind: 'table',
      columns: [
        { title: 'Night of', width: 82 },
        { title: 'In bed at' },
        { title: 'Asleep at, about' },
        { title: 'Times awake' },
        { title: 'Got up at' },
        { title: 'Rested, 0 to 10' },
        { title: 'Tea, coffee, alcohol or nap', width: 92 },
      ],
      rows: [...weekdays, ...weekdays],
      height: 32,
    },
    { kind: 'lines', label: 'The time when I get up every day', count: 1 },
    {
      kind: 'text',
      text: 'Book a visit if you sleep badly on most nights for a month. Bring this diary.',
    },
  ],
}

export const worrySorting: Worksheet = {
  title: 'Sorting worries',
  intro: 'Write each worry in a row. Can you act? Then give the next small step a day.',
  from: 'when-worry-will-not-stop',
  parts: [
    {
      kind: 'table',
      columns: [
        { title: 'The worry', width: 180 },
        { title: 'Can I act? Yes or no', width: 70 },
        { title: 'The next small step' },
        { title: 'Day and time' },
      ],
      rows: blank(10),
      height: 42,
    },
    { kind: 'lines', label: 'My 15 minutes for worry each day: time and place', count: 1 },
    {
      kind: 'text',
      text: 'A worry comes at another time? Write one word, and say: “Later.” Then turn back to what you do.',
    },
  ],
}

export const twoDays: Worksheet = {
  title: 'Looking at two days',
  intro: 'Every few hours, write what you did. Add how you felt, from 0 to 10.',
  from: 'getting-going-again',
  parts: [
    {
      kind: 'table',
      columns: [
        { title: 'Time', width: 90 },
        { title: 'First day: what I did' },
        { title: 'Mood, 0 to 10', width: 50 },
        { title: 'Second day: what I did' },
        { title: 'Mood, 0 to 10', width: 50 },
      ],
      rows: ['Early morning', 'Morning', 'Noon', 'Afternoon', 'Late afternoon', 'Evening', 'Night'],
      height: 56,
    },
    { kind: 'lines', label: 'When it was a little better, and who was with me', count: 2 },
  ],
}

export const activityWeek: Worksheet = {
  title: 'A week of small activities',
  intro:
    'Choose one of each kind, so small that it feels almost too easy. Stop after five minutes if you want.',
  from: 'getting-going-again',
  parts: [
    { kind: 'lines', label: 'Something good', count: 1 },
    { kind: 'lines', label: 'Something that must be done', count: 1 },
    { kind: 'lines', label: 'Something with people', count: 1 },
    {
      kind: 'table',
      columns: [
        { title: 'Day', width: 80 },
        { title: 'What I do, and at what time' },
        { title: 'Mood before, 0 to 10', width: 60 },
        { title: 'Mood after, 0 to 10', width: 60 },
      ],
      rows: weekdays,
      height: 48,
    },
    {
      kind: 'text',
      text: 'Book a visit if you have felt low for two weeks. Go sooner if you feel worse.',
    },
  ],
}

export const examTimetable: Worksheet = {
  title: 'My exams',
  intro: 'Write the date, time and room of each exam. Mark each topic.',
  from: 'exam-weeks-a-plan',
  parts: [
    {
      kind: 'table',
      columns: [
        { title: 'Subject', width: 130 },
        { title: 'Date and time' },
        { title: 'Room' },
        { title: 'Past papers done', width: 80 },
      ],
      rows: blank(7),
      height: 30,
    },
    {
      kind: 'table',
      columns: [
        { title: 'Topic', width: 200 },
        { title: 'I know it well' },
        { title: 'I know a little' },
        { title: 'I do not know it' },
      ],
      rows: blank(10),
      height: 25,
    },
    {
      kind: 'text',
      text: 'Start with topics that bring many marks and that you know a little.',
    },
  ],
}

export const studyWeek: Worksheet = {
  title: 'A week of study',
  intro: 'Give each day two or three blocks, each with a topic. Keep one half day free.',
  from: 'exam-weeks-a-plan',
  parts: [
    {
      kind: 'table',
      columns: [
        { title: 'Day', width: 80 },
        { title: 'First block' },
        { title: 'Second block' },
        { title: 'Third block' },
        { title: 'Got up at', width: 56 },
      ],
      rows: weekdays,
      height: 48,
    },
    {
      kind: 'points',
      points: [
        'Study 25 minutes, rest 5. After four rounds, rest longer.',
        'Close the book, write what you remember, and check.',
        'Put the phone in another room, or on silent.',
        'Sleep, eat, and take your own medicines as always.',
      ],
    },
    {
      kind: 'ticks',
      label: 'The day before',
      items: ['Pens', 'NRC and exam card', 'Transport money', 'Short notes only'],
    },
  ],
}
