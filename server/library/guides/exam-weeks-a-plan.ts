import type { Guide } from '#domain/library/guide.ts'

export const examWeeksAPlan: Guide = {
  slug: 'exam-weeks-a-plan',
  title: 'Exam weeks: a plan',
  topic: 'exams',
  summary: 'How to plan, study, sleep and stay well in the weeks before and during exams.',
  urgent:
    'Is the pressure so strong that you have thoughts of ending your life? Open the Help now page now. An exam can be written again.',
  sections: [
    {
      heading: 'Today: make the plan',
      paragraphs: ['Take one page and 30 minutes. With a plan, you fear the days less.'],
      points: [
        'Write the date, time and room of each exam.',
        'Write the topics of each subject. Mark them: know well, know a little, do not know.',
        'Start with topics that bring many marks and that you know a little.',
        'Give each day two or three blocks of study, with a topic for each.',
        'Leave one half day a week free for rest, family and church.',
      ],
    },
    {
      heading: 'How to study so that it stays',
      paragraphs: [
        'Reading the notes again and again feels safe, but you forget it soon. Two ways work better in studies.',
        'Test yourself. Close the book and write what you remember, or answer past papers. Then check. Spread the topic over several days. Twenty minutes on three days are better than one hour on one day.',
      ],
      points: [
        'Study 25 minutes, rest 5. After four rounds, rest longer.',
        'Put the phone in another room, or on silent.',
        'Explain the topic aloud to a friend or to a wall.',
        'Study in a group only with a plan and an end time.',
        'Is there no power? Use daylight for reading, and the evening for explaining aloud.',
      ],
    },
    {
      heading: 'Body and mind',
      paragraphs: [
        'You remember better after sleep. After a night without sleep it is hard to think. Get up at the same time each day.',
        'Eat before you study: porridge, beans, eggs, groundnuts, fruit. Drink water. Energy drinks and tablets to stay awake can harm your sleep and your heart. Walk for 20 minutes a day.',
        'Take your own medicines as always. Do not miss doses because you are busy.',
      ],
    },
    {
      heading: 'The day before and the morning',
      paragraphs: [
        'On the day before, read only your short notes. Put out pens, NRC, exam card and transport money. Stop well before bed.',
        'In the morning, eat something and leave early, because minibuses can be late. Stay away from people who talk about what you do not know.',
      ],
    },
    {
      heading: 'In the exam room',
      paragraphs: [
        'Breathe out slowly three times. Read all questions, and see how many marks each one brings. Start with one you know. Give each question its minutes, and move on when they are over.',
        'Can you remember nothing? Put down the pen, feel your feet, and breathe out slowly five times. Write any word about the topic. More will follow.',
        'After the exam, do not compare answers. Eat, rest and look at the next one.',
      ],
    },
    {
      heading: 'When to get help',
      paragraphs: [
        'Talk to a lecturer early if you are ill, pregnant, grieving or short of money. Many institutions can move an exam.',
        'Book a visit if you cannot sleep or eat for some days, or have panic. Book one if you feel low on most days.',
      ],
    },
  ],
  sources: [
    {
      title:
        'Improving Students’ Learning With Effective Learning Techniques: Promising Directions From Cognitive and Educational Psychology',
      publisher: 'Psychological Science in the Public Interest',
      year: 2013,
      url: 'https://doi.org/10.1177/1529100612453266',
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
  next: { label: 'Plan your week', to: '/time-management' },
}
