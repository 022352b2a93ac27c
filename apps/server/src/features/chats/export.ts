import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { answerText, type AssistantMessage, type Chat, type Message } from '@herbie/contract';
import { withoutTags } from '../../platform/product-links.ts';

export const exportFormats = {
  txt: { type: 'text/plain; charset=utf-8', write: toText },
  md: { type: 'text/markdown; charset=utf-8', write: toMarkdown },
  json: { type: 'application/json; charset=utf-8', write: toJson },
} as const;

const disclaimer =
  'Herbie is educational and gives no medical advice. Ask a doctor or pharmacist before you take anything, above all in pregnancy, for children, or with other medicines.';
/** Also those that only some programs break a line at. */
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

interface Conversation {
  readonly chat: Chat;
  readonly messages: readonly Message[];
}

async function toText({ chat, messages }: Conversation): Promise<string> {
  const blocks = await inTurns(messages, (message) => `${speaker(message)}\n${indent(textOf(message))}`);
  return [`${oneLine(chat.title)}\n${chat.createdAt.slice(0, 10)}`, ...blocks, disclaimer].join('\n\n').concat('\n');
}

async function toMarkdown({ chat, messages }: Conversation): Promise<string> {
  const blocks = await inTurns(messages, (message) => `**${speaker(message)}**\n\n${quote(textOf(message))}`);
  return [`# ${oneLine(chat.title)}`, chat.createdAt.slice(0, 10), ...blocks, `*${disclaimer}*`]
    .join('\n\n')
    .concat('\n');
}

async function toJson({ chat, messages }: Conversation): Promise<string> {
  const plain = await inTurns(messages, (message) => ({
    role: message.role,
    text: textOf(message),
    createdAt: message.createdAt,
    ...(message.role === 'assistant'
      ? {
          engine: message.engine,
          findings: message.findings,
          sources: message.sources,
          knowledgeVersion: message.knowledgeVersion,
        }
      : {}),
  }));
  return JSON.stringify({ title: chat.title, createdAt: chat.createdAt, messages: plain, disclaimer }, null, 2);
}

const writtenAtOnce = 200;

/** Exporting thousands of messages takes half a second, so it yields to other requests. */
async function inTurns<Written>(
  messages: readonly Message[],
  write: (message: Message) => Written,
): Promise<Written[]> {
  const written: Written[] = [];
  for (let from = 0; from < messages.length; from += writtenAtOnce) {
    written.push(...messages.slice(from, from + writtenAtOnce).map(write));
    await yieldToEventLoop();
  }
  return written;
}

function speaker(message: Message): string {
  return message.role === 'user' ? 'You:' : 'Herbie:';
}

/** Plain text without affiliate tags. */
function textOf(message: Message): string {
  const text = message.role === 'user' ? message.content : answerOf(message);
  return text.replaceAll(bidiControls, '').replaceAll(/https?:\/\/[^\s\]]+/g, withoutTags);
}

/** With a line that says so when it is not the whole answer. */
function answerOf({ content, status }: AssistantMessage): string {
  const text = answerText(content, { withLinks: true });
  return status === 'complete' ? text : `${text}\n(${status})`.trim();
}

/** Indented, so that a line of a message cannot pass for a speaker's line. */
function indent(text: string): string {
  return text
    .split(lineEnds)
    .map((line) => `  ${line}`)
    .join('\n');
}

function quote(text: string): string {
  return text
    .split(lineEnds)
    .map((line) => `> ${line}`)
    .join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(bidiControls, '').replaceAll(/[\s\u0085]+/g, ' ');
}
