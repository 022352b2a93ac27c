import { expect, test } from 'vitest';
import { type ReadingStep, readLabelText } from './read-label-text.ts';

const longMs = 90_000;

test('the names and amounts of a printed label are read on this device', { timeout: longMs }, async () => {
  const steps: ReadingStep[] = [];
  const { text, confidence } = await readLabelText(await labelPicture(0), { onStep: (step) => steps.push(step) });

  expect(text).toMatch(/Valerian root extract 450 mg/);
  expect(text).toMatch(/Chamomile flower 200 mg/);
  expect(confidence).toBeGreaterThan(0.6);
  expect(steps[0]).toEqual({ pass: null, passes: 0 });
  expect(steps.at(-1)?.pass).toBe(steps.at(-1)?.passes);
});

test('a label that stands on its head is read as well', { timeout: longMs }, async () => {
  const { text } = await readLabelText(await labelPicture(Math.PI));

  expect(text).toMatch(/Valerian root extract 450 mg/);
});

test(
  'the next photo is read by the same reader, and tells nothing of the one before',
  { timeout: longMs },
  async () => {
    const first: ReadingStep[] = [];
    await readLabelText(await labelPicture(0), { onStep: (step) => first.push(step) });
    const told = first.length;

    const { text, isWhole } = await readLabelText(await blankPicture());

    expect([text, isWhole]).toEqual(['', true]);
    expect(first).toHaveLength(told);
  },
);

test('a picture without words, and a file that is none, give no text and no error', { timeout: longMs }, async () => {
  expect((await readLabelText(await blankPicture())).text).toBe('');
  expect(await readLabelText(new Blob(['no picture']))).toEqual({ text: '', confidence: 0, isWhole: false });
});

test('reading can be ended, and then ends at once', { timeout: longMs }, async () => {
  const stopping = new AbortController();
  stopping.abort();

  expect(await readLabelText(await labelPicture(0), { signal: stopping.signal })).toEqual({
    text: '',
    confidence: 0,
    isWhole: false,
  });
});

function labelPicture(turn: number): Promise<Blob> {
  return draw((pen) => {
    pen.translate(500, 300);
    pen.rotate(turn);
    pen.translate(-500, -300);
    pen.fillStyle = 'black';
    pen.font = 'bold 44px serif';
    pen.fillText('Calm Evening Herbs', 80, 120);
    pen.font = '30px sans-serif';
    for (const [place, [name, amount]] of [
      ['Valerian root extract', '450 mg'],
      ['Chamomile flower', '200 mg'],
      ['Magnesium citrate', '100 mg'],
    ].entries()) {
      pen.fillText(name ?? '', 80, 220 + place * 56);
      pen.fillText(amount ?? '', 760, 220 + place * 56);
    }
    pen.fillText('Keep out of reach of children.', 80, 440);
  });
}

function blankPicture(): Promise<Blob> {
  return draw(() => undefined);
}

async function draw(paint: (pen: OffscreenCanvasRenderingContext2D) => void): Promise<Blob> {
  const canvas = new OffscreenCanvas(1000, 600);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, 1000, 600);
  paint(pen);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}
