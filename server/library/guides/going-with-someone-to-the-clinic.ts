import type { Guide } from '#domain/library/guide.ts'

export const goingWithSomeoneToTheClinic: Guide = {
  slug: 'going-with-someone-to-the-clinic',
  title: 'Going with someone to the clinic',
  topic: 'caring',
  summary: 'What to bring, what to ask and how to help without taking over.',
  urgent:
    'Chest pain, short of breath, a fit, weak on one side, or not waking up? Do not wait for an appointment. Go to a hospital now.',
  sections: [
    {
      heading: 'Before you go',
      paragraphs: [
        'Ask the person what they want from the visit, and what you may say. Some things they may want to say without you.',
      ],
      points: [
        'Write the three most important questions.',
        'Write what has changed, and since when.',
        'Pack all medicines and herbs in a bag.',
        'Bring the clinic card, the NRC, and readings of BP and sugar.',
        'Bring water, a snack, and money for transport both ways.',
        'Ask if they must come without breakfast for a test. With insulin or sugar tablets, ask first what to do about the dose.',
      ],
    },
    {
      heading: 'While you wait',
      paragraphs: [
        'Go early, and say at the desk if the person cannot sit or stand for long. If they get worse, tell a nurse at once. Keep sugar near you if they take insulin, glibenclamide or gliclazide.',
      ],
    },
    {
      heading: 'In the room',
      paragraphs: [
        'Let the person speak first. Add only what they miss. Sit where they can see you.',
      ],
      points: [
        'Ask staff to speak to the person, not only to you.',
        'Ask for the language they know best.',
        'If a word is strange, say: “Please explain it in another way.”',
        'Write down what is said.',
        'Leave the room for a while, if the person or the clinician asks.',
      ],
    },
    {
      heading: 'Questions to ask',
      paragraphs: ['Choose those that fit.'],
      points: [
        'What is it, and what else could it be?',
        'What is this test or medicine for?',
        'What can we do at home?',
        'Which signs mean that we must come back at once?',
        'When is the next visit, and who can we call?',
        'What does it cost, and is there a cheaper way?',
      ],
    },
    {
      heading: 'Before you leave',
      paragraphs: [
        'Say back what you have understood: “So she takes this tablet in the morning, with food.” The clinician can then correct it. Check the name on each packet. Ask for the date of the next visit on the card.',
      ],
    },
    {
      heading: 'At home, and what stays private',
      paragraphs: [
        'Put the plan on paper, and share it only with those the person has chosen. Illness, HIV and mental health are private. Do not discuss them in the minibus, at church or in a family group on the phone.',
        'Are you unhappy with the visit? Ask to talk to the person in charge, or ask another clinician. Do not change or stop a medicine because of it. Are they worse than before? Go back, the same day if you are worried.',
      ],
    },
  ],
  sources: [
    {
      title: 'What to ask your doctor or other healthcare professional',
      publisher: 'NHS',
      year: 2023,
      url: 'https://www.nhs.uk/nhs-services/gps/what-to-ask-your-doctor/',
    },
    {
      title: 'Supporting adult carers (NG150)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/ng150',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Book an appointment',
    to: '/book-appointment',
  },
}
