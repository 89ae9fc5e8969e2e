import type { Guide } from '#domain/library/guide.ts'

export const lookingAfterYourselfAsACarer: Guide = {
  slug: 'looking-after-yourself-as-a-carer',
  title: 'Looking after yourself as a carer',
  topic: 'caring',
  summary: 'How to rest, share the work and notice when you need help yourself.',
  urgent:
    'Could you hurt yourself, or the person you care for? Ask someone to take over now, and open the Help now page.',
  sections: [
    {
      heading: 'Your health counts',
      paragraphs: [
        'You may be a wife, a son, a neighbour or a friend. You wash, cook, lift, wait at clinics and worry at night. Many carers also have a job or school. Tiredness, anger and guilt are common. They do not make you a bad person.',
        'When you are well, you can care for longer.',
      ],
    },
    {
      heading: 'Today',
      paragraphs: ['Choose a single step from this list.'],
      points: [
        'Eat a proper meal, and drink water.',
        'Sit outside for ten minutes without a task.',
        'Breathe out slowly ten times.',
        'Call a friend, and talk about something else as well.',
        'Ask a person for a clear thing: “Can you sit with her on Friday from two to four?”',
      ],
    },
    {
      heading: 'Share the work',
      paragraphs: [
        'Families often do not see how much one person does. Write down all tasks of a week. Call a family meeting, or ask an elder or pastor to lead it.',
      ],
      points: [
        'Let each person choose a task, also the men and the older children.',
        'Those who live far away can send mobile money, airtime or food.',
        'Agree on free time for you each week, and keep to it.',
        'A child who cares for an adult must still go to school. Ask the school or the welfare office for help.',
      ],
    },
    {
      heading: 'Your own body',
      paragraphs: [
        'Keep your own visits and medicines. Do not take the tablets of the ill person. Do you cough, have fever or lose weight? Ask for a TB and a malaria test.',
        'Learn from the nurse how to lift and turn a person. It protects your back. Sleep in turns with another person, at least some nights.',
      ],
    },
    {
      heading: 'Hard feelings',
      paragraphs: [
        'You may feel sad before any loss has come. You may wish that it would end, and feel guilty about that. Many carers have such thoughts. Speak of them with someone who will not judge you. This may be a friend, a counsellor or a pastor.',
        'Anger rises? Make sure the person is safe. Step outside and come back when you are calm.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: ['Go soon if several of these last for two weeks or more.'],
      points: [
        'You feel low, empty or worried on most days.',
        'You cannot sleep, or you wake tired every day.',
        'You drink more alcohol, or take tablets to sleep.',
        'You have shouted at, pushed or hit the ill person.',
        'You have thoughts of ending your life. Do not wait: open the Help now page.',
      ],
    },
  ],
  sources: [
    {
      title: 'Taking Care of Yourself: Tips for Caregivers',
      publisher: 'National Institute on Aging',
      year: 2023,
      url: 'https://www.nia.nih.gov/health/caregiving/taking-care-yourself-tips-caregivers',
    },
    {
      title: 'Supporting adult carers (NG150)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/ng150',
    },
    {
      title: 'Doing What Matters in Times of Stress: An Illustrated Guide',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/9789240003927',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Take a screening',
    to: '/screening',
  },
}
