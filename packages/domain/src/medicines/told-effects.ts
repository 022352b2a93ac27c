import type { Effect } from '../safety/effects.ts';
import type { MedicineClass } from './medicine-classes.ts';
import type { Medicine, MedicineTrait } from './medicine.ts';

interface Told {
  readonly effects?: readonly Effect[];
  readonly classes?: readonly MedicineClass[];
  readonly traits?: readonly MedicineTrait[];
  readonly keys: string;
  readonly sources: readonly string[];
}

/** Warnings that labels and lists give for medicines of many groups, beside what each group says of its members. */
const told: readonly Told[] = [
  {
    effects: ['qt-prolonging'],
    keys: `nilotinib ribociclib osimertinib lapatinib sunitinib vemurafenib crizotinib ceritinib dabrafenib pazopanib
      dasatinib eribulin oxaliplatin leuprolide goserelin triptorelin voriconazole ketoconazole atazanavir
      lopinavir-ritonavir`,
    sources: ['eviq-qtc-drugs'],
  },
  {
    effects: ['qt-prolonging'],
    keys: 'adagrasib encorafenib entrectinib gilteritinib glasdegib ivosidenib midostaurin mobocertinib lenvatinib',
    sources: ['review-jadpro-2023-qt'],
  },
  { effects: ['qt-prolonging'], keys: 'donepezil', sources: ['prl-2020-long-qt'] },
  { effects: ['qt-prolonging'], keys: 'dihydroartemisinin saquinavir', sources: ['ema-eurartesim'] },
  {
    classes: ['btk-inhibitor'],
    keys: 'ibrutinib acalabrutinib zanubrutinib pirtobrutinib',
    sources: ['review-shatzel-2017-ibrutinib', 'review-deloughery-2021-btk'],
  },
  {
    effects: ['bleeding'],
    keys: 'regorafenib sorafenib sunitinib cabozantinib lenvatinib ponatinib deferasirox pacritinib fruquintinib',
    sources: ['fda-labels'],
  },
  {
    effects: ['lowers-seizure-threshold'],
    keys: 'tapentadol meperidine cefepime isoniazid imipramine amitriptyline clomipramine chlorpromazine olanzapine',
    sources: ['hdrx-seizure-threshold'],
  },
  {
    effects: ['lowers-seizure-threshold'],
    keys: 'enzalutamide apalutamide busulfan chlorambucil',
    sources: ['fda-labels'],
  },
  {
    effects: ['liver-toxic'],
    keys: `dronedarone macitentan efavirenz maraviroc bicalutamide labetalol sulfasalazine obeticholic-acid tocilizumab
      natalizumab ribociclib tovorafenib avacopan vadadustat omaveloxolone
      sunitinib imatinib nilotinib gefitinib erlotinib vemurafenib alectinib lorlatinib ceritinib crizotinib brigatinib capmatinib
      selpercatinib sotorasib pralsetinib adagrasib tucatinib neratinib bosutinib entrectinib larotrectinib lenvatinib
      cabozantinib axitinib sorafenib abemaciclib duvelisib momelotinib trastuzumab-emtansine trabectedin dacarbazine
      pembrolizumab nivolumab ipilimumab atezolizumab durvalumab avelumab cemiplimab dostarlimab fingolimod siponimod
      ozanimod ponesimod cladribine infliximab naltrexone naltrexone-bupropion nitrofurantoin amoxicillin-clavulanate
      diclofenac elagolix remdesivir methyldopa atomoxetine carbamazepine phenytoin minocycline`,
    sources: ['fda-labels'],
  },
  { effects: ['liver-toxic'], keys: 'flucloxacillin', sources: ['study-russmann-2005-flucloxacillin'] },
  {
    effects: ['raises-blood-pressure'],
    keys: `mirabegron lenvatinib sorafenib axitinib cabozantinib sunitinib pazopanib regorafenib vandetanib tivozanib
      fruquintinib ponatinib bevacizumab ramucirumab niraparib abiraterone enzalutamide apalutamide leflunomide
      teriflunomide erenumab cyclosporine tacrolimus vadadustat daprodustat`,
    sources: ['fda-labels'],
  },
  { effects: ['liver-toxic'], keys: 'tamoxifen', sources: ['livertox-tamoxifen'] },
  { traits: ['cyp3a4-substrate-narrow'], keys: 'levoketoconazole', sources: ['blinkhealth-levoketoconazole'] },
  {
    effects: ['sedating'],
    keys: 'scopolamine methyldopa elinzanetant ropinirole pramipexole rotigotine apomorphine',
    sources: ['fda-labels'],
  },
  {
    effects: ['serotonergic'],
    keys: 'lisdexamfetamine dextroamphetamine dexamfetamine-patch',
    sources: ['fda-labels'],
  },
  { traits: ['cyp3a4-substrate'], keys: 'osilodrostat oliceridine', sources: ['fda-labels'] },
  { classes: ['immunosuppressant'], keys: 'ruxolitinib', sources: ['fda-labels'] },
  { effects: ['qt-prolonging'], keys: 'pacritinib givinostat', sources: ['fda-labels'] },
  { effects: ['cholinergic'], keys: 'gepotidacin', sources: ['fda-labels'] },
  { traits: ['cyp3a4-substrate', 'oatp-substrate'], keys: 'orforglipron', sources: ['fda-labels'] },
];

interface Added {
  readonly effects: readonly Effect[];
  readonly classes: readonly MedicineClass[];
  readonly traits: readonly MedicineTrait[];
  readonly sources: readonly string[];
}

/** The medicines it tells of. */
export const toldKeys: readonly string[] = told.flatMap(({ keys }) => keys.split(/\s+/));

const added = new Map<string, Added>();
for (const { effects = [], classes = [], traits = [], keys, sources } of told)
  for (const key of keys.split(/\s+/)) {
    const present = added.get(key);
    added.set(key, {
      effects: [...(present?.effects ?? []), ...effects],
      classes: [...(present?.classes ?? []), ...classes],
      traits: [...(present?.traits ?? []), ...traits],
      sources: [...(present?.sources ?? []), ...sources],
    });
  }

/** A medicine with what is told of it here. */
export function withTold(medicine: Medicine): Medicine {
  const more = added.get(medicine.key);
  if (!more) return medicine;
  return {
    ...medicine,
    classes: [...new Set([...medicine.classes, ...more.classes])],
    effects: [...new Set([...medicine.effects, ...more.effects])],
    traits: [...new Set([...medicine.traits, ...more.traits])],
    sources: [...new Set([...medicine.sources, ...more.sources])],
  };
}
