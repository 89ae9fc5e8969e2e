import type { Guide } from '#domain/library/guide.ts'

export const nightShiftsAndSharedRooms: Guide = {
  slug: 'night-shifts-and-shared-rooms',
  title: 'Night shifts and shared rooms',
  topic: 'sleep',
  summary: 'How to sleep by day after a night shift, and how to sleep in a full or noisy room.',
  sections: [
    {
      heading: 'After the shift: bed first',
      paragraphs: [
        'Nurses, guards, drivers and miners often sleep too little. The body wants to wake up when the sun is high. So go to bed soon after work, and leave the market and the washing for the afternoon.',
      ],
      points: [
        'Wear a hat or dark glasses on the way home if the sun is bright.',
        'Eat something small, so that hunger does not wake you.',
        'Make the room dark. Hang a thick chitenge or blanket over the window.',
        'Cover your eyes with a clean scarf, and use soft ear plugs.',
        'Use your mosquito net by day too.',
        'Switch the phone off, or let only one person reach you.',
      ],
    },
    {
      heading: 'Agree with the people at home',
      paragraphs: [
        'Choose the hours in which you sleep, and tell everyone. Hang a paper on the door, such as “Sleeping until 14:00”. Ask who can watch the children in these hours.',
        'Thank people when it works. Give them quiet when they need it.',
      ],
    },
    {
      heading: 'During the shift',
      paragraphs: [
        'A nap before work can help you to stay awake. Stay in bright light in the first half of the shift, and move around.',
        'Drink tea or coffee early in the shift only. In the last hours it keeps you awake at home. Eat a light meal and carry water and fruit, so that you need no sweets at 03:00.',
        'Most people are sleepiest in the hours before sunrise. Check doses, machines and doors twice in these hours.',
      ],
    },
    {
      heading: 'The way home',
      paragraphs: [
        'Do not drive or ride when your eyes close. Take a minibus, or take a short nap before you leave. Loud music and an open window do not keep you awake.',
      ],
    },
    {
      heading: 'In a shared room',
      paragraphs: ['You cannot change everything. Small changes still help.'],
      points: [
        'Agree on one hour when the light, the radio and phone sound go off.',
        'Let the person who gets up first sleep next to the door.',
        'Put out clothes and bags in the evening.',
        'A low, even sound covers voices. A fan or soft rain sound on a phone can do this.',
        'Is a baby in the room? Share the nights, and sleep when the baby sleeps.',
        'In a hostel, ask for a room with people who study the same hours.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Do you take tablets or insulin and work at night? Ask your clinician when to take them. Do not change the hours on your own. Ask also if you have epilepsy, because too little sleep can bring on fits.',
        'Go to a clinic if you cannot sleep by day for a month, feel low, or nearly have accidents.',
      ],
    },
  ],
  sources: [
    {
      title: 'NIOSH Training for Nurses on Shift Work and Long Work Hours',
      publisher: 'Centers for Disease Control and Prevention',
      year: 2020,
      url: 'https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod9/05.html',
    },
    {
      title: 'Insomnia',
      publisher: 'NHS',
      year: 2024,
      url: 'https://www.nhs.uk/conditions/insomnia/',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Book an appointment', to: '/book-appointment' },
}
