import { conditionNames } from '../../conditions/condition-names.ts';
import type { ConditionKey } from '../../conditions/conditions.ts';
import type { Mention } from '../../resolve/mention.ts';

/** Medicines that are given for one illness only, so that whoever takes them has it. One with several uses is not here. */
const givenFor: Readonly<Partial<Record<ConditionKey, string>>> = {
  'kidney-disease': 'sevelamer lanthanum-carbonate ferric-citrate sucroferric-oxyhydroxide',
  'heart-failure': 'sacubitril-valsartan vericiguat',
  'low-blood-pressure': 'midodrine',
  'heart-disease': 'isosorbide-mononitrate isosorbide-dinitrate bosentan ambrisentan macitentan riociguat',
  'inflammatory-bowel-disease': 'mesalamine balsalazide olsalazine vedolizumab',
  hyperthyroidism: 'methimazole carbimazole propylthiouracil',
  'myasthenia-gravis': 'pyridostigmine',
  hepatitis: 'entecavir adefovir',
  'wilson-disease': 'trientine',
  'liver-disease': 'resmetirom obeticholic-acid seladelpar elafibranor',
  hemochromatosis: 'deferasirox deferiprone deferoxamine',
  'bleeding-disorder': 'eltrombopag',
  hiv: 'bictegravir-ftc-taf maraviroc fostemsavir zidovudine abacavir didanosine stavudine enfuvirtide delavirdine',
  'multiple-sclerosis': 'ocrelizumab fingolimod glatiramer interferon-beta teriflunomide',
  'breast-cancer':
    'abemaciclib palbociclib ribociclib fulvestrant toremifene elacestrant capivasertib inavolisib tucatinib neratinib',
  'prostate-cancer': 'enzalutamide apalutamide darolutamide abiraterone bicalutamide flutamide nilutamide estramustine',
  'high-potassium': 'patiromer sodium-zirconium-cyclosilicate sodium-polystyrene',
};
const illnessOf: ReadonlyMap<string, ConditionKey> = new Map(
  // safe: the keys are those written above.
  (Object.entries(givenFor) as [ConditionKey, string][]).flatMap(([illness, medicines]) =>
    medicines.split(' ').map((key) => [key, illness] as const),
  ),
);

/** The illnesses that medicines taken now tell of, in the words the medicine was typed in; the order they were told in does not count. */
export function impliedIllnesses(medicines: readonly Mention[]): readonly Mention[] {
  const inOrder = medicines.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  return inOrder.flatMap((medicine) => {
    const id = medicine.form === 'topical' ? undefined : illnessOf.get(medicine.id);
    return id === undefined ? [] : [{ ...medicine, kind: 'condition' as const, id, name: conditionNames[id].label }];
  });
}
