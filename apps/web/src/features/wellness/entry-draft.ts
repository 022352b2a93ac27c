import { type BodyInputOf, entryForm, type saveWellness, type WellnessEntry } from '@herbie/contract';
import { wellnessMessages } from './wellness.messages.ts';

/** What the log dialog holds for one day. */
export interface EntryDraft {
  readonly sleepQuality: number;
  readonly energyLevel: number;
  readonly stressLevel: number;
  readonly mood: number | null;
  readonly symptoms: readonly string[];
  readonly notes: string;
}

const usualScore = 3;
export const usualDraft: EntryDraft = {
  sleepQuality: usualScore,
  energyLevel: usualScore,
  stressLevel: usualScore,
  mood: null,
  symptoms: [],
  notes: '',
};

export function toDraft(entry: WellnessEntry): EntryDraft {
  return {
    sleepQuality: entry.sleepQuality ?? usualScore,
    energyLevel: entry.energyLevel ?? usualScore,
    stressLevel: entry.stressLevel ?? usualScore,
    mood: entry.mood,
    symptoms: entry.symptoms,
    notes: entry.notes ?? '',
  };
}

type Body = BodyInputOf<typeof saveWellness>;
export type EntryErrors = Partial<Record<string, string>>;

interface Filled {
  readonly profileId: number;
  readonly date: string;
  readonly today: string;
  readonly draft: EntryDraft;
}

export function toBody({ profileId, date, draft }: Omit<Filled, 'today'>): Body {
  return { ...draft, profileId, date, symptoms: [...draft.symptoms] };
}

/** What keeps the entry from being saved, by field; empty when nothing does. */
export function findProblems({ today, ...filled }: Filled): EntryErrors {
  if (filled.date === '') return { date: wellnessMessages.dateMissing };
  if (filled.date > today) return { date: wellnessMessages.dateLater };
  const checked = entryForm.safeParse(toBody(filled));
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
}
