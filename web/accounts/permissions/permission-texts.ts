/** The texts for a permission to a provider that is given or withdrawn. */
export const permissionTexts = {
  share_screenings: {
    given: {
      title: 'You share your screenings',
      text: 'A therapist you have an appointment with can read them from now on.',
    },
    withdrawn: {
      title: 'Not shared any more',
      text: 'No therapist can open all your screenings from now on. One result that you shared with a therapist who asked for it stays shared until you stop that.',
    },
  },
  share_screenings_dietitian: {
    given: {
      title: 'You share your screenings',
      text: 'A dietitian you have an appointment with can read them from now on.',
    },
    withdrawn: {
      title: 'Not shared any more',
      text: 'No dietitian can open your screenings from now on.',
    },
  },
  share_readings: {
    given: {
      title: 'You share your readings',
      text: 'A provider you have an appointment with can read them from now on.',
    },
    withdrawn: {
      title: 'Not shared any more',
      text: 'No provider can open your readings from now on.',
    },
  },
  clinic_readings: {
    given: {
      title: 'Your provider can add readings',
      text: 'You see each one with their name, and can remove it.',
    },
    withdrawn: {
      title: 'No longer allowed',
      text: 'No provider can add readings for you from now on.',
    },
  },
  clinic_screenings: {
    given: {
      title: 'Your provider can ask you at the clinic',
      text: 'You see each questionnaire with their name, and can remove it.',
    },
    withdrawn: {
      title: 'No longer allowed',
      text: 'No provider can record your answers from now on.',
    },
  },
  clinic_plans: {
    given: {
      title: 'Your provider can start a plan with you',
      text: 'You see each plan, and who asked the questions.',
    },
    withdrawn: {
      title: 'No longer allowed',
      text: 'No provider reads or writes these plans from now on. You keep what was written.',
    },
  },
  /** @param numbers to call in danger */
  alerts: (numbers: string) => ({
    given: {
      title: 'Safety alerts are on',
      text: `This is not an emergency service: in danger, call ${numbers}.`,
    },
    withdrawn: { title: 'Safety alerts are off', text: `In danger, call ${numbers}.` },
  }),
  emergency_contact: {
    given: {
      title: 'A clinician can call them',
      text: 'They see the name and number only while an alert of yours is open.',
    },
    withdrawn: { title: 'No longer shown', text: 'No provider sees your emergency contact.' },
  },
  contact_saved: { title: 'Saved', text: 'Your emergency contact is saved.' },
} as const
