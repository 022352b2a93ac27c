import type { Herb } from '../../../herbs/herb.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Person } from '../../../safety/person/person.ts';
import { findingsAbout } from '../checked-herbs.ts';

/** "Tincture or tea?", of one who may have no alcohol: beside a medicine, or since they stopped drinking. */
export function againstTincture(question: string, { key, name }: Herb, person: Person): Finding | null {
  if (!ofTinctures.test(question)) return null;
  const tincture = { kind: 'herb', id: key, name, text: name, form: 'tincture' } as const;
  const found = findingsAbout([tincture], person).find(
    ({ why, severity }) => ofAlcohol.test(why) && severity !== 'minor',
  );
  return found ?? null;
}

export function tinctureLine({ why, advice }: Finding): string {
  return `For you the tincture is not the one to choose. ${why} ${advice}`;
}

const ofTinctures = /\btinctures?\b/i;
const ofAlcohol = /\bcontains alcohol\b/i;
