/** One sentence for search engines for each page worth finding. Only the build reads this. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': 'Talk to a licensed therapist, keep watch on blood pressure and sugar, and eat well. Private, affordable, made for Zambia.',
  '/about':
    'Our mission, our story and what we hold to: accessible, affordable and effective mental health care and chronic disease management in Zambia.',
  '/pricing':
    'Plans in kwacha, by the month: free for students, with a 7-day money-back guarantee. What each includes, and what people ask.',
  '/contact': 'Reach us by email, by phone or at our address in Lusaka.',
  '/community': 'People who look after their minds and bodies together.',
  '/nutrition':
    'Meal plans written by dietitians for the food, the budget and the kitchen you have.',
  '/appointments-landing':
    'By video, by phone or in person in Lusaka: choose how to meet, choose a time, and hear back. An appointment in three steps.',
  '/providers':
    'Therapists, dietitians and fitness experts in Zambia. Choose by language, topic, price or the next free time.',
  '/help-now':
    'Free helplines in Zambia, day and night: Lifeline 933, Childline 116, emergency 112.',
  '/safety':
    'In a crisis: numbers to call, words for the person with you, and what helps next. Private, and without an account.',
  '/safety-plan':
    'A plan for hard hours in six short lists: to write, keep where you choose, and print. Nothing is stored unless you ask.',
  '/library':
    'Short guides in plain English about sleep, worry, blood pressure, sugar, food and first aid. To read, to listen to and to keep offline.',
  '/packs':
    'Guides, sheets to fill in and your own readings in one PDF: blood pressure, sugar, sleep, worry, food, exams and your next visit.',
  '/courses':
    'Eight short courses of written steps for worry, low mood, anger and bad nights. Free for everyone, and they open offline.',
  '/screening/try':
    'How have you been these two weeks? Questions about well-being, worry and mood to try at once. Nothing is saved or sent.',
  '/instruments':
    'Who wrote the screening questions, their licences, and what their cut-offs can and cannot tell.',
  '/privacy':
    'What we keep about you, who can read it and for how long. How to download or erase it. In plain words.',
  '/terms':
    'What this service is and is not, what you can expect of us, and what we ask of you. In plain words.',
  '/login': 'Log in to see your readings, appointments and plans.',
  '/signup': 'Create a private account in two minutes. Free for students.',
  '/forgot-password': 'Ask for a link to choose a new password.',
}
