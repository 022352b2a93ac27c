import { anyPhrase } from '../../resolve/phrases.ts';

/** A way in which plants are prepared at home. */
export interface PreparationMethod {
  /** As in "a tincture". */
  readonly name: string;
  readonly meets: RegExp;
  readonly isSwallowed: boolean;
  readonly how: string;
  readonly keeps: string;
  /** Whether it is for a child. */
  readonly forChildren: string;
}

/** General ways of kitchen and pharmacy; none of them is a dose. */
export const preparationMethods: readonly PreparationMethod[] = [
  {
    name: 'golden milk',
    isSwallowed: true,
    meets: anyPhrase(/golden (?:milk|latte)/, /haldi (?:doodh|milk)/, /haldi ka doodh/),
    how: 'For golden milk warm a cup of milk or a plant drink with half a teaspoon of ground turmeric, a little ginger or cinnamon and a pinch of black pepper, and let it simmer gently for about five minutes; sweeten it as you like. It holds far less of the yellow color than the extracts that were studied, so take it as a pleasant drink rather than a remedy.',
    keeps: 'It is best fresh, and keeps for a day or two in the fridge.',
    forChildren:
      'As a drink with a pinch of the spice it is food for a child who eats at the family table; without honey under one year, and without the pepper if it burns.',
  },
  {
    name: 'a decoction',
    isSwallowed: true,
    meets: anyPhrase(/decoctions?/, /tea (?:from|of|with) (?:roots?|bark|seeds)/),
    how: 'For a decoction put about a tablespoon of cut root, bark or seeds into half a liter of cold water, bring it to the boil, and let it simmer under a lid for 10 to 20 minutes. Strain it while it is hot.',
    keeps: 'It keeps for a day in the fridge.',
    forChildren:
      'Whether a child may have it hangs on the plant, not on the way it is made. Name the plant and the age, and I check it.',
  },
  {
    name: 'a tincture',
    isSwallowed: true,
    meets: anyPhrase(/tinctures?/),
    how: 'For a tincture a clean jar is filled half with the dried, cut plant and topped up with vodka of 40 percent or more, so that all is covered. It stands closed and dark for two to four weeks, is shaken each day, then strained through a cloth into a dark bottle with name and date. What is made at home has no known strength, so tested drops from a shop are safer to dose.',
    keeps: 'Closed, dark and cool it keeps for one to three years.',
    forChildren:
      'A tincture is not for children: it holds alcohol. A tea, or a syrup made for their age, is the better form; name the plant and the age, and I check it.',
  },
  {
    name: 'a syrup',
    isSwallowed: true,
    meets: anyPhrase(/syrups?/),
    how: 'For a syrup simmer the plant in water until half of the water is gone, strain it, and stir in as much sugar, or honey once it is lukewarm, as there is liquid. Fill it into clean bottles. With honey it is not for a child under one year.',
    keeps: 'It keeps for two to four weeks in the fridge; throw it away when it foams, clouds or smells off.',
    forChildren:
      'With honey no syrup is for a baby under one year. Beyond that it hangs on the plant: name it and the age, and I check it.',
  },
  {
    name: 'a salve',
    isSwallowed: false,
    meets: anyPhrase(/salves?/, /ointments?/, /balms?(?! tea)/, /creams?/, /lip balm/),
    how: 'For a salve warm 100 ml of a plant oil, in which the well dried plant was steeped for some weeks in a warm place and strained off, in a water bath with about 10 to 15 g of beeswax until it melts. Fill it into clean small jars and let it set. Put it on unbroken skin, first on a small spot.',
    keeps: 'Cool and dark it keeps for about half a year; throw it away when it smells rancid or shows mold.',
    forChildren:
      'On a small spot of unbroken skin plain salves are mostly borne; camphor, menthol, eucalyptus and other strong oils are not for small children. Name the plant and the age, and I check it.',
  },
  {
    name: 'an infused oil',
    isSwallowed: false,
    meets: anyPhrase(
      /(?:infused|herbal|macerated) oils?/,
      /oil macerat\w+/,
      /infus\w+ (?:\w+ )?(?:in|with) (?:olive )?oil/,
      /(?<!\b(?:essential|olive|coconut|fish|sunflower|cooking|carrier|seed) )oils?(?! of\b)/,
    ),
    how: 'For an infused oil cover the fully dried plant with olive or sunflower oil, let it stand warm for two to four weeks or in a water bath at low heat for two hours, and strain it. The plant must be dry: damp plants and fresh garlic in oil can breed the germ of botulism, so such oil is not for eating. Put it on unbroken skin, first on a small spot; whoever is allergic to the plant’s family leaves it out.',
    keeps: 'For the skin it keeps for about half a year, cool and dark.',
    forChildren: 'On a small spot of unbroken skin it is mostly borne. Name the plant and the age, and I check it.',
  },
  {
    name: 'a compress',
    isSwallowed: false,
    meets: anyPhrase(/compress(?:es)?/),
    how: 'For a compress make a strong tea, twice what you would drink, strain it and let it cool until it is lukewarm. Soak a clean cloth in it, wring it out and lay it on for 10 to 20 minutes. Not on open wounds, and not in the eyes.',
    keeps: 'Make it fresh each time.',
    forChildren: 'Lukewarm and for a few minutes it is mostly borne. Name the plant and the age, and I check it.',
  },
  {
    name: 'a poultice',
    isSwallowed: false,
    meets: anyPhrase(/poultices?/, /plasters? (?:from|of|with) herbs/),
    how: 'For a poultice mash the fresh plant, or stir the dried one with hot water to a paste, wrap it in a thin cloth and lay it on unbroken skin for up to 20 minutes. Look under it often: mustard, onion and garlic burn the skin.',
    keeps: 'Make it fresh each time.',
    forChildren:
      'For a child leave hot and sharp ones, such as mustard or onion, away. Name the plant and the age, and I check it.',
  },
  {
    name: 'a bath',
    isSwallowed: false,
    meets: anyPhrase(/(?:herbal |foot |sitz |oat |full )baths?/, /bath (?:with|from|of) herbs/),
    how: 'For a bath pour one to two liters of boiling water on two handfuls of the dried plant, let it stand for 20 minutes, strain it and add it to the tub or basin. Water of 36 to 38 °C, 10 to 20 minutes. With a fever, open wounds or a weak heart ask first.',
    keeps: 'Make it fresh each time.',
    forChildren: 'For small children no strong oils in the bath. Name the plant and the age, and I check it.',
  },
  {
    name: 'a gargle',
    isSwallowed: false,
    meets: anyPhrase(/gargles?/, /mouth ?(?:rinse|wash)(?:es)?/),
    how: 'For a gargle steep about two teaspoons of the dried leaf, such as sage or thyme, in a cup of boiling water for 10 minutes, strain it and let it cool. Gargle for half a minute several times a day and spit it out.',
    keeps: 'It keeps for a day in the fridge.',
    forChildren: 'Gargling is for those who can spit out, from about six years.',
  },
  {
    name: 'an herbal vinegar',
    isSwallowed: true,
    meets: anyPhrase(/(?:herbal )?vinegars?/, /oxymels?/),
    how: 'For an herbal vinegar fill a jar loosely with the plant, cover it with vinegar of at least 5 percent, close it with a lid that is not metal, and strain it after two to four weeks. With the same amount of honey it becomes an oxymel.',
    keeps: 'Cool and dark it keeps for about half a year.',
    forChildren: 'With honey it is not for a baby under one year.',
  },
  {
    name: 'steam',
    isSwallowed: false,
    meets: anyPhrase(/steam (?:inhal\w+|bath)s?/, /inhalations?/),
    how: 'For steam a bowl of hot, no longer boiling water stands on a firm table, and the head is held an arm’s length above it for 5 to 10 minutes, eyes closed. A hot bowl scalds many people each year, and proof that it helps is poor.',
    keeps: 'Make it fresh each time.',
    forChildren: 'Not for children: they are scalded too easily.',
  },
  {
    name: 'a tea',
    isSwallowed: true,
    meets: anyPhrase(/infusions?/, /(?:herbal |leaf |flower |loose )?teas?/),
    how: 'For a tea of leaves or flowers pour a cup of boiling water on one to two teaspoons of the dried plant, cover it for 5 to 10 minutes, and strain it. Roots, bark and seeds are simmered for 10 to 20 minutes instead; slimy roots such as marshmallow are steeped cold.',
    keeps: 'Fresh it is best; it keeps for a day in the fridge.',
    forChildren: 'Whether a child may have it hangs on the plant. Name it and the age, and I check it.',
  },
];
