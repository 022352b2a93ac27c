/** The check boxes "Anything that changes what is safe?": fixed phrases kept in a profile's health concerns. */
export const safetyPhrases = [
  { key: 'pregnant', label: 'Pregnant', phrase: 'Pregnant' },
  { key: 'trying', label: 'Trying to conceive', phrase: 'Trying to conceive' },
  { key: 'breastfeeding', label: 'Breastfeeding', phrase: 'Breastfeeding' },
  { key: 'liver', label: 'Liver disease', phrase: 'Liver disease' },
  { key: 'kidney', label: 'Kidney disease', phrase: 'Kidney disease' },
  { key: 'bleeding', label: 'Bleeding disorder', phrase: 'Bleeding disorder' },
  { key: 'pressure', label: 'High blood pressure', phrase: 'High blood pressure' },
  { key: 'heart', label: 'Heart disease', phrase: 'Heart disease' },
  { key: 'diabetes', label: 'Diabetes', phrase: 'Diabetes' },
  { key: 'epilepsy', label: 'Epilepsy or seizures', phrase: 'Epilepsy' },
  { key: 'autoimmune', label: 'Autoimmune disease', phrase: 'Autoimmune disease' },
  { key: 'transplant', label: 'Organ transplant', phrase: 'Organ transplant' },
  { key: 'hormone', label: 'Hormone-sensitive condition', phrase: 'Hormone-sensitive condition' },
  { key: 'bipolar', label: 'Bipolar disorder', phrase: 'Bipolar disorder' },
  { key: 'surgery', label: 'Surgery planned', phrase: 'Surgery planned' },
] as const;
/** The key of one tick box about health. */
export type SafetyPhraseKey = (typeof safetyPhrases)[number]['key'];

/** Health goals that a profile offers as tick boxes. */
export const interests = [
  { key: 'sleep', label: 'Sleep Improvement' },
  { key: 'energy', label: 'Energy Boost' },
  { key: 'stress', label: 'Stress Management' },
  { key: 'digestion', label: 'Digestive Health' },
  { key: 'immunity', label: 'Immune Support' },
  { key: 'mood', label: 'Mood Enhancement' },
  { key: 'cognitive', label: 'Cognitive Function' },
  { key: 'inflammation', label: 'Inflammation' },
  { key: 'skincare', label: 'Skin Health' },
] as const;
/** The key of one health goal. */
export type InterestKey = (typeof interests)[number]['key'];

const safetyStart = 'Safety: ';
const interestsStart = 'Interests: ';
const surgeryDay = /^Surgery planned(?: (\d{4}-\d{2}-\d{2}))?$/;

/** A profile's health concerns, apart from how they are stored in one text. */
export interface Concerns {
  readonly text: string;
  readonly phrases: readonly SafetyPhraseKey[];
  /** yyyy-MM-dd of a planned operation. */
  readonly surgeryOn: string | null;
}

/** Free text and ticked boxes as one stored text. */
export function composeConcerns({ text, phrases, surgeryOn }: Concerns): string {
  const ticked = safetyPhrases
    .filter(({ key }) => phrases.includes(key))
    .map(({ key, phrase }) => (key === 'surgery' && surgeryOn ? `${phrase} ${surgeryOn}` : phrase));
  return joinLast(text, safetyStart, ticked);
}

/** A profile's stored health concerns, taken apart into free text and ticked boxes. */
export function parseConcerns(stored: string | null): Concerns {
  const { text, labels } = splitLast(stored, safetyStart, (label) => keyOfPhrase(label) !== undefined);
  const surgeryOn = labels.map((label) => surgeryDay.exec(label)?.[1]).find((day) => day !== undefined) ?? null;
  return { text, phrases: labels.flatMap((label) => keyOfPhrase(label) ?? []), surgeryOn };
}

/** A profile's health goals, apart from how they are stored in one text. */
export interface Goals {
  readonly text: string;
  readonly interests: readonly InterestKey[];
}

/** Free text, then, if any box is ticked, a last line `Interests: Sleep Improvement, Energy Boost`. */
export function composeGoals({ text, interests: chosen }: Goals): string {
  return joinLast(
    text,
    interestsStart,
    interests.filter(({ key }) => chosen.includes(key)).map(({ label }) => label),
  );
}

/** A profile's stored health goals, taken apart into free text and interests. */
export function parseGoals(stored: string | null): Goals {
  const isKnown = (label: string) => interests.some((each) => each.label === label);
  const { text, labels } = splitLast(stored, interestsStart, isKnown);
  return { text, interests: interests.filter(({ label }) => labels.includes(label)).map(({ key }) => key) };
}

function keyOfPhrase(label: string): SafetyPhraseKey | undefined {
  if (surgeryDay.test(label)) return 'surgery';
  return safetyPhrases.find(({ phrase }) => phrase === label)?.key;
}

function joinLast(text: string, start: string, labels: readonly string[]): string {
  const free = text.trim();
  if (labels.length === 0) return free;
  const line = `${start}${labels.join(', ')}`;
  return free === '' ? line : `${free}\n${line}`;
}

/** The last line that begins with `start`; labels nobody knows stay in the free text. */
function splitLast(
  stored: string | null,
  start: string,
  isKnown: (label: string) => boolean,
): { text: string; labels: string[] } {
  const lines = (stored ?? '').split('\n');
  const place = lines.findLastIndex((line) => line.startsWith(start));
  if (place === -1) return { text: (stored ?? '').trim(), labels: [] };
  const labels = (lines[place] ?? '')
    .slice(start.length)
    .split(',')
    .map((label) => label.trim())
    .filter((label) => label !== '');
  const unknown = labels.filter((label) => !isKnown(label));
  const kept = [
    ...lines.slice(0, place),
    ...(unknown.length > 0 ? [unknown.join(', ')] : []),
    ...lines.slice(place + 1),
  ];
  return { text: kept.join('\n').trim(), labels: labels.filter(isKnown) };
}
