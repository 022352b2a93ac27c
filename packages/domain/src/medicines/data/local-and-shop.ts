import { medicine } from '../medicine-row.ts';
import type { Medicine } from '../medicine.ts';

const onSkin = { classes: ['topical-agent'], localOnly: true } as const;
const inEyes = { classes: ['eye-drop'], localOnly: true } as const;

/** What is bought without a prescription or given on one spot and hardly reaches the blood. */
export const localAndShopMedicines = [
  medicine('botulinum-toxin', {
    ...onSkin,
    name: 'botulinum toxin injection',
    names: 'botulinum toxin, botox injections, botulinum, abobotulinumtoxin, onabotulinumtoxin',
    brands: 'Botox, Dysport, Xeomin, Azzalure, Bocouture, Jeuveau, Daxxify',
  }),
  medicine('chlorhexidine', {
    ...onSkin,
    names: 'chlorhexidine mouthwash, chlorhexidine gluconate, chlorhexidine gel',
    brands: 'Corsodyl, Peridex, Hibitane, Hibiscrub, Savlon, Germolene, Periogard',
  }),
  medicine('antiseptic-mouthwash', {
    ...onSkin,
    name: 'antiseptic mouthwash',
    names: 'listerine mouthwash, hydrogen peroxide mouthwash, cetylpyridinium mouthwash',
    brands: 'Listerine, Peroxyl, Colgate Peroxyl',
  }),
  medicine('fluoride-toothpaste', {
    ...onSkin,
    name: 'fluoride toothpaste',
    names: 'high fluoride toothpaste, fluoride mouthwash, fluoride varnish',
    brands: 'Duraphat',
  }),
  medicine('benzydamine', {
    ...onSkin,
    names: 'benzydamine mouthwash, benzydamine spray',
    brands: 'Difflam, Tantum Verde',
  }),
  medicine('minoxidil-scalp', {
    ...onSkin,
    name: 'minoxidil for the scalp',
    names: 'topical minoxidil, minoxidil foam, minoxidil lotion, minoxidil scalp solution',
    brands: 'Regaine, Rogaine, Alopexy',
  }),
  medicine('throat-lozenge', {
    ...onSkin,
    name: 'antiseptic throat lozenge',
    names: 'amylmetacresol, throat lozenges, throat lozenge, antiseptic lozenges',
    brands: 'Strepsils, Tyrozets',
  }),
  medicine('emollient', {
    ...onSkin,
    name: 'emollient cream',
    names: 'aqueous cream, emollients, barrier cream, nappy cream, moisturising cream',
    brands: 'E45, Cetraben, Sudocrem, Diprobase, Epaderm, Doublebase, Aveeno cream, Bepanthen',
  }),
  medicine('hemorrhoid-cream', {
    ...onSkin,
    name: 'hemorrhoid ointment',
    names: 'haemorrhoid cream, haemorrhoid ointment, pile cream, piles ointment, pile ointment',
    brands: 'Anusol, Germoloids, Preparation H',
  }),
  medicine('artificial-tears', {
    ...inEyes,
    name: 'lubricating eye drops',
    names: 'carmellose, carmellose eye drops, dry eye drops, eye lubricant, carboxymethylcellulose eye drops, eye wash',
    brands: 'Systane, Optrex, Refresh Tears, Hylo-Forte, Viscotears, Celluvisc, Thealoz',
  }),
  medicine('saline-nasal-spray', {
    ...onSkin,
    name: 'saline nasal spray',
    names: 'salt water nasal spray, sea water nasal spray, saline nose drops, saline rinse',
    brands: 'Sterimar, NeilMed',
  }),
  medicine('cromoglicate-eye-drops', {
    ...inEyes,
    name: 'cromoglicate eye drops',
    names: 'sodium cromoglicate eye drops, cromolyn eye drops, hay fever eye drops',
    brands: 'Opticrom, Catacrom',
  }),
  medicine('salicylic-acid-paint', {
    ...onSkin,
    name: 'salicylic acid for the skin',
    names: 'salicylic acid, salicylic acid gel, salicylic acid wash, wart paint, corn plasters',
    brands: 'Bazuka, Compound W, Occlusal, Duofilm',
  }),
] satisfies readonly Medicine[];
