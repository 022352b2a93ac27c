import { advise, type AdvisorAnswer, coverage, emptyPerson, type Person, readPerson } from '@herbie/domain';
import type { Answer, Profile } from '@herbie/contract';
import { timestamp } from '../../platform/clock.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { herbsByKey } from '../herbs/herbs.service.ts';
import { toProduct } from '../products/product-links.ts';
import { toPersonInput } from '../safety/person-of.ts';
import { cleanAnswerHtml, type LinkRules } from './answer-html.ts';
import { type StoredAnswer, toAssistantMessage, toUserMessage } from './messages.service.ts';
import { listBranch, listSiblings, type MessageRow, updateMessage } from './messages.store.ts';
import { htmlToText } from './plain-text.ts';
import type { RunningAnswer } from './running-answers.ts';

const rememberedMessages = 12;

interface Job {
  readonly deps: AppDeps;
  readonly running: RunningAnswer;
  readonly profile: Profile | null;
  readonly question: MessageRow;
  /** The stored, still empty answer. */
  readonly reply: MessageRow;
}

/** Writes the answer to one question: publishes it piece by piece, stores it, and answers the whole. */
export async function writeAnswer(job: Job): Promise<Answer> {
  const { deps, running } = job;
  try {
    running.publish({ event: 'user', data: await presentQuestion(job) });
    const advice = await adviseOn(job);
    const answer = await publishAdvice(job, advice);
    running.publish({ event: 'done', data: answer });
    return answer;
  } catch (error) {
    await updateMessage(deps.db, { id: job.reply.id, changes: { status: 'interrupted' } }).catch(() => undefined);
    running.publish({ event: 'error', data: { message: 'The answer was interrupted. Please try again.' } });
    throw error;
  }
}

async function adviseOn({ deps, profile, question }: Job): Promise<AdvisorAnswer> {
  const earlier =
    question.parentId === null
      ? []
      : await listBranch(deps.db, { chatId: question.chatId, leafId: question.parentId, limit: rememberedMessages });
  return advise({
    question: question.content,
    history: earlier.map((row) => ({
      role: row.role,
      text: row.role === 'user' ? row.content : htmlToText(row.content),
    })),
    person: personOf(profile),
    profileName: profile?.name ?? null,
  });
}

function personOf(profile: Profile | null): Person {
  return profile === null ? emptyPerson : readPerson(toPersonInput(profile));
}

async function publishAdvice(job: Job, advice: AdvisorAnswer): Promise<Answer> {
  const { deps, running, reply } = job;
  const rows = await herbsByKey(deps.db);
  const ids = new Set([...rows.values()].map((row) => row.id));
  const rules: LinkRules = {
    retailerHost: new URL(deps.config.RETAILER_SEARCH_URL).host,
    affiliateTag: deps.config.AFFILIATE_TAG,
    hasHerb: (id) => ids.has(id),
  };
  if (advice.level !== 'none') running.publish({ event: 'level', data: { level: advice.level } });
  const written: string[] = [];
  for (const [block, raw] of advice.blocks.entries()) {
    if (running.stop.signal.aborted) break;
    const html = cleanAnswerHtml(linkHerbs(raw, rows), rules);
    written.push(html);
    running.publish({ event: 'html', data: { block, html } });
  }
  const stopped = running.stop.signal.aborted;
  const stored: StoredAnswer = {
    level: advice.level,
    products: stopped ? [] : advice.products.map((product) => toProduct(deps, product)),
    recommended: stopped ? [] : advice.recommended.flatMap(({ key, name }) => toRecommended(rows.get(key)?.id, name)),
    findings: advice.findings.map((finding) => ({ ...finding, sources: [...finding.sources] })),
    unrecognised: [...advice.unrecognised],
    sources: [...advice.sources],
    followUps: stopped ? [] : [...advice.followUps],
  };
  if (stored.findings.length > 0) running.publish({ event: 'findings', data: stored.findings });
  if (stored.products.length > 0) running.publish({ event: 'products', data: stored.products });
  const row = await updateMessage(deps.db, {
    id: reply.id,
    changes: {
      content: written.join('\n'),
      status: stopped ? 'stopped' : 'complete',
      engine: 'built-in',
      answer: JSON.stringify(stored),
      knowledgeVersion: coverage().version,
      createdAt: timestamp(deps.clock),
    },
  });
  const versions = await versionsOf(job, row);
  return { ...toAssistantMessage(row, versions), userMessage: await presentQuestion(job) };
}

async function presentQuestion({ deps, question }: Job) {
  return toUserMessage(question, await versionsOf({ deps }, question));
}

async function versionsOf({ deps }: Pick<Job, 'deps'>, row: MessageRow): Promise<number[]> {
  const siblings = await listSiblings(deps.db, { chatId: row.chatId, parentIds: [row.parentId] });
  return siblings.filter((each) => each.role === row.role).map(({ id }) => id);
}

/** The knowledge base names herbs by key; the site's pages have ids. */
function linkHerbs(html: string, rows: ReadonlyMap<string, { id: number }>): string {
  return html.replaceAll(/href="herb:([a-z0-9-]+)"/g, (_, key: string) => {
    const row = rows.get(key);
    return row ? `href="/herbs/${row.id}"` : 'href=""';
  });
}

function toRecommended(herbId: number | undefined, name: string): { herbId: number; name: string }[] {
  return herbId === undefined ? [] : [{ herbId, name }];
}
