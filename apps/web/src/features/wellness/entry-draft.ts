import type { BodyInputOf, saveWellness, WellnessEntry } from '@herbie/contract';

/** What the log dialog holds for one day. */
export interface EntryDraft {
  readonly sleepQuality: number;
  readonly energyLevel: number;
  readonly stressLevel: number;
  readonly mood: number | null;
  readonly symptoms: readonly string[];
  readonly notes: string;
}

const defaultScore = 3;
export const defaultDraft: EntryDraft = {
  sleepQuality: defaultScore,
  energyLevel: defaultScore,
  stressLevel: defaultScore,
  mood: null,
  symptoms: [],
  notes: '',
};

export function toDraft(entry: WellnessEntry): EntryDraft {
  return {
    sleepQuality: entry.sleepQuality ?? defaultScore,
    energyLevel: entry.energyLevel ?? defaultScore,
    stressLevel: entry.stressLevel ?? defaultScore,
    mood: entry.mood,
    symptoms: entry.symptoms,
    notes: entry.notes ?? '',
  };
}

/** What another day may have had as well; a note is of its own day. */
export function toRepeat(entry: WellnessEntry): Omit<EntryDraft, 'notes'> {
  const { notes: _, ...repeated } = toDraft(entry);
  return repeated;
}

type Body = BodyInputOf<typeof saveWellness>;

export interface Filled {
  readonly profileId: number;
  readonly date: string;
  readonly today: string;
  readonly draft: EntryDraft;
}

export function toBody({ profileId, date, draft }: Omit<Filled, 'today'>): Body {
  return { ...draft, profileId, date, symptoms: [...draft.symptoms] };
}
