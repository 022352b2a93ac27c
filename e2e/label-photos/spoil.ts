/** What hand, lens and light do to a photo. */
export interface Condition {
  readonly name: string;
  /** Degrees the label lies askew, and degrees it is turned away from the camera. */
  readonly tilt: number;
  readonly skew: number;
  /** How wide the label stands in the picture, in dots of 1280. */
  readonly wide: number;
  /** Quarter turns of the camera. */
  readonly quarters: 0 | 1 | 2 | 3;
  /** Dots of blur. */
  readonly blur: number;
  /** From 0 (black) to 1 (as it is). */
  readonly light: number;
  readonly noise: number;
  /** How white the brightest spot is, from 0 to 1. */
  readonly glare: number;
  /** How far the middle of a row lies below its ends, in dots: a bottle. */
  readonly curve: number;
  readonly quality: number;
}

const calm: Omit<Condition, 'name'> = {
  tilt: 0,
  skew: 0,
  wide: 900,
  quarters: 0,
  blur: 0,
  light: 1,
  noise: 4,
  glare: 0,
  curve: 0,
  quality: 0.85,
};

export const conditions: readonly Condition[] = [
  { ...calm, name: 'straight' },
  { ...calm, name: 'tilted', tilt: -6 },
  { ...calm, name: 'skewed', skew: 18, tilt: 2 },
  { ...calm, name: 'turned', quarters: 1 },
  { ...calm, name: 'upside down', quarters: 2, tilt: 2 },
  { ...calm, name: 'blurred', blur: 1.3 },
  { ...calm, name: 'low light', light: 0.35, noise: 14, tilt: 3 },
  { ...calm, name: 'glare', glare: 0.75, tilt: -3 },
  { ...calm, name: 'curved', curve: 34 },
  { ...calm, name: 'small and packed', wide: 760, quality: 0.55, noise: 8 },
  { ...calm, name: 'all at once', tilt: 4, skew: -10, blur: 0.7, light: 0.6, noise: 9, glare: 0.4, quality: 0.65 },
];

interface Spoiling {
  readonly png: string;
  readonly condition: Condition;
  readonly seed: number;
}

/** Runs in the page, so it holds all it needs. Gives a JPEG in base64. */
export async function spoil({ png, condition, seed }: Spoiling): Promise<string> {
  const { quarters, blur, light, noise, glare, curve, quality } = condition;
  const clean = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = clean;
  const bent = new OffscreenCanvas(width, height);
  const bending = bent.getContext('2d');
  const sideways = quarters % 2 === 1;
  const done = new OffscreenCanvas(sideways ? height : width, sideways ? width : height);
  const context = done.getContext('2d');
  if (!bending || !context) throw new Error('this browser cannot draw');
  for (let x = 0; x < width; x += 1) {
    const fall = curve * Math.cos(((x / width) * 2 - 1) * (Math.PI / 2));
    bending.drawImage(clean, x, 0, 1, height, x, fall, 1, height);
  }
  if (blur > 0 || light < 1) context.filter = `blur(${blur}px) brightness(${light})`;
  context.translate(done.width / 2, done.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(bent, -width / 2, -height / 2);
  context.resetTransform();
  context.filter = 'none';
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  if (glare > 0) {
    const [x, y] = [done.width * (0.3 + random() * 0.4), done.height * (0.3 + random() * 0.4)];
    const spot = context.createRadialGradient(x, y, 0, x, y, done.width * 0.22);
    spot.addColorStop(0, `rgb(255 255 255 / ${glare})`);
    spot.addColorStop(1, 'rgb(255 255 255 / 0)');
    context.fillStyle = spot;
    context.fillRect(0, 0, done.width, done.height);
  }
  const picture = context.getImageData(0, 0, done.width, done.height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const off = (random() + random() - 1) * noise * 2;
    for (let colour = 0; colour < 3; colour += 1) picture.data[at + colour] = (picture.data[at + colour] ?? 0) + off;
  }
  context.putImageData(picture, 0, 0);
  const bytes = new Uint8Array(await (await done.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}
