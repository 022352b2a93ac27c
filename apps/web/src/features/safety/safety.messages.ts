/** Sentences of the safety pages that stand in more than one place. */
export const safetyMessages = {
  noProfile: 'Nobody to check for yet',
  noProfileWhy: 'Create a profile with medicines, allergies and conditions, and Herbie checks against it.',
  limits: 'Medicine with medicine is not checked. Herbie is educational; a pharmacist or clinician has the last word.',
  nothingFound: (rules: number) => `Nothing was found in ${rules} checked facts. That is no promise.`,
  failed: 'The check failed.',
} as const;
