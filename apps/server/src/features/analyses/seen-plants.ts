import { findHerb, type Herb, resolveName } from '@herbie/domain';
import type { SeenPicture } from '../assistant/seen-picture.ts';

type Confidence = SeenPicture['plants'][number]['confidence'];

export interface SeenPlants {
  /** Herbs of the knowledge base, in the order the service named them. */
  readonly candidates: readonly { readonly herb: Herb; readonly confidence: Confidence }[];
  /** The match: named first, with high confidence, and by an unambiguous name. */
  readonly match: Herb | null;
  /** How many names are unknown. The names themselves are untrusted text and are not repeated. */
  readonly unknownCount: number;
}

const author = /\s+(?:L|Mill|DC)\.\s*$/;

/** Which herbs a service may have seen, each once. */
export function resolvePlants(plants: SeenPicture['plants']): SeenPlants {
  const named = plants.map(({ name, confidence }) => ({ herbs: herbsNamed(name), confidence }));
  const candidates = named.flatMap(({ herbs, confidence }) => herbs.map((herb) => ({ herb, confidence })));
  const [first] = named;
  const [only, ...others] = first?.herbs ?? [];
  return {
    candidates: candidates.filter(({ herb }, place) => candidates.findIndex((each) => each.herb === herb) === place),
    match: first?.confidence === 'high' && only !== undefined && others.length === 0 ? only : null,
    unknownCount: named.filter(({ herbs }) => herbs.length === 0).length,
  };
}

/** Exact names only: a plant with a similar name is a different plant. */
function herbsNamed(name: string): Herb[] {
  return resolveName(name.replace(author, '')).flatMap(({ kind, id, score }) => {
    const herb = kind === 'herb' && score === 1 ? findHerb(id) : undefined;
    return herb ? [herb] : [];
  });
}
