import { medicine } from '../medicine-row.ts';
import type { Medicine } from '../medicine.ts';

/** Medicines of recent years whose labels name St John's wort, grapefruit or strong enzyme changers. */
export const newerMedicines = [
  medicine('atogepant', {
    brands: 'Qulipta, Aquipta',
    classes: ['migraine-drug'],
    traits: ['cyp3a4-substrate-narrow', 'oatp-substrate'],
  }),
  medicine('zavegepant', { brands: 'Zavzpret', classes: ['migraine-drug'], traits: ['oatp-substrate'] }),
  medicine('lumateperone', { brands: 'Caplyta', classes: ['antipsychotic'], traits: ['cyp3a4-substrate-narrow'] }),
  medicine('pimavanserin', {
    brands: 'Nuplazid',
    classes: ['antipsychotic'],
    effects: ['qt-prolonging'],
    traits: ['cyp3a4-substrate-narrow'],
  }),
  medicine('valbenazine', {
    brands: 'Ingrezza',
    classes: ['antiparkinson'],
    effects: ['sedating', 'qt-prolonging'],
    traits: ['cyp3a4-substrate-narrow', 'cyp2d6-substrate'],
  }),
  medicine('deutetrabenazine', {
    brands: 'Austedo',
    classes: ['antiparkinson'],
    effects: ['sedating', 'qt-prolonging'],
    traits: ['cyp2d6-substrate'],
  }),
  medicine('relugolix', {
    brands: 'Orgovyx',
    classes: ['hormonal-cancer-therapy'],
    effects: ['qt-prolonging'],
    traits: ['p-gp-substrate-narrow', 'cyp3a4-substrate'],
  }),
  medicine('elagolix', {
    brands: 'Orilissa',
    classes: ['hormone'],
    traits: ['cyp3a4-substrate', 'p-gp-substrate', 'oatp-substrate'],
  }),
  medicine('mavacamten', {
    brands: 'Camzyos',
    classes: ['antianginal'],
    traits: ['cyp2c19-substrate', 'cyp3a4-substrate-narrow', 'narrow-margin', 'grapefruit-sensitive'],
  }),
  medicine('ivacaftor', {
    brands: 'Kalydeco, Trikafta, Kaftrio, Symdeko',
    names: 'elexacaftor, tezacaftor',
    classes: ['expectorant'],
    effects: ['liver-toxic'],
    traits: ['cyp3a4-substrate-narrow', 'grapefruit-sensitive'],
  }),
  medicine('naloxegol', {
    brands: 'Movantik, Moventig',
    classes: ['opioid-antagonist', 'laxative'],
    traits: ['cyp3a4-substrate-narrow', 'grapefruit-sensitive'],
  }),
  medicine('fezolinetant', {
    brands: 'Veozah',
    classes: ['hormone'],
    effects: ['liver-toxic'],
    traits: ['cyp1a2-substrate-narrow'],
  }),
  medicine('vonoprazan', {
    brands: 'Voquezna',
    classes: ['proton-pump-inhibitor'],
    traits: ['cyp3a4-substrate-narrow'],
  }),
  medicine('lenacapavir', {
    brands: 'Sunlenca, Yeztugo',
    classes: ['hiv-antiviral'],
    traits: ['cyp3a4-substrate-narrow', 'p-gp-substrate'],
  }),
  medicine('suzetrigine', {
    brands: 'Journavx',
    classes: ['non-opioid-analgesic'],
    traits: ['cyp3a4-substrate-narrow', 'grapefruit-sensitive'],
  }),
  medicine('zuranolone', {
    brands: 'Zurzuvae',
    classes: ['atypical-antidepressant'],
    effects: ['sedating'],
    traits: ['cyp3a4-substrate-narrow'],
  }),
  medicine('dextromethorphan-bupropion', {
    name: 'dextromethorphan/bupropion',
    brands: 'Auvelity',
    classes: ['atypical-antidepressant'],
    effects: ['serotonergic', 'lowers-seizure-threshold', 'stimulant', 'raises-blood-pressure'],
    traits: ['cyp2d6-substrate'],
  }),
  medicine('lomitapide', {
    brands: 'Juxtapid, Lojuxta',
    classes: ['lipid-lowering'],
    effects: ['liver-toxic'],
    traits: ['cyp3a4-substrate-narrow', 'grapefruit-sensitive'],
  }),
  medicine('ospemifene', {
    brands: 'Osphena, Senshio',
    classes: ['serm'],
    traits: ['cyp3a4-substrate', 'cyp2c9-substrate', 'cyp2c19-substrate'],
  }),
  medicine('rifaximin', { brands: 'Xifaxan', classes: ['antibiotic'], traits: ['p-gp-substrate'] }),
  medicine('methenamine', { brands: 'Hiprex, Urex', names: 'methenamine hippurate', classes: ['antibiotic'] }),
  medicine('tranexamic-acid', { brands: 'Lysteda, Cyklokapron', classes: ['hormone'] }),
  medicine('stiripentol', {
    brands: 'Diacomit',
    classes: ['antiepileptic'],
    traits: ['cyp1a2-substrate', 'cyp3a4-substrate', 'cyp2c19-substrate'],
  }),
  medicine('rifapentine', { brands: 'Priftin', classes: ['antituberculosis'] }),
  medicine('xanomeline-trospium', {
    name: 'xanomeline/trospium',
    brands: 'Cobenfy',
    classes: ['antipsychotic'],
    effects: ['anticholinergic', 'cholinergic'],
    traits: ['cyp2d6-substrate'],
  }),
  medicine('istradefylline', {
    brands: 'Nourianz',
    classes: ['antiparkinson'],
    traits: ['cyp3a4-substrate-narrow', 'cyp1a2-substrate'],
  }),
  medicine('maribavir', { brands: 'Livtencity', classes: ['antiviral'], traits: ['cyp3a4-substrate-narrow'] }),
  medicine('fostemsavir', { brands: 'Rukobia', classes: ['hiv-antiviral'], traits: ['cyp3a4-substrate-narrow'] }),
  medicine('osilodrostat', { brands: 'Isturisa', classes: ['hormone'], effects: ['qt-prolonging'] }),
  medicine('tasimelteon', {
    brands: 'Hetlioz',
    classes: ['hypnotic'],
    traits: ['cyp1a2-substrate-narrow', 'cyp3a4-substrate-narrow'],
  }),
  medicine('fenfluramine', {
    brands: 'Fintepla',
    classes: ['antiepileptic'],
    effects: ['serotonergic'],
    traits: ['cyp1a2-substrate', 'cyp2d6-substrate', 'cyp3a4-substrate'],
  }),
  medicine('sparsentan', {
    brands: 'Filspari',
    classes: ['arb'],
    effects: ['liver-toxic'],
    traits: ['cyp3a4-substrate-narrow'],
  }),
] satisfies readonly Medicine[];
