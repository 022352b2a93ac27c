import { coverage, createMemory, forbids } from '@herbie/domain';
import { type Answer, type Profile } from '@herbie/contract';
import { timestamp } from '../../platform/clock.ts';
import { writeNowOrRetry } from '../../platform/database/write-now-or-retry.ts';
import type { AppDeps } from '../../platform/deps.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import type { Assistant, Written } from '../assistant/assistant.ts';
import { herbsByKey } from '../herbs/herbs.service.ts';
import { searchLink, toProduct } from '../../platform/product-links.ts';
import { cleanAnswerHtml, type LinkRules } from './answer-html.ts';
import { interrupted, type RunningAnswer } from './followed-answer.ts';
import { forgetting } from './forgetting.ts';
import { questionOf } from './question-of.ts';
import { type StoredAnswer, toAssistantMessage, toUserMessage } from './messages.service.ts';
import { listVersions } from './branches.store.ts';
import { finishMessage, type MessageRow } from './messages.store.ts';
import { interruptMessage } from './running-answers.store.ts';

/** Blocks of answers that are kept for the next that hold the same, and for how long. */
const mostKept = 500;
const keptMs = 10 * 60_000;

interface Job {
  readonly deps: AppDeps;
  readonly assistant: Assistant;
  readonly running: RunningAnswer;
  readonly session: SignedIn;
  readonly recorder: ReplyRecorder;
  readonly profile: Profile | null;
  readonly question: MessageRow;
  /** The stored, still empty answer. */
  readonly reply: MessageRow;
}

/** Writes the answer to one question: publishes it block by block, stores it, and returns the whole. */
export async function writeAnswer(job: Job): Promise<Answer> {
  const { deps, running, assistant, session } = job;
  try {
    const { ofQuestion, ofReply } = await findVersions(job);
    const userMessage = toUserMessage(job.question, ofQuestion);
    running.publish({ event: 'user', data: userMessage });
    const page = await createPage(job);
    const asked = await questionOf(job);
    const written = await assistant.answer({
      ...asked,
      session,
      stop: running.stop.signal,
      raise: (level) => running.publish({ event: 'level', data: { level } }),
      show: page.show,
    });
    const row = await storeAnswer(job, { ...written, content: page.content() });
    const answer = { ...toAssistantMessage(row, { versions: ofReply }), userMessage };
    await job.recorder.end(answer);
    running.publish({ event: 'done', data: answer });
    return answer;
  } catch (error) {
    // Stored first: who is told looks at the chat at once, and may ask again.
    await writeNowOrRetry(() => interruptMessage(deps.db, job.reply.id));
    running.publish(interrupted);
    throw error;
  }
}

/** The answer as shown: each block is sanitized before it is published, and only published blocks are stored. */
async function createPage({ deps, running }: Job) {
  const rows = await herbsByKey(deps.db);
  const clean = cleaners.get(rows) ?? createCleaner(deps, rows);
  cleaners.set(rows, clean);
  const blocks: string[] = [];
  return {
    show(block: number, raw: string) {
      const html = clean(raw);
      blocks[block] = html;
      running.publish({ event: 'html', data: { block, html } });
    },
    content: () => blocks.filter((html) => html !== '').join('\n'),
  };
}

type HerbRows = ReadonlyMap<string, { readonly id: number }>;

const cleaners = new WeakMap<HerbRows, (block: string) => string>();

/** What is said of a herb stands in many answers, and is cleaned once for all that come in a row. */
function createCleaner({ config }: AppDeps, rows: HerbRows): (block: string) => string {
  const ids = new Set([...rows.values()].map((row) => row.id));
  const rules: LinkRules = {
    retailerHost: new URL(config.RETAILER_SEARCH_URL).host,
    affiliateTag: config.AFFILIATE_TAG,
    hasHerb: (id) => ids.has(id),
  };
  return forgetting(
    () => createMemory((block) => cleanAnswerHtml(linkTargets(block, { rows, config }), rules), mostKept).read,
    keptMs,
  );
}

async function storeAnswer(job: Job, { answer: advice, engine, content }: Written & { content: string }) {
  const { deps, running, reply } = job;
  const rows = await herbsByKey(deps.db);
  // What an alarm says is never cut short.
  const stopped = running.stop.signal.aborted && advice.level === 'none';
  // What nobody has read needs neither a note nor sources; a warning of what the person means to take stays.
  const isUnsaid = stopped && content === '';
  const stored: StoredAnswer = {
    level: advice.level,
    products: stopped ? [] : advice.products.map((product) => toProduct(deps, product)),
    recommended: stopped ? [] : advice.recommended.flatMap(({ key, name }) => toRecommended(rows.get(key)?.id, name)),
    findings: isUnsaid ? advice.findings.filter(({ severity }) => forbids(severity)) : advice.findings,
    ...(advice.checkedFor === undefined ? {} : { checkedFor: advice.checkedFor }),
    unrecognised: advice.unrecognised,
    sources: isUnsaid ? [] : advice.sources,
    followUps: stopped ? [] : advice.followUps,
  };
  running.publish({ event: 'findings', data: stored.findings });
  running.publish({ event: 'products', data: stored.products });
  return finishMessage(deps.db, reply, {
    content,
    status: stopped ? 'stopped' : 'complete',
    engine,
    answer: JSON.stringify(stored),
    knowledgeVersion: coverage().version,
    createdAt: timestamp(deps.clock),
  });
}

/** Ids of the question's versions and of the answer's: nothing else joins a chat while it is being answered. */
async function findVersions({ deps, question, reply }: Job) {
  const { id, parentId } = question;
  const siblings = await listVersions(deps.db, question);
  const idsOf = (parent: number | null, role: MessageRow['role']) =>
    siblings.filter((each) => each.parentId === parent && each.role === role).map((each) => each.id);
  return { ofQuestion: idsOf(parentId, 'user'), ofReply: [...idsOf(id, 'assistant'), reply.id] };
}

/** The knowledge base names herbs by key and what to search the shop for; the site's pages have ids, and the retailer an address. */
function linkTargets(html: string, { rows, config }: { rows: HerbRows; config: AppDeps['config'] }): string {
  return html
    .replaceAll(/href="herb:([a-z0-9-]+)"/g, (_, key: string) => {
      const row = rows.get(key);
      return row ? `href="/herbs/${row.id}"` : 'href=""';
    })
    .replaceAll(
      /href="shop:([^"]*)"/g,
      (_, words: string) => `href="${searchLink(config, decodeURIComponent(words)).replaceAll('&', '&amp;')}"`,
    );
}

function toRecommended(herbId: number | undefined, name: string): { herbId: number; name: string }[] {
  return herbId === undefined ? [] : [{ herbId, name }];
}
