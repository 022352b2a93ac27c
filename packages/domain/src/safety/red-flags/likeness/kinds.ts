/** What a message may be about, as the lines are labelled from which the weights are learned. */
export const kinds = ['calm', 'urgent', 'self-harm', 'violence', 'poison', 'birth-and-babies', 'body'] as const;
export type Kind = (typeof kinds)[number];
export type EmergencyKind = Exclude<Kind, 'calm' | 'urgent'>;

const kindsOfRules: Readonly<Record<string, EmergencyKind>> = {
  'self-harm': 'self-harm',
  'harm-to-others': 'violence',
  violence: 'violence',
  'child-abuse': 'violence',
  'sexual-assault': 'violence',
  poisoning: 'poison',
  venom: 'poison',
  'swallowed-object': 'poison',
  'gas-or-fumes': 'poison',
  overdose: 'poison',
  pregnancy: 'birth-and-babies',
  'vaginal-bleeding': 'birth-and-babies',
  'sick-baby': 'birth-and-babies',
};

/** What a rule for emergencies is about. */
export function kindOfRule(id: string): EmergencyKind {
  return kindsOfRules[id] ?? 'body';
}
