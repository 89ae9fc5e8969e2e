import type { Guide } from '#domain/library/guide.ts'

export const makingASafetyPlan: Guide = {
  slug: 'making-a-safety-plan',
  title: 'Making a safety plan',
  topic: 'safety',
  summary: 'Six short steps to write down now, for the day when thoughts of ending your life come.',
  urgent:
    'Are such thoughts strong right now? Do not write first. Open the Help now page, call the first number, and go to someone you trust.',
  sections: [
    {
      heading: 'What the plan is for',
      paragraphs: [
        'In a crisis it is hard to think. A plan says what to do, in the order that helps. You write it while you feel calmer.',
        'A study in hospitals in the USA looked at such plans with follow-up calls. People who had both harmed themselves less often in the next six months.',
        'You can write on your own. It is easier with your provider, or with someone you trust.',
      ],
    },
    {
      heading: 'Steps 1 to 3: what you can do',
      paragraphs: ['Use your own words. Two or three short answers for each step are enough.'],
      points: [
        'Step 1: how you notice that a hard time is coming. Example: “I stop eating with the family.”',
        'Step 2: what you can do on your own. Example: “I walk to the market. I listen to gospel music.”',
        'Step 3: people and places that take your mind off it. You need not talk about the thoughts there. Example: “Choir practice, or my sister’s yard.”',
      ],
    },
    {
      heading: 'Steps 4 and 5: who can help',
      paragraphs: [
        'Write names and phone numbers. Ask these people now if you may call them, also at night.',
      ],
      points: [
        'Step 4: people you can ask for help. Choose at least two, because one phone may be off.',
        'Step 5: professionals. Add your provider, your clinic, the nearest hospital and a helpline. You find helplines on the Help now page.',
      ],
    },
    {
      heading: 'Step 6: a safer place',
      paragraphs: [
        'This step matters most when thoughts come suddenly. Think about what you could use to hurt yourself. Who can keep it for you, or lock it away?',
        'Medicines count too. You need your tablets, so do not throw them away. Ask someone to keep them and give you what you need for the day or week.',
        'Alcohol makes sudden acts more likely. Plan a home without alcohol for these weeks.',
      ],
    },
    {
      heading: 'Use the plan and keep it near',
      paragraphs: [
        'Start at step 1 when you notice the first signs. If a step does not help, go to the next one. If you are in danger, go straight to steps 4 and 5.',
        'Keep a copy where you can reach it: on your phone or in your Bible. Give one to a person in step 4.',
        'Read the plan again each month, and after each hard time. Change what did not help. Show it to your clinician at the next visit.',
      ],
    },
  ],
  sources: [
    {
      title:
        'Comparison of the Safety Planning Intervention With Follow-up vs Usual Care of Suicidal Patients Treated in the Emergency Department',
      publisher: 'JAMA Psychiatry',
      year: 2018,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6142908/',
    },
    {
      title: 'mhGAP Intervention Guide, version 2.0',
      publisher: 'World Health Organization',
      year: 2016,
      url: 'https://www.who.int/publications/i/item/9789241549790',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Write your safety plan', to: '/safety-plan' },
}
