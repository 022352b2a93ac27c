import { type Finding, type Herb, isContentsLine, type LabelText, severityWords, useLabels } from '@herbie/domain';

export const neverEat = 'Never eat or use a plant on the strength of this photo.';

/** Whether a vision model looked at the photo, and the outcome; `none`: none is configured. */
export type LookedAt = 'label' | 'neither' | 'kept' | 'unavailable' | 'spent' | 'none' | 'no photo';

/** Why only the printed text was used. */
const lookedAtLines: Partial<Record<LookedAt, string>> = {
  kept: 'The photo was not shown to the photo service. What you see comes from its words alone.',
  unavailable: 'The photo service could not look at this photo just now, so only its printed words were read.',
  spent: "Today's share of the photo service is used up, so only the printed words were read.",
};

interface Result {
  readonly lookedAt: LookedAt;
  readonly label: LabelText | null;
  readonly herb: Herb | undefined;
  readonly findings: readonly Finding[];
}

/** The result as clean HTML: benefits, ingredients, wellness uses and precautions, or honest advice for a better photo. */
export function toResultHtml({ lookedAt, label, herb, findings }: Result): string {
  const hasIngredients = (label?.ingredients.length ?? 0) > 0;
  const line = lookedAtLines[lookedAt];
  const note = line === undefined ? '' : `<p><em>${line}</em></p>`;
  if (!herb && !hasIngredients) return `${note}${nothingRecognised(label, lookedAt)}`;
  const monograph = herb?.monograph ?? null;
  return [
    note,
    section(
      'Benefits',
      monograph ? paragraph(monograph.description) : paragraph('What this may do is not covered here.'),
    ),
    section(
      'Ingredients',
      (hasIngredients ? ingredientList(label) : paragraph('No list of ingredients could be read.')) +
        (label?.warnings ?? []).filter(isContentsLine).map(paragraph).join(''),
    ),
    section(
      'Wellness uses',
      monograph
        ? list(monograph.uses.map(({ use, text }) => `${useLabels[use]}: ${text}`))
        : paragraph('Uses are not covered here.'),
    ),
    section('Precautions', precautions({ herb, findings, label })),
    `<p><strong>${neverEat}</strong></p>`,
  ].join('');
}

function nothingRecognised(label: LabelText | null, lookedAt: LookedAt): string {
  if (lookedAt === 'no photo')
    return [
      paragraph('No herb or supplement could be recognised in this text.'),
      paragraph('Write each ingredient on a line of its own, as the label has it. Or search for the name.'),
      `<p><strong>${neverEat}</strong></p>`,
    ].join('');
  return [
    paragraph('No herb or supplement could be recognised in this photo.'),
    paragraph(whyNothing(label, lookedAt)),
    paragraph(
      'Take the photo of the label straight on, in good light, close enough to read the small print. Or search for the name.',
    ),
    `<p><strong>${neverEat}</strong></p>`,
  ].join('');
}

function whyNothing(label: LabelText | null, lookedAt: LookedAt): string {
  if (label !== null && label.text.trim() !== '')
    return 'Text was read, but no herb or supplement in it is known here.';
  return lookedAt === 'neither' || lookedAt === 'label'
    ? 'The photo service saw neither a label it could read nor a plant it could name.'
    : 'A plant cannot be recognised from a picture without a vision service, and no readable text was found.';
}

function precautions({ herb, findings, label }: Omit<Result, 'lookedAt'>): string {
  const lines = [
    ...reasons(findings),
    ...(herb?.monograph ? [herb.monograph.precautions.text] : []),
    ...(herb?.monograph?.lookAlikes ? [herb.monograph.lookAlikes.text] : []),
    ...(label?.warnings.filter((line) => !isContentsLine(line)) ?? []),
  ];
  if (lines.length === 0)
    return paragraph('No precautions are recorded here. That does not mean the herb is safe for everyone.');
  return list([...new Set(lines)]);
}

/** Findings with the same reason become one line that lists all pairs. */
function reasons(findings: readonly Finding[]): readonly string[] {
  const byReason = Map.groupBy(findings, ({ severity, why, advice }) => JSON.stringify([severity, why, advice]));
  return [...byReason.values()].flatMap((alike) => {
    const pairs = [...new Set(alike.map(({ subject, with: other }) => `${subject.name} and ${other.name}`))];
    return alike
      .slice(0, 1)
      .map(({ severity, why, advice }) => `${severityWords[severity]} (${pairs.join('; ')}): ${why} ${advice}`);
  });
}

function ingredientList(label: LabelText | null): string {
  return list(
    (label?.ingredients ?? []).map(({ name, amount, unit }) =>
      amount === null ? name : `${name} ${amount} ${unit ?? ''}`.trim(),
    ),
  );
}

export function section(title: string, body: string): string {
  return `<h3>${title}</h3>${body}`;
}

export function paragraph(text: string): string {
  return `<p>${escape(text)}</p>`;
}

export function list(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
