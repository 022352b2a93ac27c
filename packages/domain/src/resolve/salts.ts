import type { Mention } from './mention.ts';

/** Medicines that are sold as a salt, whose name is often written out: the metal is part of it, and no supplement. */
const saltsOf: Readonly<Record<string, readonly string[]>> = {
  potassium: [
    'losartan',
    'losartan-hydrochlorothiazide',
    'diclofenac',
    'penicillin-v',
    'penicillin-g',
    'amoxicillin-clavulanate',
    'raltegravir',
    'clorazepate',
    'azilsartan',
    'canrenoate',
    'oxaprozin',
    'bempedoic-acid',
  ],
  calcium: [
    'docusate',
    'doxycycline',
    'cefixime',
    'atorvastatin',
    'rosuvastatin',
    'pitavastatin',
    'acamprosate',
    'fenoprofen',
    'leucovorin',
    'folinic-acid',
  ],
  magnesium: [
    'pitavastatin',
    'naproxen-esomeprazole',
    'rabeprazole',
    'esomeprazole',
    'omeprazole',
    'pantoprazole',
    'valproate',
  ],
  zinc: ['insulin', 'bacitracin'],
};
/** The adjective, or what stands behind "de" or a hyphen: of any medicine. */
const surelySalt =
  /^(?:pot[aá]s+ic[oa]|potassique|c[aá]lcic[oa]|calcique|magn[eé]sic[oa]|magn[eé]sique|s[oó]dic[oa]|sodique|kalium|natrium|zinc|calcium|magnesium|potasio|pot[aá]ssio|calcio|c[aá]lcio|magnesio|magn[eé]sio|potassium)$/i;
/** " kamedoxomil " stands between. */
const longestBetween = 14;
const adjective = /(?:ic[oa]|ique)$/i;

/** "Losartan-Kalium", "amoxicillin/clavulanate potassium": the second part of one medicine's name. */
export function isSalt(text: string, { kind, id, start, text: metal }: Mention, all: readonly Mention[]): boolean {
  if (kind === 'condition' || !surelySalt.test(metal)) return false;
  const medicine = all.find(
    (other) => other.kind === 'medicine' && other.end <= start && start - other.end <= longestBetween,
  );
  if (medicine === undefined) return false;
  const between = text.slice(medicine.end, start);
  if (/^ (?:kamedoxomil |medoxomil )?$/.test(between))
    return adjective.test(metal) || /^kalium$/i.test(metal) || (saltsOf[id] ?? []).includes(medicine.id);
  return /^(?:-| d[ei] )$/.test(between);
}
