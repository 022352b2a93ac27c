import type { Herb, Morphology } from '../../../herbs/herb.ts';
import { lower, withStop } from '../../wording/sentences.ts';

/** What it is and how to know it, in a line: what is told of it, and the shape it is drawn by. */
export function howItLooks(herb: Herb): string {
  const { monograph } = herb;
  if (isNoPlant(herb)) return `this is no plant but ${sortOf(herb)}, so there is nothing to recognise.`;
  const told = monograph === null ? 'I hold nothing on how it looks.' : lower(withStop(monograph.description));
  return monograph?.morphology == null ? told : `${told} ${shapeOf(monograph.morphology)}`;
}

/** A vitamin, a mineral, what bees make: nothing that grows. */
export function isNoPlant({ family, monograph }: Herb): boolean {
  return family === null && monograph?.morphology == null;
}

/** As in "it is a mineral". */
export function sortOf({ kind }: Herb): string {
  return sorts[kind] ?? 'a prepared substance';
}

const sorts: Partial<Readonly<Record<Herb['kind'], string>>> = {
  'bee-product': 'made by bees',
  vitamin: 'a vitamin',
  mineral: 'a mineral',
  nutrient: 'a nutrient',
  food: 'a food',
};

function shapeOf({ habit, leaf, flower }: Morphology): string {
  if (habit === 'mushroom' || habit === 'seaweed') return '';
  const leaves = leaf.shape === 'none' ? [] : [`${leafWords[leaf.shape]} leaves${edges[leaf.margin]}`];
  const flowers = flower.form === 'none' ? [] : [`${colorOf(flower.color)} flowers ${flowerWords[flower.form]}`];
  const parts = [...leaves, ...flowers];
  return parts.length === 0 ? '' : `It has ${parts.join(', and ')}.`;
}

const leafWords: Readonly<Record<Exclude<Morphology['leaf']['shape'], 'none'>, string>> = {
  ovate: 'egg-shaped',
  lanceolate: 'long, pointed',
  linear: 'narrow',
  cordate: 'heart-shaped',
  palmate: 'hand-shaped',
  pinnate: 'feathered',
  bipinnate: 'finely feathered',
  trifoliate: 'three-part',
  round: 'round',
  lobed: 'lobed',
  needle: 'needle-like',
  fan: 'fan-shaped',
};

const edges: Readonly<Record<Morphology['leaf']['margin'], string>> = {
  entire: '',
  serrate: ' with a toothed edge',
  lobed: '',
  spiny: ' with a spiny edge',
  wavy: ' with a wavy edge',
};

const flowerWords: Readonly<Record<Exclude<Morphology['flower']['form'], 'none'>, string>> = {
  daisy: 'like daisies',
  umbel: 'in flat umbrellas',
  spike: 'in spikes',
  bell: 'like bells',
  cup: 'like cups',
  star: 'like stars',
  lipped: 'with two lips',
  pea: 'like those of peas',
  cluster: 'in clusters',
  catkin: 'in catkins',
  thistle: 'like thistles',
  trumpet: 'like trumpets',
};

const channels = /^#(..)(..)(..)$/;
const white = 225;
const littleColor = 28;

/** The nearest everyday word for a color written #rrggbb. */
function colorOf(hex: string): string {
  const [red = 0, green = 0, blue = 0] = (channels.exec(hex) ?? []).slice(1).map((part) => Number.parseInt(part, 16));
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < littleColor) return Math.min(red, green, blue) > white ? 'white' : most > white ? 'whitish' : 'dull';
  const hue = hueOf({ red, green, blue }, { most, spread });
  const name = hues.find(({ upTo }) => hue < upTo)?.name ?? 'reddish';
  return Math.min(red, green, blue) > paleFrom ? `pale ${name}` : name;
}

const paleFrom = 190;

function hueOf(
  { red, green, blue }: Readonly<Record<'red' | 'green' | 'blue', number>>,
  { most, spread }: Readonly<Record<'most' | 'spread', number>>,
): number {
  const sixth = 60;
  if (most === red) return (((green - blue) / spread + 6) % 6) * sixth;
  return (most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4) * sixth;
}

const hues: readonly { readonly upTo: number; readonly name: string }[] = [
  { upTo: 15, name: 'reddish' },
  { upTo: 40, name: 'orange' },
  { upTo: 63, name: 'yellow' },
  { upTo: 160, name: 'greenish' },
  { upTo: 250, name: 'blue' },
  { upTo: 300, name: 'violet' },
  { upTo: 345, name: 'pink' },
];
