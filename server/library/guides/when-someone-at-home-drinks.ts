import type { Guide } from '#domain/library/guide.ts'

export const whenSomeoneAtHomeDrinks: Guide = {
  slug: 'when-someone-at-home-drinks',
  title: 'When someone at home drinks',
  topic: 'alcohol',
  summary: 'How to stay safe, talk about it and look after yourself and the children.',
  urgent:
    'Violence, or a person who cannot be woken, has a fit or is confused? Open the Help now page and call. Lay an unconscious person on their side and go to hospital.',
  sections: [
    {
      heading: 'First: safety',
      paragraphs: [
        'You cannot make another person stop. You did not cause it, and it is not your task to control it. You can keep yourself and the children safe.',
      ],
      points: [
        'Do not argue with a drunk person. Leave the room, or the house.',
        'Choose a neighbour where you and the children can sleep.',
        'Do not ride with a driver who has been drinking.',
        'Keep rent, food money and school fees where only you can reach them.',
        'Let no drunk person look after a baby or sleep beside one.',
      ],
    },
    {
      heading: 'Talk at the right time',
      paragraphs: [
        'Choose a time when the person is sober and calm, such as the next morning. Speak about what you saw and what you feel. Do not call them names.',
        'Example: “On Friday the rent money was gone. I was afraid. I want you to see a clinician, and I will go with you.” Then listen. They may say no at first. Say it again on another day.',
        'Make one clear rule that you can keep: “If you come home drunk, the children and I sleep at my sister’s house.”',
      ],
    },
    {
      heading: 'What helps and what does not',
      paragraphs: ['Small changes in what you do can change a lot for you.'],
      points: [
        'Praise sober days, and do something good together on these days.',
        'Do not buy alcohol for them, and do not drink with them.',
        'Do not lie for them at work, and do not pay their debts at the bar.',
        'Do not hide or pour out alcohol. It often leads to a fight.',
        'Do not ask a person who drinks every day to stop suddenly. It can bring fits. Go to a clinic first.',
      ],
    },
    {
      heading: 'The children',
      paragraphs: [
        'Children notice more than adults think. Tell them: “Father is ill from alcohol. It is not your fault. You can talk to me.” Keep meals, school and bedtime the same.',
        'Give each child one safe adult to go to, such as a teacher or an aunt. Teach them who to call. There is a number for children on the Help now page.',
      ],
    },
    {
      heading: 'You',
      paragraphs: [
        'Many families keep this secret and feel ashamed. Tell one person you trust. Ask at the clinic, at church or at social welfare for a support group.',
        'Sleep, eat and see friends. Your life does not have to wait until the other person changes.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Go for yourself if you feel low, afraid or cannot sleep, also if the other person does not come. Ask what treatment there is, so that you know when they are ready.',
        'Take the person to hospital at once after stopping, if they shake badly, see things or have a fit. Go too with vomiting of blood, yellow eyes or thoughts of ending their life.',
      ],
    },
  ],
  sources: [
    {
      title:
        'Alcohol-use disorders: diagnosis, assessment and management of harmful drinking (high-risk drinking) and alcohol dependence (CG115)',
      publisher: 'NICE',
      year: 2011,
      url: 'https://www.nice.org.uk/guidance/cg115',
    },
    {
      title: 'Alcohol-use disorders: diagnosis and management of physical complications (CG100)',
      publisher: 'NICE',
      year: 2010,
      url: 'https://www.nice.org.uk/guidance/cg100',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Open the Help now page', to: '/help-now' },
}
