const minute = 60;
const hour = 60 * minute;

/** How often each thing may be done: points per window of seconds. RATE_LIMIT_SCALE multiplies the points. */
export const limitRules = {
  loginFailuresPerName: { points: 10, seconds: 10 * minute },
  loginFailuresPerAccount: { points: 100, seconds: hour },
  loginFailuresPerAddress: { points: 50, seconds: 15 * minute },
  registrationsPerAddress: { points: 100, seconds: hour },
  resetRequestsPerAddress: { points: 10, seconds: hour },
  resetMailsPerAccount: { points: 3, seconds: hour },
  resetGuessesPerAddress: { points: 10, seconds: 15 * minute },
  promotionsPerUser: { points: 5, seconds: 15 * minute },
  promotionsPerAddress: { points: 20, seconds: hour },
  promotionsOfAll: { points: 100, seconds: 24 * hour },
  passwordGuessesPerUser: { points: 10, seconds: 10 * minute },
  messagesPerUser: { points: 30, seconds: minute },
  analysesPerUser: { points: 60, seconds: hour },
  clicksPerAddress: { points: 120, seconds: minute },
  exportsPerUser: { points: 20, seconds: hour },
  modelAnswersPerUser: { points: 100, seconds: 24 * hour },
  modelAnswersOfAll: { points: 5000, seconds: 24 * hour },
  modelTokensPerUser: { points: 400_000, seconds: 24 * hour },
  modelTokensOfAll: { points: 10_000_000, seconds: 24 * hour },
} as const;

export type LimitName = keyof typeof limitRules;
