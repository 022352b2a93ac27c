/** "Soy isoflavones have estrogen-like effects": rules are written for one thing, and some names are plurals. */
export function agreeing(text: string, name: string): string {
  if (!pluralNames.has(name)) return text;
  return text
    .replaceAll('{herb} has ', '{herb} have ')
    .replaceAll('{herb} is ', '{herb} are ')
    .replaceAll(verbs, (all) => all.replace(/s $/, ' '));
}

const verbs =
  /\{herb\} (?:acts|adds|belongs|brings|blocks|comes|contains|drives|holds|keeps|makes|slows|speeds|stimulates|strengthens|swells|calms) /g;

const pluralNames: ReadonlySet<string> = new Set([
  'Bananas',
  'Beta-glucans',
  'Branched-chain amino acids',
  'Cured meats and smoked fish',
  'Digestive enzymes',
  'Electrolyte salts',
  'Fermented foods and sauces',
  'Remedies made with heavy metals',
  'Leafy greens',
  'Oats',
  'Plant sterols',
  'Poppers (alkyl nitrites)',
  'Potassium-rich foods',
  'Probiotics',
  'Prunes',
  'Psilocybe mushrooms',
  'Soy isoflavones',
  'Tianeptine products',
]);
