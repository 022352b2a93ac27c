import type {
  FindingReply,
  getMonograph,
  HerbReply,
  Profile,
  ReplyOf,
  Supplement,
  WellnessEntry,
} from '@herbie/contract';

const createdAt = '2026-11-20T10:00:00.000Z';

/** A profile of which nothing but the name is known. */
export function profileOf(parts: Partial<Profile>): Profile {
  return {
    id: 3,
    userId: 1,
    name: 'Maria',
    age: null,
    gender: null,
    height: null,
    weight: null,
    currentMedications: null,
    allergies: null,
    healthConcerns: null,
    healthGoals: null,
    isMainProfile: true,
    createdAt,
    ...parts,
  };
}

/** A supplement of which nothing but the name is known. */
export function supplementOf(parts: Partial<Supplement>): Supplement {
  return {
    id: 1,
    profileId: 3,
    name: 'Ginkgo',
    dosage: null,
    frequency: null,
    startDate: null,
    endDate: null,
    notes: null,
    schedule: null,
    supply: null,
    adherence: null,
    findings: [],
    createdAt,
    ...parts,
  };
}

/** A day of which nothing is logged but what is told. */
export function entryOf(parts: Partial<WellnessEntry> & { readonly date: string }): WellnessEntry {
  return {
    id: 1,
    profileId: 3,
    sleepQuality: null,
    energyLevel: null,
    stressLevel: null,
    mood: null,
    symptoms: [],
    notes: null,
    createdAt,
    ...parts,
  };
}

/** A herb in short; its key is its name in lower case. */
export function herbOf(parts: Partial<HerbReply> & { readonly name: string }): HerbReply {
  return {
    id: 1,
    key: parts.name.toLowerCase(),
    scientificName: null,
    description: 'A plant.',
    uses: 'Sleep.',
    precautions: null,
    createdAt,
    ...parts,
  };
}

type Monograph = ReplyOf<typeof getMonograph>;

/** A herb's page of which nothing but the herb is known. */
export function monographOf({ herb, ...parts }: Partial<Monograph> & Pick<Monograph, 'herb'>): Monograph {
  return {
    herb,
    kind: 'herb',
    family: null,
    names: [],
    neverSuggest: false,
    covered: true,
    partsUsed: [],
    forms: [],
    traditionalUses: null,
    uses: [],
    amounts: [],
    preparation: null,
    timeToEffect: null,
    sideEffects: null,
    precautions: null,
    lookAlikes: null,
    morphology: null,
    rules: [],
    sources: [],
    profileId: null,
    findings: [],
    unrecognised: [],
    knowledgeVersion: '1',
    ...parts,
  };
}

interface FindingProps extends Partial<Omit<FindingReply, 'subject' | 'with'>> {
  /** The id of the herb it is about, and of what it meets. */
  readonly of: string;
  readonly with: string;
}

/** A finding of a herb with a medicine. */
export function findingOf({ of, with: other, ...parts }: FindingProps): FindingReply {
  return {
    ruleId: `${of}/medicine/${other}`,
    severity: 'major',
    kind: 'medicine',
    subject: { kind: 'herb', id: of, name: of },
    with: { kind: 'medicine', id: other, name: other, text: other },
    why: '',
    advice: '',
    evidence: 'strong',
    sources: [],
    ...parts,
  };
}
