import type { Morphology } from '@herbie/domain';
import { useId } from 'react';
import { Flower } from './botanical-flower.tsx';

interface Drawing {
  /** Seeds the drawing, so that a plant always looks like itself. */
  readonly seed: string;
  readonly morphology: Morphology | null;
  readonly initial: string;
  /** For a card: no name for screen readers, whose heading says it, and one height for all. */
  readonly isSmall?: boolean;
  readonly className?: string;
}

const leafShapes: Readonly<Record<Morphology['leaf']['shape'], string>> = {
  ovate: 'M0 0C14-10 26-10 36 0 26 10 14 10 0 0Z',
  lanceolate: 'M0 0C14-6 32-6 46 0 32 6 14 6 0 0Z',
  linear: 'M0 0C18-3 38-3 52 0 38 3 18 3 0 0Z',
  cordate: 'M4 0C2-14 16-18 36 0 16 18 2 14 4 0Z',
  palmate: 'M0 0 14-4 18-20 24-6 40-14 30 0 40 14 24 6 18 20 14 4Z',
  pinnate: 'M0 0C8-9 14-9 16 0 20-9 26-8 28 0 32-7 38-5 42 0 38 5 32 7 28 0 26 8 20 9 16 0 14 9 8 9 0 0Z',
  bipinnate: 'M0 0C4-8 9-9 11-1 14-9 19-8 21-1 24-8 29-6 31 0 29 6 24 8 21 1 19 8 14 9 11 1 9 9 4 8 0 0Z',
  trifoliate: 'M0 0C8-14 18-18 18-4 24-12 36-8 38 0 36 8 24 12 18 4 18 18 8 14 0 0Z',
  round: 'M2 0C2-16 32-16 34 0 32 16 2 16 2 0Z',
  lobed: 'M0 0C6-14 14-8 18-14 22-8 34-10 38 0 34 10 22 8 18 14 14 8 6 14 0 0Z',
  needle: 'M0 0 44-1.4 44 1.4Z',
  fan: 'M0 0C12-4 26-24 38-20 42-8 42 8 38 20 26 24 12 4 0 0Z',
  none: '',
};

/** A botanical drawing made from a plant's own shape: stem, leaves, flower, fruit and what is below. */
export function BotanicalDrawing({ seed, morphology, initial, isSmall = false, className }: Drawing) {
  const id = useId();
  const random = seeded(seed);
  const hue = 70 + Math.floor(random() * 80);
  if (!morphology) return <InitialTile {...{ seed, initial, hue, isSmall }} className={className ?? ''} />;
  return (
    <svg viewBox="0 0 200 240" className={className} {...named(isSmall, `Drawing of ${seed}`)}>
      <Gradient {...{ id, hue }} />
      <rect width="200" height="240" rx="18" fill={`url(#${id})`} />
      {isSmall ? null : (
        <text x="14" y="52" fontSize="44" fontFamily="Fraunces, Georgia, serif" fill="#20281f" opacity="0.3">
          {initial}
        </text>
      )}
      <Plant morphology={morphology} random={random} />
    </svg>
  );
}

/** Anything that is not a plant gets a tile with its initial. */
function InitialTile({
  seed,
  initial,
  hue,
  isSmall = false,
  className,
}: Omit<Drawing, 'morphology'> & { hue: number }) {
  const id = useId();
  const height = isSmall ? 240 : 110;
  return (
    <svg viewBox={`0 0 200 ${height}`} className={className} {...named(isSmall, `Tile of ${seed}`)}>
      <Gradient {...{ id, hue }} />
      <rect width="200" height={height} rx="18" fill={`url(#${id})`} />
      <text
        x="100"
        y={isSmall ? 156 : 76}
        textAnchor="middle"
        fontSize={isSmall ? 104 : 64}
        fontFamily="Fraunces, Georgia, serif"
        fill="#20281f"
        opacity="0.4"
      >
        {initial}
      </text>
    </svg>
  );
}

function named(isSmall: boolean, words: string) {
  return isSmall ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': words.replaceAll('-', ' ') };
}

function Gradient({ id, hue }: { id: string; hue: number }) {
  return (
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={`hsl(${hue} 34% 86%)`} />
        <stop offset="1" stopColor={`hsl(${hue + 50} 30% 74%)`} />
      </linearGradient>
    </defs>
  );
}

function Plant({ morphology, random }: { morphology: Morphology; random: () => number }) {
  if (morphology.habit === 'mushroom') return <Mushroom color={morphology.flower.color} random={random} />;
  const sway = (random() - 0.5) * 26;
  const stem = `M100 206C${100 + sway} 160 ${100 - sway} 110 ${100 + sway / 2} 62`;
  const pairs = morphology.leaf.arrangement === 'basal' ? 4 : 5;
  const leaves = Array.from({ length: pairs }, (_, place) => leafAt({ place, pairs, morphology, random }));
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <Below kind={morphology.below} />
      <path
        d={stem}
        fill="none"
        stroke="#3d5a3c"
        strokeWidth={morphology.habit === 'tree' || morphology.habit === 'shrub' ? 5 : 3}
      />
      {leafShapes[morphology.leaf.shape] === ''
        ? null
        : leaves.flat().map(({ x, y, angle, scale }, place) => (
            <g key={place} transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}>
              <path
                d={leafShapes[morphology.leaf.shape]}
                fill="#5f8a5a"
                fillOpacity="0.78"
                stroke="#2f4c33"
                strokeWidth="1.2"
                strokeDasharray={
                  morphology.leaf.margin === 'serrate' || morphology.leaf.margin === 'spiny' ? '2 1.4' : undefined
                }
              />
              <path d="M2 0H34" stroke="#2f4c33" strokeWidth="0.8" />
            </g>
          ))}
      <Fruit fruit={morphology.fruit} random={random} />
      <g transform={`translate(${100 + sway / 2} 58)`}>
        <Flower form={morphology.flower.form} color={morphology.flower.color} />
      </g>
    </g>
  );
}

interface LeafPlace {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
}

function leafAt({
  place,
  pairs,
  morphology,
  random,
}: {
  place: number;
  pairs: number;
  morphology: Morphology;
  random: () => number;
}): LeafPlace[] {
  const { arrangement } = morphology.leaf;
  const y = arrangement === 'basal' ? 196 - place * 5 : 186 - (place * 112) / pairs;
  const scale = (arrangement === 'basal' ? 1.35 : 1.15) - place * 0.09;
  const lift = 24 + random() * 16 + (arrangement === 'basal' ? place * 11 : 0);
  const right = { x: 101, y, angle: -lift, scale };
  const left = { x: 99, y: arrangement === 'alternate' ? y - 11 : y, angle: 180 + lift, scale };
  const middle = { x: 100, y: y - 4, angle: -lift + 55, scale: scale * 0.75 };
  return arrangement === 'whorled' ? [right, left, middle] : [right, left];
}

function Fruit({ fruit, random }: { fruit: Morphology['fruit']; random: () => number }) {
  if (fruit.form === 'none') return null;
  const long = fruit.form === 'pod' || fruit.form === 'cone';
  return (
    <g>
      {Array.from({ length: 5 }, (_, place) => (
        <ellipse
          key={place}
          cx={70 + place * 15 + random() * 6}
          cy={122 + (place % 2) * 24 + random() * 8}
          rx={long ? 3.6 : 5.6}
          ry={long ? 11 : 6}
          fill={fruit.color}
          stroke="#20281f"
          strokeOpacity="0.4"
        />
      ))}
    </g>
  );
}

function Below({ kind }: { kind: Morphology['below'] }) {
  const earth = { fill: '#b08a5c', fillOpacity: 0.85, stroke: '#6a4f2e', strokeWidth: 1.2 };
  switch (kind) {
    case 'taproot':
      return <path d="M92 204C93 220 97 230 100 236c3-6 7-16 8-32Z" {...earth} />;
    case 'rhizome':
      return <path d="M58 214c14-12 30 0 42-6s30-6 44 4c-12 12-28 6-42 8s-32 8-44-6Z" {...earth} />;
    case 'tuber':
      return <ellipse cx="100" cy="218" rx="21" ry="13" {...earth} />;
    case 'bulb':
      return <path d="M100 202c18 6 20 28 0 32-20-4-18-26 0-32Z" {...earth} />;
    case 'fibrous':
      return (
        <path
          d="M100 204c-10 8-18 14-24 26M100 204c-4 10-6 18-8 30M100 204c4 10 6 18 8 30M100 204c10 8 18 14 24 26"
          fill="none"
          stroke="#6a4f2e"
          strokeWidth="1.8"
        />
      );
    default:
      return null;
  }
}

function Mushroom({ color, random }: { color: string; random: () => number }) {
  const width = 52 + random() * 16;
  return (
    <g stroke="#4b3b29" strokeWidth="1.6">
      <path d="M86 210c4-30 4-50 2-80h24c-2 30-2 50 2 80Z" fill="#eadfc8" />
      <path
        d={`M${100 - width} 134C${100 - width} 70 ${100 + width} 70 ${100 + width} 134c-30 12-70 12-${width * 2} 0Z`}
        fill={color}
      />
      <path d={`M${100 - width} 134q${width} 16 ${width * 2} 0`} fill="none" />
    </g>
  );
}

function seeded(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    return ((state >>> 0) % 10_000) / 10_000;
  };
}
