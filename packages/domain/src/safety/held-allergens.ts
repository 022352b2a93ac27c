import { sourcesOf } from '../evidence/catalogue.ts';
import { isContentsLine, tellsOfTraces, withoutWhatIsLeftOut } from '../labels/contents-line.ts';
import { readList } from '../resolve/read.ts';
import type { Mention } from '../resolve/mention.ts';
import type { Finding } from './finding.ts';
import type { Person } from './person/person.ts';

/** An allergen that a package declares. */
export interface HeldAllergen {
  readonly id: string;
  readonly name: string;
  /** The line that says so. */
  readonly line: string;
  /** Only traces are possible. */
  readonly isTrace: boolean;
  /** The product itself is called so: "peanut butter". */
  readonly isName?: true;
}

/** What a line such as "Contains: milk, soy" names. */
interface Contents {
  readonly held: readonly HeldAllergen[];
  /** What it names besides: "soy isoflavones", "alcohol". */
  readonly others: readonly Mention[];
}

/** Null for a line that is not such a declaration. */
export function readContents(line: string): Contents | null {
  if (!isContentsLine(line)) return null;
  const isTrace = tellsOfTraces(line);
  const named = readList(withoutWhatIsLeftOut(line), { areAllergies: true }).mentions.filter(({ negated }) => !negated);
  const allergens = named.filter(({ kind }) => kind === 'allergen');
  if (allergens.length === 0) return null;
  const ids = new Map(allergens.map(({ id, name }) => [id, name]));
  const others = named
    .filter(
      ({ kind, start }) => kind !== 'allergen' && !(kind === 'herb' && allergens.some((each) => each.start === start)),
    )
    .map((mention) => ({ ...mention, allergy: false }));
  return { held: [...ids].map(([id, name]) => ({ id, name, line, isTrace })), others };
}

const tellsOfAbsence = /\b(?:free|no|not|non|without|never|zero|vegan)\b|\bsubstitute|\balternative|\ballerg/i;

/** The allergens that a food nobody knows as a herb is called after: "peanut butter", "horseradish sauce". */
export function allergensNamed(items: readonly string[]): readonly HeldAllergen[] {
  const named = items
    .filter((item) => !tellsOfAbsence.test(item))
    .flatMap((item) =>
      readList(item, { areAllergies: true })
        .mentions.filter(({ kind, negated }) => kind === 'allergen' && !negated)
        .map(({ id, name }) => ({ id, name, item })),
    );
  return [...Map.groupBy(named, ({ id }) => id)].map(([id, each]) => ({
    id,
    name: each[0]?.name ?? id,
    line: [...new Set(each.map(({ item }) => `“${item}”`))].join(', '),
    isTrace: false,
    isName: true,
  }));
}

/** What of that this person does not bear: an allergy, or gluten with coeliac disease. Gravest first. */
export function heldFindings(held: readonly HeldAllergen[], person: Person): readonly Finding[] {
  const suffered: readonly Pick<Mention, 'id' | 'name' | 'text' | 'isSevere'>[] = [
    ...person.allergens,
    ...person.conditions
      .filter(({ id }) => id === 'celiac-disease')
      .map((condition) => ({ ...condition, id: 'wheat-gluten' })),
  ];
  const findings = held.flatMap((each) => {
    const allergy = suffered.find(({ id }) => id === each.id);
    return allergy ? [toFinding(each, allergy)] : [];
  });
  const certain = new Set(
    findings.filter(({ severity }) => severity === 'contraindicated').map(({ with: { id } }) => id),
  );
  const isNews = ({ severity, with: { id } }: Finding) => severity === 'contraindicated' || !certain.has(id);
  const once = new Map(findings.filter(isNews).map((finding) => [finding.with.id, finding]));
  return [...once.values()];
}

function toFinding(held: HeldAllergen, { text, isSevere }: Pick<Mention, 'text' | 'isSevere'>): Finding {
  const { id, name } = held;
  return {
    ...(held.isName ? toldByName(held) : toldByLabel(held, isSevere === true)),
    kind: 'allergy',
    subject: { kind: 'herb', id: 'this-product', name: 'This product' },
    with: { kind: 'allergen', id, name, text },
    evidence: 'strong',
    sources: sourcesOf(labelSources),
  };
}

type Told = Pick<Finding, 'ruleId' | 'severity' | 'why' | 'advice'>;

function toldByLabel({ id, name, isTrace }: HeldAllergen, isSevere: boolean): Told {
  return isTrace
    ? {
        ruleId: `label/traces/${id}`,
        severity: isSevere ? 'major' : 'moderate',
        why: `The label says that traces of ${name} are possible. Such lines are voluntary, so they tell nothing of how much.`,
        advice: 'Ask the maker, or choose a product whose label does not say so.',
      }
    : {
        ruleId: `label/contains/${id}`,
        severity: 'contraindicated',
        why: `The label says that it holds ${name}.`,
        advice: 'Do not take it. Look for a product without it.',
      };
}

/** A relative of what is not borne is not surely harmful: only an allergist can say. */
function toldByName({ id, name, line }: HeldAllergen): Told {
  const isRelative = id.includes('family') || id === 'kiwi-banana-avocado';
  return {
    ruleId: `named/${id}`,
    severity: isRelative ? 'major' : 'contraindicated',
    why: `${line}: by its name it belongs to an allergy that was told, ${name}.`,
    advice: isRelative ? 'Avoid it unless an allergist agrees.' : 'Do not take it. Look for a product without it.',
  };
}

/** Makers in the United States must name the major allergens; what they say of traces is up to them. */
const labelSources = ['fare-food-labels'];
