import { medicine } from '../medicine-row.ts';
import type { Medicine } from '../medicine.ts';
import type { MedicineClass } from '../medicine-classes.ts';

/** Medicines of the last years, and older ones told by their plain name; where a label says to avoid inducers, the trait says so. */
export const warnedOfInLabelsMedicines = [
  // Contraception and hormones
  medicine('ethinylestradiol', {
    names:
      'ethinyl estradiol, ethinyloestradiol, ethinylestradiol, etinilestradiol, ethinylöstradiol, éthinylestradiol',
    classes: ['hormonal-contraceptive'],
  }),
  medicine('drospirenone-estetrol', {
    name: 'drospirenone/estetrol',
    names: 'estetrol',
    brands: 'Nextstellis, Drovelis, Lydisilka',
    classes: ['hormonal-contraceptive'],
    effects: ['raises-potassium'],
  }),
  medicine('bazedoxifene', { brands: 'Duavee, Duavive, Conbriza', classes: ['serm'] }),
  medicine('degarelix', { brands: 'Firmagon', classes: ['anti-androgen-cancer'], effects: ['qt-prolonging'] }),
  medicine('abaloparatide', { brands: 'Tymlos', classes: ['bone-drug'] }),
  medicine('etelcalcetide', { brands: 'Parsabiv', classes: ['bone-drug'] }),
  medicine('paricalcitol', { brands: 'Zemplar', classes: ['vitamin', 'hormone'] }),
  // Cancer
  ...narrow(
    'targeted-cancer-drug',
    'adagrasib:Krazati|elacestrant:Orserdu|capivasertib:Truqap|larotrectinib:Vitrakvi|entrectinib:Rozlytrek|fedratinib:Inrebic|pacritinib:Vonjo|tepotinib:Tepmetko|pralsetinib:Gavreto',
  ),
  ...plain('targeted-cancer-drug', 'momelotinib:Ojjaara|enasidenib:Idhifa|asciminib:Scemblix'),
  ...plain('checkpoint-inhibitor', 'ipilimumab:Yervoy|atezolizumab:Tecentriq'),
  ...plain('cancer-antibody', 'cetuximab:Erbitux'),
  medicine('mitotane', { brands: 'Lysodren', classes: ['chemotherapy'] }),
  // Rare illnesses
  ...narrow('immunosuppressant', 'avacopan:Tavneos'),
  // Mind and nerves
  ...narrow('antiepileptic', 'ganaxolone:Ztalmy'),
  medicine('felbamate', { brands: 'Felbatol', classes: ['antiepileptic'], effects: ['liver-toxic'] }),
  medicine('gepirone', {
    brands: 'Exxua',
    classes: ['atypical-antidepressant'],
    effects: ['serotonergic', 'qt-prolonging'],
    traits: ['cyp3a4-substrate-narrow', 'grapefruit-sensitive'],
  }),
  medicine('brexanolone', { brands: 'Zulresso', classes: ['antidepressant'], effects: ['sedating'] }),
  medicine('tolcapone', { brands: 'Tasmar', classes: ['antiparkinson'], effects: ['liver-toxic'] }),
  medicine('lecanemab', { brands: 'Leqembi', classes: ['dementia-drug'], effects: ['bleeding'] }),
  medicine('donanemab', { brands: 'Kisunla', classes: ['dementia-drug'], effects: ['bleeding'] }),
  medicine('lofexidine', {
    brands: 'Lucemyra, Britlofex',
    classes: ['central-antihypertensive'],
    effects: ['sedating', 'qt-prolonging'],
  }),
  medicine('eptinezumab', { brands: 'Vyepti', classes: ['migraine-drug'] }),
  // Heart and lungs
  medicine('treprostinil', {
    brands: 'Remodulin, Orenitram, Tyvaso',
    classes: ['antihypertensive'],
    effects: ['bleeding'],
  }),
  medicine('aprocitentan', { brands: 'Tryvio, Jeraygo', classes: ['antihypertensive'], effects: ['liver-toxic'] }),
  medicine('evinacumab', { brands: 'Evkeeza', classes: ['lipid-lowering'] }),
  medicine('indacaterol', { brands: 'Onbrez, Arcapta, Ultibro', classes: ['beta-agonist'] }),
  medicine('revefenacin', { brands: 'Yupelri', classes: ['inhaled-anticholinergic'] }),
  medicine('zileuton', { brands: 'Zyflo', classes: ['leukotriene-blocker'], effects: ['liver-toxic'] }),
  ...plain(
    'allergy-antibody',
    'mepolizumab:Nucala|benralizumab:Fasenra|reslizumab:Cinqair|tezepelumab:Tezspire|tralokinumab:Adbry, Adtralza|lebrikizumab:Ebglyss|nemolizumab:Nemluvio',
  ),
  // Gut and bladder
  medicine('prucalopride', { brands: 'Motegrity, Resolor', classes: ['prokinetic'] }),
  medicine('tegaserod', { brands: 'Zelnorm', classes: ['prokinetic'] }),
  ...plain('laxative', 'lubiprostone:Amitiza|plecanatide:Trulance'),
  medicine('eluxadoline', { brands: 'Viberzi, Truberzi', classes: ['antidiarrheal'] }),
  medicine('alosetron', { brands: 'Lotronex', classes: ['antidiarrheal'], traits: ['cyp1a2-substrate-narrow'] }),
  ...plain('antiemetic', 'rolapitant:Varubi|netupitant:Akynzeo|trimethobenzamide:Tigan'),
  medicine('flavoxate', { brands: 'Urispas, Genurin', classes: ['bladder-anticholinergic'] }),
  medicine('pentosan-polysulfate', {
    name: 'pentosan polysulfate',
    names: 'pentosan',
    brands: 'Elmiron',
    classes: ['antispasmodic'],
    effects: ['bleeding'],
  }),
  // Infections
  medicine('tipranavir', {
    brands: 'Aptivus',
    classes: ['hiv-protease-inhibitor'],
    effects: ['bleeding', 'liver-toxic'],
  }),
  medicine('ibalizumab', { brands: 'Trogarzo', classes: ['hiv-antiviral'] }),
  ...plain('antiviral', 'tecovirimat:Tpoxx|molnupiravir:Lagevrio|bulevirtide:Hepcludex|foscarnet:Foscavir'),
  medicine('telithromycin', {
    brands: 'Ketek',
    classes: ['macrolide'],
    effects: ['qt-prolonging', 'liver-toxic'],
    traits: ['cyp3a4-substrate-narrow'],
  }),
  ...plain('antibiotic', 'daptomycin:Cubicin|tedizolid:Sivextro|dalbavancin:Dalvance|fidaxomicin:Dificid, Dificlir'),
  ...narrow('antituberculosis', 'pretomanid:Dovprela'),
  ...narrow('antifungal', 'ibrexafungerp:Brexafemme'),
  ...plain('antifungal', 'rezafungin:Rezzayo'),
  ...plain('antimalarial', 'tafenoquine:Krintafel, Arakoda'),
  ...plain('antiparasitic', 'pyrantel:Combantrin, Helmintox'),
  ...plain('gout-drug', 'pegloticase:Krystexxa'),
  // Skin and eyes: nothing of note reaches the blood
  ...local(
    'topical-agent',
    'clobetasol:Dermovate, Temovate|imiquimod:Aldara|tapinarof:Vtama|crisaborole:Eucrisa, Staquis|trifarotene:Aklief|clascoterone:Winlevi|benzoyl-peroxide:Acnecide, PanOxyl, Benzac, Duac, Acanya|azelaic-acid:Finacea, Skinoren',
  ),
  ...local(
    'eye-drop',
    'tafluprost:Taflotan, Zioptan|brinzolamide:Azopt|netarsudil:Rhopressa|apraclonidine:Iopidine|lifitegrast:Xiidra|olopatadine:Pataday, Opatanol|tropicamide:Mydriacyl|cyclopentolate:Cyclogyl|loteprednol:Lotemax|ranibizumab:Lucentis|aflibercept:Eylea|faricimab:Vabysmo',
  ),
] satisfies readonly Medicine[];

function rowsOf(listed: string): readonly (readonly [string, string])[] {
  return listed.split('|').map((each) => {
    const [key = '', brands = ''] = each.split(':');
    return [key, brands] as const;
  });
}

function plain(group: MedicineClass, listed: string): Medicine[] {
  return rowsOf(listed).map(([key, brands]) => medicine(key, { brands, classes: [group] }));
}

function narrow(group: MedicineClass, listed: string): Medicine[] {
  return rowsOf(listed).map(([key, brands]) =>
    medicine(key, { brands, classes: [group], traits: ['cyp3a4-substrate-narrow'] }),
  );
}

function local(group: MedicineClass, listed: string): Medicine[] {
  return rowsOf(listed).map(([key, brands]) => medicine(key, { brands, classes: [group], localOnly: true }));
}
